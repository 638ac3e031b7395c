import { d, path, short } from '../../drawing/svg';

/** A symmetric leaf or petal that grows from its foot at x, y; `turn` in degrees from upright. */
export function blade(x: number, y: number, length: number, width: number, turn: number, fill: string): string {
  const outline =
    d`M0 0C${width} ${-length * 0.3} ${width * 0.8} ${-length * 0.8} 0 ${-length}` +
    d`C${-width * 0.8} ${-length * 0.8} ${-width} ${-length * 0.3} 0 0Z`;
  return path(outline, fill, {
    transform: `translate(${short(x)} ${short(y)}) rotate(${short(turn)})`,
  });
}
