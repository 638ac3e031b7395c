import { type ReactNode, useRef, useState } from 'react';

import { heldPicture } from '@/kernel/images/heldPicture';
import { usePictureTurn } from '@/kernel/viewport/heldPictures';
import type { PictureProps } from '../readers/picture';
import { framedPicture, heldSize, needsFrame, pictureAddresses, ratioStyle } from './pictureLook';

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
 * a frame, which the picture gives up when it is loaded out of sight, where no visitor sees the page move. Of a picture that
 * is not the shop's own only the alternative text is shown.
 */
export const ContentPicture = (props: ContentPictureProps) => {
  const { src, width, height, alt, sizes, widths, isFirst = false, sources, className = '' } = props;
  const [isFramed, setIsFramed] = useState(needsFrame(props));
  const image = useRef<HTMLImageElement>(null);
  const size = heldSize(props, Boolean(sources));
  const mayLoad = usePictureTurn(image, isFirst || !size);
  const addresses = pictureAddresses(src, widths);
  if (!addresses) return alt;
  const picture = (
    <img
      ref={image}
      sizes={sizes}
      srcSet={mayLoad ? addresses.srcSet : undefined}
      src={mayLoad || !size ? addresses.src : heldPicture(...size)}
      alt={alt}
      title={props.title}
      width={width}
      height={height}
      className={`${isFramed ? framedPicture : ''} ${className}`}
      style={{ ...ratioStyle(props), ...props.style }}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      onLoad={({ currentTarget }) => {
        const { top, bottom } = currentTarget.getBoundingClientRect();
        if (mayLoad && (top > window.innerHeight || bottom < 0)) setIsFramed(false);
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
