import { useMemo } from 'react';
import { vectorPicture } from '../sanitise/vectorPicture';
import { elementStyle } from './elementLook';
import { nameOfLink } from './linkLook';
import { ownClassNames } from './ownClassNames';
import { inTextPicture } from './pictureLook';

/** What a link is called whose only content was a picture that cannot be shown. */
const wordsOfLink = (img: HTMLElement): string | null => {
  const link = img.closest<HTMLElement>('a');
  return link?.querySelectorAll('img').length === 1 ? nameOfLink(link) : null;
};

/** What an editor drew in running text. */
export const RichVector = ({ element }: { element: HTMLElement }) => {
  const { src, alt, ...size } = useMemo(() => vectorPicture(element), [element]);
  if (src === undefined) return alt || wordsOfLink(element);
  const className = `${inTextPicture} ${ownClassNames(element.classList)}`.trim();
  return <img {...size} src={src} alt={alt} className={className} style={elementStyle(element)} />;
};
