import { numberOf, readJson, text } from './attributes';

/** A picture that an editor uploaded. */
export interface PictureProps {
  src: string;
  /** CSS pixels; the ratio is width by height. */
  width?: number;
  height?: number;
  ratio?: number;
  /** Whether a style says one of its sizes. */
  isSized?: boolean;
}

/** Reads a picture and, where the editor's tool noted it, its size; broken notes mean unknown. */
export const readPicture = (
  img: HTMLElement | null | undefined,
  src = text(img?.getAttribute('src')),
): PictureProps | undefined => {
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
