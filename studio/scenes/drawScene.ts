import type { SceneArtwork, SceneName } from '../artwork';
import { Canvas } from '../drawing/canvas';
import { flatlay } from './flatlay';
import { glasshouse } from './glasshouse';
import { meadow } from './meadow';
import { parcel } from './parcel';
import type { Scene } from './scene';
import { shoreline } from './shoreline';
import { windowsill } from './windowsill';

const SCENES: Readonly<Record<SceneName, Scene>> = {
  windowsill,
  glasshouse,
  shoreline,
  meadow,
  flatlay,
  parcel,
};

/** A scene as SVG in its own size. The alternative text stands with the content that shows it. */
export function drawScene({ scene, width, height, ...options }: SceneArtwork): string {
  const canvas = new Canvas();
  const body = SCENES[scene](canvas, { width, height }, options);
  return canvas.document(width, height, 'Still life', body);
}
