import type { SceneArtwork } from '../artwork';
import type { PackSpec } from '../../backend/seed/packSpec';
import type { Canvas } from '../drawing/canvas';
import { element, group, rect, transform } from '../drawing/svg';
import { drawPack, STANDING_LINE } from '../packs/pack';

/** The picture in user units. */
export interface Frame {
  width: number;
  height: number;
}

export type SceneOptions = Omit<SceneArtwork, 'kind' | 'scene' | 'width' | 'height'>;

export type Scene = (canvas: Canvas, frame: Frame, options: SceneOptions) => string;

/** Height of a pack on its stage that counts as one. */
const PACK_HEIGHT = 1150;

/** Stands a pack on `ground` with its middle at `x`, `height` user units tall. */
export function placePack(
  canvas: Canvas,
  spec: PackSpec,
  x: number,
  ground: number,
  height: number,
  shadow = 1,
): string {
  const scale = height / PACK_HEIGHT;
  return group(
    { transform: transform({ x: x - 600 * scale, y: ground - STANDING_LINE * scale, scale }) },
    drawPack(canvas, spec, shadow),
  );
}

/** Film grain over the whole picture; keeps wide gradients from banding. */
export function drawGrain(canvas: Canvas, { width, height }: Frame, opacity: number): string {
  const noise = element('feTurbulence', {
    type: 'fractalNoise',
    baseFrequency: '.9',
    numOctaves: 2,
    seed: 4,
  });
  const tint = element('feColorMatrix', {
    values: '0 0 0 0 .1  0 0 0 0 .08  0 0 0 0 .04  0 0 0 .5 -.18',
  });
  const filter = canvas.define((id) =>
    element('filter', { id, x: 0, y: 0, width: '100%', height: '100%' }, noise + tint),
  );
  return rect(0, 0, width, height, '#fff', { filter, opacity });
}

/** Side of the group of packs: as tall as the height allows, as wide as `fit` of the width. */
export function groupSize({ width, height }: Frame, share: number, fit = 0.5): number {
  return Math.min(height * share, width * fit);
}
