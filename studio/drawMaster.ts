import sharp, { type Sharp } from 'sharp';

import type { Artwork } from './artwork';
import { loadFonts } from './lettering/fonts';
import { designPack } from './packs/design';
import { packPlateOf } from './packs/forms';
import { toneMap } from './plates/colour';
import type { Image } from './plates/image';
import type { Studio } from './plates/openStudio';
import { drawScene } from './scenes/drawScene';
import { defaultPacks } from './scenes/defaultPacks';
import { STAGES } from './scenes/stages';
import { drawTableware, tablewareSize } from './tableware/drawTableware';
import { drawWrapping } from './wrapping/drawWrapping';
import { drawBack } from './views/back';
import { drawCut } from './views/cut';
import { drawCutout } from './views/cutout';
import { drawFront } from './views/front';
import { pictureSize } from './views/grounds';
import { drawScale } from './views/scale';
import { drawStill, stillPlateOf } from './views/still';

/** Dots per inch at which one SVG user unit is one pixel. */
const unitDensity = 72;
/** Area of a scene's master in pixels at most. */
const scenePixels = 1.2e6;

/** AVIF quality; a leaflet is all type, and large enough to bear less. */
const qualityOf = (artwork: Artwork): number => (artwork.kind === 'pack' && artwork.view === 'back' ? 34 : 40);
/** More effort takes longer than the whole picture. */
const effort = 1;

/** What every file says of itself. */
const description = {
  IFD0: {
    ImageDescription: 'Rendered by computer from a model of the pack; not a photograph.',
    Software: 'Halewell studio (Blender)',
    Copyright: 'Halewell',
  },
};

/** A finished picture: AVIF, and its size in pixels. */
export interface Master {
  bytes: Buffer;
  width: number;
  height: number;
}

/** The renders that a picture is made of. */
export const platesOf = (artwork: Artwork): readonly string[] => {
  switch (artwork.kind) {
    case 'still':
      return [stillPlateOf(artwork.still)];
    case 'cutout':
      return ['empty', packPlateOf(designPack(artwork.pack))];
    case 'scene': {
      const packs = artwork.packs ?? defaultPacks(artwork.scene);
      return ['empty', STAGES[artwork.scene].plate, ...packs.map((pack) => packPlateOf(designPack(pack)))];
    }
    case 'pack': {
      const pack = packPlateOf(designPack(artwork.pack));
      const plates = {
        front: ['empty', pack],
        back: ['leaflet'],
        scale: ['empty', pack, 'water', STAGES.windowsill.plate],
      };
      return plates[artwork.view];
    }
    case 'cut':
    case 'tableware':
    case 'wrapping':
      return [];
  }
};

const packViews = { front: drawFront, back: drawBack, scale: drawScale };

const ofImage = (image: Image): Sharp =>
  sharp(toneMap(image), { raw: { width: image.width, height: image.height, channels: 3 } });

const sceneSizeOf = ({ width, height }: { width: number; height: number }): { width: number; height: number } => {
  // Screens with more than two pixels a point show no difference.
  const scale = Math.min(2, Math.sqrt(scenePixels / (width * height)));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

const draw = async (studio: Studio, artwork: Artwork): Promise<Sharp> => {
  switch (artwork.kind) {
    case 'pack':
      return ofImage(await packViews[artwork.view](studio, designPack(artwork.pack)));
    case 'still':
      return ofImage(drawStill(studio, artwork));
    case 'scene': {
      const { width, height } = sceneSizeOf(artwork);
      return ofImage(await drawScene(studio, artwork, width, height));
    }
    case 'cutout': {
      const pixels = await drawCutout(studio, designPack(artwork.pack));
      return sharp(pixels, { raw: { ...pictureSize, channels: 4 } });
    }
    case 'cut':
      return drawCut(artwork);
    case 'tableware':
      return sharp(Buffer.from(drawTableware(artwork)), { density: unitDensity }).resize(
        tablewareSize.width,
        tablewareSize.height,
        { fit: 'fill' },
      );
    case 'wrapping':
      return sharp(Buffer.from(drawWrapping(artwork)), { density: unitDensity });
  }
};

/** Makes a picture once, in the largest size that the shop shows. Its plates must be there. */
export const drawMaster = async (studio: Studio, artwork: Artwork): Promise<Master> => {
  await loadFonts();
  const picture = (await draw(studio, artwork)).avif({ quality: qualityOf(artwork), effort });
  const { data, info } = await picture.withExif(description).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
};
