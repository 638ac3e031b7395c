import type { Place } from '../plates/compose';
import { at, cut, makeImage, type Image } from '../plates/image';
import { resize } from '../plates/resample';
import { packStudio } from '../packs/sizes';
import { sceneSize, type Stage } from './stages';

/** A part of a scene in the size of a picture. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Pixels of the picture for one of the scene. */
  zoom: number;
}

/** Where the ground lies in a picture that is wider than the scene. */
const groundShare = 0.87;

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** The part of a scene that a picture of this size shows, with the packs at `anchor` of its width where it can. */
export const frameScene = (stage: Stage, size: { width: number; height: number }, anchor: number): Frame => {
  const ratio = size.width / size.height;
  const width = Math.min(sceneSize.width, Math.round(sceneSize.height * ratio));
  const height = Math.min(sceneSize.height, Math.round(width / ratio));
  return {
    left: Math.round(within(stage.middle - anchor * width, sceneSize.width - width)),
    top: Math.round(within(stage.ground - groundShare * height, sceneSize.height - height)),
    width,
    height,
    zoom: size.width / width,
  };
};

/** Cuts a frame out of a picture of the whole scene. */
export const showFrame = (scene: Image, { left, top, width, height, zoom }: Frame): Image =>
  resize(cut(scene, left, top, width, height), Math.round(width * zoom), Math.round(height * zoom));

/** A scene's light at the size of its positions, as bright as it is shown. */
export const developScene = (light: Image, { gain }: Stage): Image => {
  const developed = resize(light, sceneSize.width, sceneSize.height);
  return makeImage(developed, (index) => at(developed.data, index) * gain);
};

/**
 * Where a sprite of the pack studio lies in a frame.
 * @param x its middle, @param y its foot, both in pixels of the scene; @param size how large it is, 1 as rendered.
 */
export const placeSprite = ({ left, top, zoom }: Frame, x: number, y: number, size: number): Place => {
  const scale = ((sceneSize.scale * zoom) / packStudio.scale) * size;
  return { left: (x - left) * zoom - packStudio.x * scale, top: (y - top) * zoom - packStudio.y * scale, scale };
};
