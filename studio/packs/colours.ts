import type { LidColour } from '../../backend/seed/packSpec';
import type { Palette } from './palettes';

/** Plastic of a screw lid. */
export const lidColour = (lid: LidColour, { dark }: Palette): string =>
  ({ white: '#efede8', ink: '#20332d', tone: dark })[lid];
