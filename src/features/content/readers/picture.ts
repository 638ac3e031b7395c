import { findPart, numberOf, readJson, text } from './attributes';
import type { ImageProps, PictureProps } from './blockProps';
import { readLink } from './links';

/** Reads a picture and, where the editor's tool noted it, its size; broken notes mean unknown. */
export const readPicture = (img: HTMLElement | null | undefined): PictureProps | undefined => {
  const src = text(img?.getAttribute('src'));
  if (!src) return undefined;
  const [noted = {}] = readJson(img?.dataset.imageDimensions);
  const size = (key: string): number | undefined => {
    const number = numberOf(noted, key) ?? Number(img?.getAttribute(key) ?? NaN);
    return number > 0 ? number : undefined;
  };
  const width = size('width');
  const height = size('height');
  const ratio = width && height ? width / height : numberOf(noted, 'ratio');
  return { src, width, height, ratio };
};

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
