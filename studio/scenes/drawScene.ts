import type { SceneArtwork } from '../artwork';
import type { PackSpec } from '../../backend/seed/packSpec';
import { designPack, type PackDesign } from '../packs/design';
import { packPlateOf } from '../packs/forms';
import { sizeOf } from '../packs/sizes';
import { colourOf } from '../plates/colour';
import { lay } from '../plates/compose';
import { at, makeImage, type Image } from '../plates/image';
import type { Studio } from '../plates/openStudio';
import { paint } from '../plates/sprite';
import { makePackSprite } from '../views/packSprite';
import { defaultPacks } from './defaultPacks';
import { developScene, frameScene, placeSprite, showFrame, type Frame } from './frame';
import { sceneSize, STAGES } from './stages';

/** Packs are larger than what stands around them, so that their labels are read. */
const largest = 1.32;
/** Space between two packs, in pixels of the scene. */
const gap = 14;
const usualTones = ['#E3B23C', '#8FAE7C', '#F3EEE4'];

const widthOf = (design: PackDesign): number => sizeOf(packPlateOf(design)).width * sceneSize.scale;

/** Stands packs side by side; the outer ones a little further back. */
const standPacks = async (
  studio: Studio,
  ground: Image,
  frame: Frame,
  packs: readonly PackSpec[],
  middle: number,
  foot: number,
  fit: number,
): Promise<Image> => {
  const designs = packs.map(designPack);
  const wide = designs.reduce((sum, design) => sum + widthOf(design), 0) + gap * (designs.length - 1);
  const size = Math.min(largest, (fit * frame.width) / wide);
  let picture = ground;
  let x = middle - (wide * size) / 2;
  for (const [index, design] of designs.entries()) {
    const width = widthOf(design) * size;
    const back = index === 1 ? 0 : 8;
    const place = placeSprite(frame, x + width / 2, foot - back, size);
    picture = lay(picture, await makePackSprite(studio, design), place);
    x += width + gap * size;
  }
  return picture;
};

/** Puts the front of a box before what stands in it. */
const coverFront = (picture: Image, scene: Image, front: Image): Image =>
  makeImage(picture, (index) => {
    const share = Math.min(1, at(front.data, index - (index % 3) + 1));
    return at(picture.data, index) * (1 - share) + at(scene.data, index) * share;
  });

/** A scene with its packs, in the size that its place needs. */
export const drawScene = async (
  studio: Studio,
  artwork: SceneArtwork,
  width: number,
  height: number,
): Promise<Image> => {
  const {
    scene,
    packs = defaultPacks(scene),
    anchor = width > height * 1.6 ? 0.67 : 0.5,
    fit = 0.8,
    tones = usualTones,
  } = artwork;
  const stage = STAGES[scene];
  const { light, parts } = studio.scene(stage.plate);
  const frame = frameScene(stage, { width, height }, anchor);
  const whole = developScene(light, stage);
  const empty = showFrame(whole, frame);
  if (scene === 'flatlay' && parts) return showFrame(lay(whole, paint(parts, { fills: tones.map(colourOf) })), frame);
  const fitting = width > height * 1.6 ? Math.min(fit, 0.6) : Math.max(fit, 0.74);
  const standing = await standPacks(studio, empty, frame, packs, stage.middle, stage.ground, fitting);
  return scene === 'parcel' && parts ? coverFront(standing, empty, showFrame(parts.masks, frame)) : standing;
};
