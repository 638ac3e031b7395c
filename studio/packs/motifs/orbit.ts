import { circle } from '../../drawing/svg';
import type { Motif } from './motif';

/** Everything else: three overlapping discs. */
export const orbit: Motif = ({ x, y, width, height, light, middle, pale }) => {
  const radius = height * 0.56;
  const middleY = y + height * 0.5;
  const discs = [light, middle, pale].map((fill, index) =>
    circle(x + width * (0.16 + index * 0.34), middleY, radius, fill, { 'fill-opacity': 0.86 }),
  );
  return discs.join('') + circle(x + width * 0.5, middleY, radius * 0.34, light);
};
