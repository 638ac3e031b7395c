import { drawPack } from '../pack';
import { drawStudio } from '../studio';
import type { View } from './view';

/** The first picture of every product. */
export const front: View = (canvas, spec, { colours }) => drawStudio(canvas, colours) + drawPack(canvas, spec);
