import { mix } from '../../drawing/colour';
import { ellipse } from '../../drawing/svg';
import type { Motif } from './motif';

/** Roots: three cut discs with growth rings. */
export const ring: Motif = ({ x, y, width, height, block, light, dark, middle, pale }) => {
  const discs = [
    { at: [0.26, 0.55], size: 0.62, rings: 5 },
    { at: [0.78, 0.3], size: 0.5, rings: 4 },
    { at: [0.72, 1.02], size: 0.46, rings: 4 },
  ];
  const tones = [light, dark, pale, middle, light, mix(block, dark, 0.3)];
  let out = '';
  for (const { at, size, rings } of discs) {
    const [shareX = 0, shareY = 0] = at;
    const [cx, cy] = [x + width * shareX, y + height * shareY];
    for (let index = rings; index > 0; index--) {
      const radius = (height * size * index) / rings;
      out += ellipse(cx, cy, radius * 1.08, radius * 0.86, tones[index] ?? light, {
        transform: `rotate(${-18 + 30 * shareX} ${cx} ${cy})`,
      });
    }
  }
  return out;
};
