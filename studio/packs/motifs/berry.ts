import { PAPER } from '../../drawing/colour';
import { circle, d, stroke } from '../../drawing/svg';
import type { Motif } from './motif';

/** Iron, vitamin B12 and children's packs: glossy berries. Places and radii in shares of the area. */
export const berry: Motif = ({ x, y, width, height, light, dark, middle, pale }) => {
  const berries = [
    { at: [0.2, 0.62], radius: 0.3, fill: dark },
    { at: [0.42, 0.3], radius: 0.26, fill: light },
    { at: [0.6, 0.68], radius: 0.34, fill: middle },
    { at: [0.83, 0.38], radius: 0.3, fill: pale },
    { at: [0.98, 0.85], radius: 0.26, fill: dark },
    { at: [0.02, 0.15], radius: 0.2, fill: middle },
    { at: [0.33, 0.98], radius: 0.24, fill: pale },
  ];
  return berries
    .map(({ at: [shareX = 0, shareY = 0], radius, fill }) => {
      const r = radius * height;
      const [cx, cy] = [x + shareX * width, y + shareY * height];
      const gloss =
        d`M${cx - r * 0.55} ${cy - r * 0.2}` + d`A${r * 0.6} ${r * 0.6} 0 0 1 ${cx + r * 0.05} ${cy - r * 0.62}`;
      return (
        circle(cx, cy, r, fill) +
        stroke(gloss, PAPER, height * 0.022, { 'stroke-opacity': 0.5, 'stroke-linecap': 'round' })
      );
    })
    .join('');
};
