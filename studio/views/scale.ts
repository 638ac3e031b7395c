import type { PackDesign } from '../packs/design';
import { packPlateOf, type PackPlate } from '../packs/forms';
import { sizeOf } from '../packs/sizes';
import { fitParts, lay } from '../plates/compose';
import type { Image } from '../plates/image';
import type { Studio } from '../plates/openStudio';
import type { Parts } from '../plates/sprite';
import { developScene, frameScene, placeSprite, showFrame } from '../scenes/frame';
import { sceneSize, STAGES } from '../scenes/stages';
import { pictureSize } from './grounds';
import { makePackSprite } from './packSprite';

/** The glass of water, in metres. */
const glass = { width: 0.067, height: 0.108 };
/** Height of the taller and width of both at most, in metres of the scene. */
const tallest = 0.158;
const widest = 0.212;
const mostEnlarged = 1.55;
const gap = 0.022;

/** What packs of one form share: the counter with the glass, and their plate where they stand. */
interface Setting {
  ground: Image;
  parts: Parts;
}

const settings = new WeakMap<Studio, Map<PackPlate, Setting>>();

const arrange = (studio: Studio, plate: PackPlate): Setting => {
  const stage = STAGES.windowsill;
  const frame = frameScene(stage, pictureSize, 0.5);
  const counter = showFrame(developScene(studio.scene(stage.plate).light, stage), frame);
  const { width, height, scale } = sizeOf(plate);
  const size = Math.min(
    mostEnlarged,
    tallest / Math.max(height / scale, glass.height),
    (widest - gap) / (glass.width + width / scale),
  );
  const [glassWidth, packWidth] = [glass.width * size, (width / scale) * size];
  const left = stage.middle - ((glassWidth + gap + packWidth) / 2) * sceneSize.scale;
  const glassMiddle = left + (glassWidth / 2) * sceneSize.scale;
  const packMiddle = left + (glassWidth + gap + packWidth / 2) * sceneSize.scale;
  const ground = lay(counter, studio.glass(), placeSprite(frame, glassMiddle, stage.ground - 14, size));
  const place = placeSprite(frame, packMiddle, stage.ground + 10, size / scale);
  return { ground, parts: fitParts(studio.pack(plate), place, ground) };
};

const settingOf = (studio: Studio, plate: PackPlate): Setting => {
  const made = settings.get(studio) ?? new Map<PackPlate, Setting>();
  settings.set(studio, made);
  const setting = made.get(plate) ?? arrange(studio, plate);
  made.set(plate, setting);
  return setting;
};

/** The pack on a counter beside a glass of water, both at the same scale. */
export const drawScale = async (studio: Studio, design: PackDesign): Promise<Image> => {
  const { ground, parts } = settingOf(studio, packPlateOf(design));
  return lay(ground, await makePackSprite(studio, design, parts));
};
