import type { Artwork } from './artwork';
import { loadFonts } from './lettering/fonts';
import { drawCutout, drawPackView } from './packs/drawPackView';
import { drawScene } from './scenes/drawScene';
import { drawTableware } from './tableware/drawTableware';

/** Draws a picture as SVG. The same recipe always gives the same text: no clock, no chance. The fonts must be loaded. */
export function renderArtwork(artwork: Artwork): string {
  switch (artwork.kind) {
    case 'pack':
      return drawPackView(artwork.pack, artwork.view);
    case 'cutout':
      return drawCutout(artwork.pack);
    case 'scene':
      return drawScene(artwork);
    case 'tableware':
      return drawTableware(artwork);
  }
}

/** Like {@link renderArtwork}, after the fonts of the labels are there. */
export const drawArtwork = async (artwork: Artwork): Promise<string> => {
  await loadFonts();
  return renderArtwork(artwork);
};
