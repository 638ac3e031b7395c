import { type ImgHTMLAttributes, useRef, useState } from 'react';
import { defaultImageRatio, imageSrcSet, type ImageType, imageUrl, imageWidths } from '@/kernel/images/imageUrl';
import { heldPicture } from '@/kernel/images/heldPicture';
import { isPlaceholder } from '@/kernel/images/isPlaceholder';
import { usePictureTurn } from '@/kernel/viewport/heldPictures';
import { NoPicture } from './NoPicture';

export interface ImageProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'draggable' | 'title'> {
  /** Path or address of the picture at the backend; without one, the placeholder shows. */
  resource: string | null | undefined;
  type: ImageType;
  /** Empty for decoration. */
  alt: string;
  /** How wide it is shown, as in HTML: `(width < 40em) 50vw, 25vw`. */
  sizes: string;
  widths?: readonly number[];
  /** Width divided by height; default 0.8. null keeps the picture's own, which then needs `width` and `height`. */
  ratio?: number | null;
  /** Own size in pixels, for `ratio={null}`. */
  width?: number;
  height?: number;
  /** The largest picture of the first view: asked for at once and first. */
  isPriority?: boolean;
  /** Part of what is first seen, but not the largest. */
  isEager?: boolean;
}

/** The width that browsers without `srcset` get, and that stands for the geometry. */
const baseWidth = 640;

/** A picture of the image service. Its room is kept before it comes; when it does not come, a neutral placeholder stays. */
export const Image = (props: ImageProps) => {
  const {
    resource,
    type,
    alt,
    sizes,
    widths = imageWidths,
    ratio = defaultImageRatio,
    isPriority = false,
    isEager = false,
  } = props;
  const [brokenResource, setBrokenResource] = useState<string>();
  const width = props.width ?? baseWidth;
  const height = props.height ?? (ratio === null ? undefined : Math.round(width / ratio));
  const picture = useRef<HTMLImageElement>(null);
  const isFirstView = isPriority || isEager;
  // Without a size there is nothing that could keep its room.
  const mayLoad = usePictureTurn(picture, isFirstView || height === undefined);

  if (!resource || isPlaceholder(resource) || brokenResource === resource) {
    return <NoPicture label={alt} ratio={height ? width / height : undefined} className={props.className} />;
  }
  return (
    <img
      ref={picture}
      // Before `src`, or Safari starts with the wrong picture.
      sizes={sizes}
      srcSet={mayLoad ? imageSrcSet(resource, { type, widths, ratio }) : undefined}
      src={
        mayLoad || height === undefined
          ? imageUrl(resource, { type, width, ...(ratio === null ? {} : { height: width / ratio }) })
          : heldPicture(width, height)
      }
      alt={alt}
      width={width}
      height={height}
      className={props.className}
      title={props.title}
      draggable={props.draggable}
      loading={isFirstView ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding={isPriority ? 'sync' : 'async'}
      onError={() => setBrokenResource(resource)}
    />
  );
};
