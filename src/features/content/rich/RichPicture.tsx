import { isReplaced, pictureAddress } from '../readers/pictureAddress';
import { ContentPicture } from './ContentPicture';
import { richPictureLook } from './richPictureLook';

/** A picture in running text. */
export const RichPicture = ({ element }: { element: HTMLElement }) => {
  const look = richPictureLook(element, pictureAddress(element));
  if (!look || isReplaced(element)) return null;
  const { picture, ...shown } = look;
  return <ContentPicture {...picture} {...shown} />;
};
