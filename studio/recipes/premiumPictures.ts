import type { PaletteName } from '../../backend/seed/packSpec';
import { premiumPicturePath } from '../../backend/seed/premiumContent';
import type { Picture } from '../picture';

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

/** One picture for every device: the wide one for a row of 480 px, the tall one above its text. */
const sizes = { wide: { width: 1440, height: 514 }, tall: { width: 960, height: 800 } } as const;

/** The pictures that the premium content of packs with that palette shows. */
export const premiumPictures = (palette: PaletteName): Picture[] =>
  (['wide', 'tall'] as const).map((size) => ({
    path: premiumPicturePath(palette, size),
    ...sizes[size],
    artwork: {
      kind: 'scene',
      scene: 'flatlay',
      ...sizes[size],
      tones: tones[palette],
    },
  }));
