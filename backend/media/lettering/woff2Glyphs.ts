import { ByteReader } from './byteReader';

/** Component flags of a composite glyph (OpenType `glyf`). */
const WORD_ARGUMENTS = 0x0001;
const ONE_SCALE = 0x0008;
const MORE_COMPONENTS = 0x0020;
const TWO_SCALES = 0x0040;
const TWO_BY_TWO = 0x0080;
const INSTRUCTIONS = 0x0100;

interface Streams {
  contours: ByteReader;
  points: ByteReader;
  flags: ByteReader;
  glyphs: ByteReader;
  composites: ByteReader;
  boxes: ByteReader;
  hasBox: (glyph: number) => boolean;
}

interface Point {
  x: number;
  y: number;
  onCurve: boolean;
}

const signed = (flag: number, size: number): number => ((flag & 1) === 1 ? size : -size);

/** One coordinate pair in the variable-length code of WOFF2 section 5.2. */
function readStep(flag: number, data: ByteReader): { dx: number; dy: number } {
  if (flag < 10) return { dx: 0, dy: signed(flag, ((flag & 14) << 7) + data.uint8()) };
  if (flag < 20) return { dx: signed(flag, (((flag - 10) & 14) << 7) + data.uint8()), dy: 0 };
  const first = data.uint8();
  if (flag < 84) {
    const base = flag - 20;
    return {
      dx: signed(flag, 1 + (base & 0x30) + (first >> 4)),
      dy: signed(flag >> 1, 1 + ((base & 0x0c) << 2) + (first & 0x0f)),
    };
  }
  const second = data.uint8();
  if (flag < 120) {
    const base = flag - 84;
    return {
      dx: signed(flag, 1 + (Math.floor(base / 12) << 8) + first),
      dy: signed(flag >> 1, 1 + (((base % 12) >> 2) << 8) + second),
    };
  }
  const third = data.uint8();
  if (flag < 124)
    return {
      dx: signed(flag, (first << 4) + (second >> 4)),
      dy: signed(flag >> 1, ((second & 0x0f) << 8) + third),
    };
  return {
    dx: signed(flag, (first << 8) + second),
    dy: signed(flag >> 1, (third << 8) + data.uint8()),
  };
}

function readPoints(count: number, streams: Streams): Point[] {
  let x = 0;
  let y = 0;
  return Array.from({ length: count }, () => {
    const flag = streams.flags.uint8();
    const { dx, dy } = readStep(flag & 0x7f, streams.glyphs);
    x += dx;
    y += dy;
    return { x, y, onCurve: flag >> 7 === 0 };
  });
}

function boxOf(points: readonly Point[]): Buffer {
  const box = Buffer.alloc(8);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  box.writeInt16BE(Math.min(...xs), 0);
  box.writeInt16BE(Math.min(...ys), 2);
  box.writeInt16BE(Math.max(...xs), 4);
  box.writeInt16BE(Math.max(...ys), 6);
  return box;
}

/** Hinting instructions are left out: nothing here is ever drawn on a pixel grid. */
function simpleGlyph(contours: number, glyph: number, streams: Streams): Buffer {
  let total = 0;
  const ends = Array.from({ length: contours }, () => (total += streams.points.packed16()) - 1);
  const points = readPoints(total, streams);
  streams.glyphs.packed16();
  const box = streams.hasBox(glyph) ? streams.boxes.take(8) : boxOf(points);

  const head = Buffer.alloc(2);
  head.writeInt16BE(contours);
  const out = Buffer.alloc(contours * 2 + 2 + total * 5);
  let offset = 0;
  for (const end of ends) offset = out.writeUInt16BE(end, offset);
  offset = out.writeUInt16BE(0, offset);
  for (const point of points) offset = out.writeUInt8(point.onCurve ? 1 : 0, offset);
  for (const axis of ['x', 'y'] as const) {
    let before = 0;
    for (const point of points) {
      offset = out.writeInt16BE(point[axis] - before, offset);
      before = point[axis];
    }
  }
  return Buffer.concat([head, box, out]);
}

function compositeGlyph(streams: Streams): Buffer {
  const head = Buffer.from([0xff, 0xff]);
  const parts = [head, streams.boxes.take(8)];
  let flags = MORE_COMPONENTS;
  let hinted = false;
  while ((flags & MORE_COMPONENTS) !== 0) {
    flags = streams.composites.uint16();
    hinted ||= (flags & INSTRUCTIONS) !== 0;
    let rest = 2 + ((flags & WORD_ARGUMENTS) !== 0 ? 4 : 2);
    if ((flags & ONE_SCALE) !== 0) rest += 2;
    else if ((flags & TWO_SCALES) !== 0) rest += 4;
    else if ((flags & TWO_BY_TWO) !== 0) rest += 8;
    const flagBytes = Buffer.alloc(2);
    flagBytes.writeUInt16BE(flags & ~INSTRUCTIONS);
    parts.push(flagBytes, streams.composites.take(rest));
  }
  if (hinted) streams.glyphs.packed16();
  return Buffer.concat(parts);
}

function openStreams(table: ByteReader): { count: number; streams: Streams } {
  table.take(4);
  const count = table.uint16();
  table.uint16();
  const sizes = Array.from({ length: 7 }, () => table.uint32());
  const next = (): ByteReader => new ByteReader(table.take(sizes.shift() ?? 0));
  const [contours, points, flags, glyphs, composites] = [next(), next(), next(), next(), next()];
  const boxes = next();
  const bitmap = boxes.take(4 * Math.floor((count + 31) / 32));
  const hasBox = (glyph: number): boolean => ((bitmap[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) !== 0;
  return { count, streams: { contours, points, flags, glyphs, composites, boxes, hasBox } };
}

/** Turns the transformed glyph table of WOFF2 (section 5.1) into `glyf` and a long `loca`. */
export function rebuildGlyphTable(packed: Buffer): {
  glyf: Buffer;
  loca: Buffer;
  /** xMin of every glyph, which the transformed hmtx relies on. */
  leftEdges: number[];
} {
  const { count, streams } = openStreams(new ByteReader(packed));
  const glyphs: Buffer[] = [];
  const loca = Buffer.alloc((count + 1) * 4);
  const leftEdges: number[] = [];
  let offset = 0;
  for (let glyph = 0; glyph < count; glyph++) {
    const contours = streams.contours.int16();
    let bytes: Buffer = Buffer.alloc(0);
    if (contours > 0) bytes = simpleGlyph(contours, glyph, streams);
    else if (contours < 0) bytes = compositeGlyph(streams);
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(padded);
    glyphs.push(padded);
    leftEdges.push(bytes.length === 0 ? 0 : bytes.readInt16BE(2));
    offset += padded.length;
    loca.writeUInt32BE(offset, (glyph + 1) * 4);
  }
  return { glyf: Buffer.concat(glyphs), loca, leftEdges };
}
