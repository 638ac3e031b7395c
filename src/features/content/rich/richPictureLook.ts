import type { CSSProperties } from 'react';
import { type PictureProps, readPicture } from '../readers/picture';
import { lengthOf } from './attributeStyle';
import { elementStyle } from './elementLook';
import { ownClassNames } from './ownClassNames';
import { inTextPicture, richSizes } from './pictureLook';
import { safeValue } from './safeStyle';

/** A height that an editor chose for a line of words or a row of pictures. */
const height = /^(?:\d{1,3}(?:\.\d+)?px|\d(?:\.\d+)?r?em)$/;

/** A number of pixels in a style. */
const pixels = (value: string): number | undefined => (/^[\d.]+px$/.test(value) ? Number.parseFloat(value) : undefined);

/**
 * What a style says of a picture's size beyond what its two attributes say together: the attributes of older HTML take
 * shares of the page, and one of the two alone leaves the other to the picture.
 */
const sizeStyle = (img: HTMLElement, { width }: PictureProps, isWhole: boolean): CSSProperties => {
  const said = lengthOf(img.getAttribute('width') ?? '') ?? (width ? `${width}px` : '');
  if (said.endsWith('%') || (said && !isWhole)) return { width: safeValue('width', said) };
  const high = img.style.height || (lengthOf(img.getAttribute('height') ?? '') ?? '');
  return !isWhole && height.test(high) ? { width: 'auto', height: high, objectFit: 'contain' } : {};
};

/**
 * A picture of running text as it is shown, with its name and its look; undefined where there is none.
 * @param address where it comes from, which only the page's own code may have to look for.
 */
export const richPictureLook = (img: HTMLElement, address: string | undefined) => {
  const read = readPicture(img, address);
  if (!read) return undefined;
  const styled = { width: pixels(img.style.width), height: pixels(img.style.height) };
  const isStyled = Boolean(styled.width && styled.height);
  const picture = isStyled ? { ...read, ...styled } : read;
  const isWhole = isStyled || Boolean(read.width && read.height);
  const style = { ...sizeStyle(img, picture, isWhole), ...elementStyle(img) };
  const title = img.getAttribute('title') ?? undefined;
  return {
    picture: { ...picture, isSized: style.width !== undefined && !isWhole },
    alt: img.getAttribute('alt') ?? title ?? '',
    title,
    sizes: richSizes(picture),
    className: `${inTextPicture} ${ownClassNames(img.classList)}`.trim(),
    style,
  };
};
