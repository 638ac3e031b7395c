import type { PackView } from '../artwork';
import type { PackSpec } from '../../backend/seed/packSpec';
import { Canvas } from '../drawing/canvas';
import { designPack, STAGE } from './design';
import { drawPack } from './pack';
import { back } from './views/back';
import { close } from './views/close';
import { dose } from './views/dose';
import { flatlay } from './views/flatlay';
import { front } from './views/front';
import { scale } from './views/scale';
import { still } from './views/still';
import type { View } from './views/view';

const VIEWS: Readonly<Record<PackView, View>> = { front, still, back, close, dose, scale, flatlay };

/** A gallery picture: SVG, 1200 x 1500. */
export function drawPackView(spec: PackSpec, view: PackView): string {
  const canvas = new Canvas();
  const body = VIEWS[view](canvas, spec, designPack(spec));
  return canvas.document(STAGE.width, STAGE.height, spec.name, body);
}

/** The pack alone with its shadow on a transparent ground: SVG, 1200 x 1500. */
export function drawCutout(spec: PackSpec): string {
  const canvas = new Canvas();
  const body = drawPack(canvas, spec);
  return canvas.document(STAGE.width, STAGE.height, spec.name, body);
}
