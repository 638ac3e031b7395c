import { d, ellipse, stroke } from '../../drawing/svg';
import type { Motif } from './motif';

const GILLS = 26;

/** Mushrooms: a cap from below. */
export const gill: Motif = ({ x, y, width, height, light, dark, pale }) => {
  const [cx, cy] = [x + width / 2, y + height * 0.98];
  const [rx, ry] = [width * 0.47, height * 0.86];
  let out = ellipse(cx, cy, rx, ry, dark);
  for (let index = 0; index <= GILLS; index++) {
    const angle = (Math.PI * index) / GILLS;
    const end = d`L${cx - Math.cos(angle) * rx} ${cy - Math.sin(angle) * ry}`;
    out += stroke(d`M${cx} ${cy}` + end, index % 2 === 1 ? light : pale, width * 0.006);
  }
  return out + ellipse(cx, cy, width * 0.13, height * 0.26, light);
};
