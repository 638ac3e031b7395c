import type { RefObject } from 'react';

import type { RowProps } from './readRow';
import { LazyBackgroundVideo } from '../../video/LazyBackgroundVideo';
import { useParallax } from '../../motion/useParallax';

export interface RowMotionProps {
  row: RowProps;
  /** The row's picture, which moves with `speed`. */
  layer: RefObject<HTMLElement | null>;
  /** Clamped; undefined without parallax. */
  speed: number | undefined;
}

/** Moving background of a row: its picture or its film. */
export const RowMotion = ({ row, layer, speed }: RowMotionProps) => {
  useParallax(layer, speed);
  return row.backgroundType === 'video' ? <LazyBackgroundVideo {...row} speed={speed} /> : null;
};
