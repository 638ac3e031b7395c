import type { CSSProperties } from 'react';

import type { ProductsProps } from './readProducts';

type RowSize = CSSProperties & { '--slots'?: number; '--inset'?: string };

/** How wide the cards of a row are: those of a continuous one share the width that its neighbours leave. */
export const rowSize = (
  { carouselMode, centerPadding = '0px' }: Pick<ProductsProps, 'carouselMode' | 'centerPadding'>,
  slots: number,
  isCentred: boolean,
): RowSize => (carouselMode === 'continuous' ? { '--slots': slots, '--inset': isCentred ? centerPadding : '0px' } : {});
