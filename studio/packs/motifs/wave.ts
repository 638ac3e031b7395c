import { mix } from '../../drawing/colour';
import { d, path } from '../../drawing/svg';
import type { Motif } from './motif';

/** Omegas and collagen: five swells. */
export const wave: Motif = ({ x, y, width, height, block, light, dark, middle, pale }) => {
  const half = width / 6;
  return [pale, light, mix(block, dark, 0.2), middle, dark]
    .map((fill, index) => {
      const rise = height * 0.12 * (index % 2 === 1 ? -1 : 1);
      const swell = d`q${half / 2} ${rise} ${half} 0t${half} 0`.repeat(4);
      const outline = d`M${x - 10} ${y + height * (0.16 + index * 0.18)}${swell}V${y + height + 5}`;
      return path(outline + d`H${x - 10}Z`, fill);
    })
    .join('');
};
