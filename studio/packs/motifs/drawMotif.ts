import type { MotifName } from '../../../backend/seed/packSpec';
import type { Canvas } from '../../drawing/canvas';
import type { Random } from '../../drawing/random';
import { d, group, rect } from '../../drawing/svg';
import { berry } from './berry';
import { facet } from './facet';
import { gill } from './gill';
import { grain } from './grain';
import { leaf } from './leaf';
import { motifTones, type Motif, type MotifColours } from './motif';
import { orbit } from './orbit';
import { petal } from './petal';
import { ring } from './ring';
import { sun } from './sun';
import { wave } from './wave';

const DRAWERS: Readonly<Record<MotifName, Motif>> = {
  leaf,
  sun,
  wave,
  grain,
  facet,
  berry,
  gill,
  ring,
  petal,
  orbit,
};

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Fills the box with a motif on its ground colour. */
export function drawMotif(canvas: Canvas, name: MotifName, box: Box, colours: MotifColours, random: Random): string {
  const { x, y, width, height } = box;
  const outline = d`M${x} ${y}h${width}v${height}h${-width}Z`;
  const art = DRAWERS[name]({ canvas, ...box, ...motifTones(colours), random });
  return group({ 'clip-path': canvas.clip(outline) }, rect(x, y, width, height, colours.block), art);
}
