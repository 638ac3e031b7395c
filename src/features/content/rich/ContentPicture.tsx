import { type ReactNode, useState } from 'react';

import { imageSrcSet, imageUrl } from '@/kernel/images/imageUrl';
import { isOwnPicture } from '@/kernel/images/isOwnPicture';
import type { PictureProps } from '../readers/picture';
import styles from './ContentPicture.module.css';

const usualWidths = [320, 640, 960, 1280, 1600, 2560] as const;
const fallbackWidth = 960;

export interface ContentPictureProps extends PictureProps {
  alt: string;
  title?: string;
  /** As in HTML. */
  sizes: string;
  widths?: readonly number[];
  /** Loads it at once. */
  isFirst?: boolean;
  className?: string;
  style?: React.CSSProperties;
  /** Other pictures for other windows: `source` elements. */
  sources?: ReactNode;
}

/**
 * A picture that an editor named. Its space is reserved before it is loaded: by its size where that is known; otherwise by
 * a frame, which the picture gives up when it is loaded out of sight, where no visitor sees the page move. Of a picture that is not the shop's own only
 * the alternative text is shown.
 */
export const ContentPicture = (props: ContentPictureProps) => {
  const {
    src,
    width,
    height,
    ratio,
    alt,
    sizes,
    widths = usualWidths,
    isFirst = false,
    sources,
    className = '',
  } = props;
  const [isFramed, setIsFramed] = useState(!(width && height) && !ratio);
  if (!isOwnPicture(src)) return alt;
  const options = { type: 'wysiwyg', fit: 'bounds' } as const;
  const picture = (
    <img
      sizes={sizes}
      srcSet={imageSrcSet(src, { ...options, widths, ratio: null })}
      src={imageUrl(src, { ...options, width: fallbackWidth })}
      alt={alt}
      title={props.title}
      width={width}
      height={height}
      className={`${isFramed ? styles.framed : ''} ${className}`}
      style={!(width && height) && ratio ? { aspectRatio: ratio, ...props.style } : props.style}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      onLoad={({ currentTarget }) => {
        const { top, bottom } = currentTarget.getBoundingClientRect();
        if (top > window.innerHeight || bottom < 0) setIsFramed(false);
      }}
    />
  );
  return sources ? (
    <picture>
      {sources}
      {picture}
    </picture>
  ) : (
    picture
  );
};
