import type { PaletteName, SceneArtwork } from '../media/artwork';
import type { ProductData } from './catalogueData';

/** Powders in the bowls of a product's premium picture, the largest bowl first, after the colours of its pack. */
const tones: Record<PaletteName, string[]> = {
  sage: ['#8FAE7C', '#F3EEE4', '#C9D8BE', '#D98A1E'],
  butter: ['#E3B23C', '#F3E3D5', '#F6E3A5', '#8FAE7C'],
  blush: ['#D98E7B', '#F3EEE4', '#F1CFC2', '#B4566A'],
  sky: ['#F6F5F0', '#EDEFEF', '#DEEBEF', '#9ABFCB'],
  clay: ['#B9814F', '#E9D2B8', '#F3EEE4', '#8FAE7C'],
  stone: ['#F3EEE4', '#D9D3C4', '#EFEBE2', '#B7AE98'],
  forest: ['#3F6B52', '#8FAE7C', '#F3EEE4', '#D98A1E'],
  beet: ['#B4566A', '#F3E3D5', '#D9A0AB', '#7C2F45'],
};

/** One picture for every palette and device: the wide one for a row of 480 px, the tall one above its text. */
const sizes = { wide: { width: 1440, height: 514 }, tall: { width: 960, height: 800 } } as const;

const pathOf = (palette: PaletteName, size: keyof typeof sizes): string =>
  `wysiwyg/premium/${palette}${size === 'tall' ? '-phone' : ''}.jpg`;

/** The pictures that the premium content of packs with that palette shows. */
export const premiumPictures = (
  palette: PaletteName,
): { path: string; width: number; height: number; artwork: SceneArtwork }[] =>
  (['wide', 'tall'] as const).map((size) => ({
    path: pathOf(palette, size),
    ...sizes[size],
    artwork: {
      kind: 'scene',
      scene: 'flatlay',
      ...sizes[size],
      tones: tones[palette],
      capsules: [palette, palette],
    },
  }));

/** Page Builder keeps JSON in an attribute, with its quotation marks escaped twice. */
const quoted = (text: string): string => `\\&quot;${text}\\&quot;`;

/** What an editor would have made of it in Page Builder: a banner with a picture and words at its left. */
export const premiumContentOf = ({ premium, pack }: ProductData): string | null => {
  if (!premium) return null;
  const images = [
    `${quoted('desktop_image')}:${quoted(`/media/${pathOf(pack.palette, 'wide')}`)}`,
    `${quoted('mobile_image')}:${quoted(`/media/${pathOf(pack.palette, 'tall')}`)}`,
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
