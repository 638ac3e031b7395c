import type { WrappingArtwork } from '../artwork';
import { Canvas, DOWN } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { circle, d, ellipse, group, path, rect, stroke, transform } from '../drawing/svg';

/** Size of every picture of gift wrapping, in user units. */
export const wrappingSize = { width: 480, height: 480 } as const;

const box = { left: 78, top: 196, right: 402, bottom: 412, lid: 128 } as const;
const middle = (box.left + box.right) / 2;

type Motif = (x: number, y: number, index: number, ink: string) => string;

const sprig: Motif = (x, y, index, ink) => {
  const leaf = (turn: number) =>
    group({ transform: `rotate(${turn})` }, path('M0 0C7 -6 8 -16 0 -24C-8 -16 -7 -6 0 0Z', ink));
  return group({ transform: transform({ x, y, turn: index % 2 ? 28 : -18 }) }, leaf(0), leaf(58), leaf(-58));
};
const wave: Motif = (x, y, index, ink) =>
  stroke(d`M${x - 20} ${y}q10 -12 20 0t20 0`, ink, index % 2 ? 3 : 5, { 'stroke-linecap': 'round' });
const plain: Motif = (x, y, index, ink) =>
  stroke(d`M${x - 16} ${y}l${8 + (index % 3) * 9} ${(index % 2) * 2}`, ink, 1.4, { opacity: 0.4 });

const motifs = { sprig, wave, plain } satisfies Record<WrappingArtwork['motif'], Motif>;

/** The motif all over a part of the paper, each row set off from the one above. */
const pattern = ({ motif, ink }: WrappingArtwork, top: number, bottom: number): string => {
  const marks: string[] = [];
  for (let y = top + 26, row = 0; y < bottom + 20; y += 46, row += 1)
    for (let x = box.left - 20 + (row % 2) * 30, column = 0; x < box.right + 40; x += 60, column += 1)
      marks.push(motifs[motif](x, y, row + column, ink));
  return marks.join('');
};

const ribbonWidth = 26;

const bow = (ribbon: string): string => {
  const shade = mix(ribbon, '#000000', 0.22);
  const loop = 'M0 0C-26 -62 -104 -66 -108 -26C-110 6 -48 14 0 0Z';
  const inner = 'M-14 -8C-36 -40 -82 -44 -86 -24C-88 -4 -44 -2 -14 -8Z';
  const tail = 'M0 0C-18 20 -42 36 -62 66L-34 60L-24 82C-10 52 0 26 4 4Z';
  const half = path(tail, mix(ribbon, '#000000', 0.1)) + path(loop, ribbon) + path(inner, shade);
  return group(
    { transform: transform({ x: middle, y: (box.lid + box.top) / 2 + 4 }) },
    half,
    group({ transform: 'scale(-1 1)' }, half),
    ellipse(0, -2, 17, 15, mix(ribbon, '#ffffff', 0.12)),
  );
};

/** A parcel in this paper with a ribbon around it, lit from the left. */
export const drawWrapping = (artwork: WrappingArtwork): string => {
  const { width, height } = wrappingSize;
  const { paper, ribbon } = artwork;
  const canvas = new Canvas();
  const front = d`M${box.left} ${box.top}H${box.right}V${box.bottom}H${box.left}Z`;
  const lid = d`M${box.left} ${box.top}L${box.left + 42} ${box.lid}H${box.right - 42}L${box.right} ${box.top}Z`;
  const shade = canvas.linear([
    [0, '#ffffff', 0.16],
    [0.5, '#ffffff', 0],
    [1, '#1b140a', 0.16],
  ]);
  const ground = rect(
    0,
    0,
    width,
    height,
    canvas.linear(
      [
        [0, '#f4efe5'],
        [1, '#e4dac8'],
      ],
      DOWN,
    ),
  );
  const parts = [
    ground,
    ellipse(middle + 14, box.bottom + 4, 188, 20, '#2a1d0c', { opacity: 0.3, filter: canvas.blur(12) }),
    path(front, paper),
    group({ 'clip-path': canvas.clip(front) }, pattern(artwork, box.top, box.bottom)),
    path(lid, mix(paper, '#ffffff', 0.18)),
    group({ 'clip-path': canvas.clip(lid), opacity: 0.8 }, pattern(artwork, box.lid - 24, box.top)),
    rect(middle - ribbonWidth / 2, box.top, ribbonWidth, box.bottom - box.top, ribbon),
    path(d`M${middle - 13} ${box.top}L${middle - 10} ${box.lid}H${middle + 10}L${middle + 13} ${box.top}Z`, ribbon),
    path(front, shade),
    stroke(d`M${box.left} ${box.top}H${box.right}`, mix(paper, '#000000', 0.16), 1.5),
    bow(ribbon),
    circle(middle, (box.lid + box.top) / 2, 3, mix(ribbon, '#000000', 0.2)),
  ];
  return canvas.document(width, height, 'Gift wrapping', parts.join(''));
};
