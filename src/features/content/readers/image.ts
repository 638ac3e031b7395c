import { findPart, readLink } from './attributes';
import type { ImageProps } from './blockProps';

interface Dimensions {
  width?: number;
  height?: number;
}

/** Reads `data-image-dimensions`; broken JSON means unknown. */
const readDimensions = (json: string | undefined): Dimensions => {
  if (!json) return {};
  try {
    const value: unknown = JSON.parse(json.replace(/\\"/g, '"'));
    if (typeof value !== 'object' || value === null) return {};
    const size = (key: string): number | undefined => {
      const number = Number(Reflect.get(value, key));
      return number > 0 ? number : undefined;
    };
    return { width: size('width'), height: size('height') };
  } catch {
    return {};
  }
};

/** Reads an image block: two pictures at most, alternative text, caption and link. */
export const readImage = (element: HTMLElement): ImageProps => {
  const desktop = findPart(element, 'desktop_image') ?? element.querySelector<HTMLElement>('img') ?? undefined;
  const mobile = findPart(element, 'mobile_image');
  const desktopImage = desktop?.getAttribute('src') ?? undefined;
  const mobileImage = mobile?.getAttribute('src') ?? undefined;
  return {
    ...readLink(element.querySelector<HTMLElement>('a') ?? undefined),
    ...readDimensions(desktop?.dataset.imageDimensions),
    desktopImage,
    mobileImage: mobileImage === desktopImage ? undefined : mobileImage,
    altText: desktop?.getAttribute('alt') ?? '',
    title: desktop?.getAttribute('title') ?? undefined,
    caption: findPart(element, 'caption')?.textContent.trim() || undefined,
  };
};
