import { group, transform } from '../../drawing/svg';
import { drawPack } from '../pack';
import { drawStudio } from '../studio';
import type { View } from './view';

/** The label, near enough to read. */
export const close: View = (canvas, spec, { colours }) =>
  drawStudio(canvas, colours) +
  group({ transform: transform({ x: -330, y: -560, scale: 1.62 }) }, drawPack(canvas, spec));
