import { MOTIFS, type LabelLayout, type LidColour, type MotifName, type PackSpec } from '../../backend/seed/packSpec';
import { hashText } from '../drawing/random';
import { PALETTES, type Palette } from './palettes';

/** A pack with every choice made. */
export interface PackDesign extends PackSpec {
  motif: MotifName;
  layout: LabelLayout;
  lid: LidColour;
  seed: number;
  colours: Palette;
}

/** Fills what the description of a pack leaves open from a hash of it, so the same pack looks the same. */
export function designPack(spec: PackSpec): PackDesign {
  const seed = hashText(`${spec.name}|${spec.form}|${spec.count}`);
  return {
    ...spec,
    motif: spec.motif ?? MOTIFS[seed % MOTIFS.length] ?? 'orbit',
    layout: spec.layout ?? (seed % 2 === 0 ? 'base' : 'top'),
    lid: spec.lid ?? 'white',
    seed,
    colours: PALETTES[spec.palette],
  };
}
