import { ellipse } from '../../drawing/svg';
import type { Motif } from './motif';

/** Live cultures: a field of tilted grains of different sizes. */
export const grain: Motif = ({ x, y, width, height, light, dark, pale, random }) => {
  const step = width / 11;
  let out = '';
  for (let row = -1; row < height / step + 1; row++) {
    for (let column = -1; column < 12; column++) {
      const size = 0.18 + random() * 0.3;
      // JavaScript's remainder keeps the sign: row -1 is an odd row too.
      const cx = x + (column + (row % 2 !== 0 ? 0.5 : 0) + 0.5) * step;
      const cy = y + (row + 0.5) * step;
      let fill = pale;
      if (random() > 0.72) fill = dark;
      else if (random() > 0.4) fill = light;
      out += ellipse(cx, cy, step * size, step * size * 0.62, fill, {
        transform: `rotate(-35 ${cx} ${cy})`,
      });
    }
  }
  return out;
};
