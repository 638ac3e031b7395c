import type { ProductData } from './catalogueData';
import type { PaletteName } from './packSpec';

/** Path below /media/ of the picture for packs of that palette: the wide one, or the tall one of phones. */
export const premiumPicturePath = (palette: PaletteName, size: 'wide' | 'tall'): string =>
  `wysiwyg/premium/${palette}${size === 'tall' ? '-phone' : ''}.jpg`;

/** Page Builder keeps JSON in an attribute, with its quotation marks escaped twice. */
const quoted = (text: string): string => `\\&quot;${text}\\&quot;`;

/** Imitates an editor's content in Page Builder: a banner with a picture and words at its left. */
export const premiumContentOf = ({ premium, pack }: ProductData): string | null => {
  if (!premium) return null;
  const images = [
    `${quoted('desktop_image')}:${quoted(`/media/${premiumPicturePath(pack.palette, 'wide')}`)}`,
    `${quoted('mobile_image')}:${quoted(`/media/${premiumPicturePath(pack.palette, 'tall')}`)}`,
  ].join(',');
  return (
    '<div data-content-type="banner" data-appearance="collage-left" data-show-button="never" data-show-overlay="never" ' +
    'data-element="main" class="premium"><div data-element="empty_link">' +
    `<div class="pagebuilder-banner-wrapper" data-element="wrapper" data-background-images="{${images}}">` +
    '<div class="pagebuilder-overlay" data-element="overlay"><div class="pagebuilder-collage-content">' +
    `<div data-element="content"><h2>${premium.heading}</h2><p>${premium.text}</p></div>` +
    '</div></div></div></div></div>'
  );
};
