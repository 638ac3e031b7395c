import { findPart, text } from '../../readers/attributes';
import { type LinkProps, readLink } from '../../readers/links';
import { type PictureProps, readPicture } from '../../readers/picture';

export interface ImageProps extends LinkProps {
  desktopImage?: PictureProps;
  mobileImage?: PictureProps;
  altText: string;
  title?: string;
  caption?: string;
}

/** Reads an image block: two pictures at most, alternative text, caption and link. */
export const readImage = (element: HTMLElement): ImageProps => {
  const mobile = findPart(element, 'mobile_image');
  const desktop = findPart(element, 'desktop_image') ?? (mobile ? undefined : element.querySelector('img'));
  const desktopImage = readPicture(desktop);
  const mobileImage = readPicture(mobile);
  return {
    ...readLink(element.querySelector<HTMLElement>('a')),
    desktopImage,
    mobileImage: mobileImage?.src === desktopImage?.src ? undefined : mobileImage,
    altText: (desktop ?? mobile)?.getAttribute('alt') ?? '',
    title: text((desktop ?? mobile)?.getAttribute('title')),
    caption: text(findPart(element, 'caption')?.textContent),
  };
};
