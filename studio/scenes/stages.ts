import type { SceneName } from '../artwork';

/** A rendered scene and where packs stand in it; positions in pixels of the plate. */
export interface Stage {
  plate: string;
  /** Middle of the packs. */
  middle: number;
  /** Where they touch the ground. */
  ground: number;
  /** How much brighter the scene is shown than rendered. */
  gain: number;
}

/** Size of a scene's plate, and its pixels a metre (`studio/blender/scenes.py`). */
export const sceneSize = { width: 2048, height: 1024, scale: 2048 / 0.6 } as const;

const ground = 835;
const beside = 1024 + 0.17 * 2048;

export const STAGES: Readonly<Record<SceneName, Stage>> = {
  windowsill: { plate: 'sill', middle: beside, ground, gain: 1.32 },
  glasshouse: { plate: 'forest', middle: beside, ground, gain: 1 },
  shoreline: { plate: 'shore', middle: beside, ground, gain: 1.25 },
  meadow: { plate: 'meadow', middle: beside, ground, gain: 1 },
  flatlay: { plate: 'table', middle: beside, ground, gain: 1 },
  // Behind the front of the box, on what is in it.
  parcel: { plate: 'parcel', middle: 1024, ground: 770, gain: 1.2 },
};
