import { join } from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { mastersFolder, readMasterList } from '../../backend/media/masterList';
import type { CutArtwork } from '../artwork';

/** Longer side of the picture, in pixels. */
const longerSide = 900;

/** The share of a box that a box of the same shape, turned within it, still fills. */
const insideShare = (width: number, height: number, degrees: number): number => {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const [long, short] = width > height ? [width, height] : [height, width];
  return short / (long * Math.sin(angle) + short * Math.cos(angle));
};

/**
 * Cuts a part out of another picture.
 * @throws when there is no such picture.
 */
export const drawCut = async ({ of, turn, light, warmth, ...box }: CutArtwork): Promise<Sharp> => {
  const source = readMasterList().find(({ path }) => path === of);
  if (!source) throw new Error(`There is no picture ${of} to cut from.`);
  const width = Math.round(box.width * source.masterWidth);
  const height = Math.round(box.height * source.masterHeight);
  const left = Math.round(box.left * source.masterWidth);
  const top = Math.round(box.top * source.masterHeight);
  const part = await sharp(join(mastersFolder, source.master)).extract({ left, top, width, height }).toBuffer();
  const turned = await sharp(part).rotate(turn, { background: '#ffffff' }).png().toBuffer({ resolveWithObject: true });
  const share = insideShare(width, height, turn);
  const inside = { width: Math.floor(width * share) - 2, height: Math.floor(height * share) - 2 };
  const straight = await sharp(turned.data)
    .extract({
      left: Math.floor((turned.info.width - inside.width) / 2),
      top: Math.floor((turned.info.height - inside.height) / 2),
      ...inside,
    })
    .removeAlpha()
    .png()
    .toBuffer();
  return sharp(straight)
    .resize({ width: longerSide, height: longerSide, fit: 'inside' })
    .modulate({ brightness: light, saturation: 0.92 })
    .linear([1 + warmth, 1, 1 - warmth], [0, 0, 0]);
};
