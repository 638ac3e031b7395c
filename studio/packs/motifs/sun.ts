import { mix } from '../../drawing/colour';
import { circle } from '../../drawing/svg';
import type { Motif } from './motif';

/** Vitamin D: a rising sun in rings. */
export const sun: Motif = ({ x, y, width, height, block, light, dark, random }) => {
  const centre = x + width * (0.35 + random() * 0.3);
  let out = '';
  for (let ring = 5; ring > 0; ring--) {
    const tone = ring % 2 === 1 ? mix(light, block, 0.15) : mix(block, dark, 0.18);
    out += circle(centre, y + height, height * 0.2 * ring, ring === 1 ? dark : tone);
  }
  return out;
};
