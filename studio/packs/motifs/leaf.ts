import { d, stroke } from '../../drawing/svg';
import { blade } from './blade';
import type { Motif } from './motif';

/** Plant protein: three upright stalks with paired leaves. */
export const leaf: Motif = ({ x, y, width, height, middle, pale }) => {
  const stalks = [
    { size: 1.25, fill: middle, shift: -0.26 },
    { size: 1.25, fill: middle, shift: 0.28 },
    { size: 1, fill: pale, shift: 0 },
  ];
  let out = '';
  for (const { size, fill, shift } of stalks) {
    const stalkX = x + width * (0.5 + shift);
    out += stroke(d`M${stalkX} ${y + height * 1.05}V${y + height * 0.12}`, fill, width * 0.008);
    for (let pair = 0; pair < 5; pair++) {
      const foot = y + height * (1.05 - pair * 0.2 * size);
      for (const turn of [52, -52]) out += blade(stalkX, foot, height * 0.42 * size, width * 0.055, turn, fill);
    }
    out += blade(stalkX, y + height * 0.25, height * 0.36, width * 0.05, 0, fill);
  }
  return out;
};
