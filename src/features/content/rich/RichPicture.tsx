import { readPicture } from '../readers/picture';
import { ContentPicture } from './ContentPicture';
import { richSizes } from './pictureLook';
import { ownClassNames } from './ownClassNames';
import { safeStyle } from './safeStyle';

/** A picture in running text. */
export const RichPicture = ({ element }: { element: HTMLElement }) => {
  const picture = readPicture(element);
  if (!picture) return null;
  return (
    <ContentPicture
      {...picture}
      alt={element.getAttribute('alt') ?? ''}
      title={element.getAttribute('title') ?? undefined}
      className={ownClassNames(element.classList)}
      style={safeStyle(element)}
      sizes={richSizes(picture)}
    />
  );
};
