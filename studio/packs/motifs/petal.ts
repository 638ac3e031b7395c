import { circle } from '../../drawing/svg';
import { blade } from './blade';
import type { Motif } from './motif';

/** Vitamin C: a marigold in three crowns. */
export const petal: Motif = ({ x, y, width, height, light, dark, middle, pale }) => {
  const [cx, cy] = [x + width * 0.64, y + height * 0.74];
  const crowns = [
    { count: 16, length: 0.98, breadth: 0.15, fill: middle, turn: 0 },
    { count: 16, length: 0.8, breadth: 0.13, fill: pale, turn: 11 },
    { count: 12, length: 0.52, breadth: 0.1, fill: light, turn: 4 },
  ];
  let out = '';
  for (const { count, length, breadth, fill, turn } of crowns)
    for (let index = 0; index < count; index++)
      out += blade(cx, cy, height * length, height * breadth, (index * 360) / count + turn, fill);
  return out + circle(cx, cy, height * 0.17, dark);
};
