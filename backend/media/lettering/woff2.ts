import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byteReader';
import { rebuildGlyphTable } from './woff2Glyphs';

/**
 * Unpacks a WOFF2 file into the plain sfnt it was made from (W3C WOFF2, sections 4 and 5).
 * fontkit reads WOFF2, but cannot vary it: `getVariation` needs the plain tables.
 */

/** Tags that the table directory names by number (WOFF2 section 4.1). */
const KNOWN_TAGS = [
  ...['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf'],
  ...['loca', 'prep', 'CFF ', 'VORG', 'EBDT', 'EBLC', 'gasp', 'hdmx', 'kern', 'LTSH', 'PCLT'],
  ...['VDMX', 'vhea', 'vmtx', 'BASE', 'GDEF', 'GPOS', 'GSUB', 'EBSC', 'JSTF', 'MATH', 'CBDT'],
  ...['CBLC', 'COLR', 'CPAL', 'SVG ', 'sbix', 'acnt', 'avar', 'bdat', 'bloc', 'bsln', 'cvar'],
  ...['fdsc', 'feat', 'fmtx', 'fvar', 'gvar', 'hsty', 'just', 'lcar', 'mort', 'morx', 'opbd'],
  ...['prop', 'trak', 'Zapf', 'Silf', 'Glat', 'Gloc', 'Feat', 'Sill'],
];
const HEADER_BYTES = 48;
const LOCA_FORMAT_OFFSET = 50;
const H_METRICS_COUNT_OFFSET = 34;

interface PackedTable {
  tag: string;
  /** Bytes in the decompressed stream. */
  length: number;
  transformed: boolean;
}

function readDirectory(reader: ByteReader, count: number): PackedTable[] {
  return Array.from({ length: count }, () => {
    const flags = reader.uint8();
    const tag = KNOWN_TAGS[flags & 0x3f] ?? reader.tag();
    const version = flags >> 6;
    const isGlyphData = tag === 'glyf' || tag === 'loca';
    const transformed = isGlyphData ? version === 0 : version !== 0;
    const original = reader.base128();
    return { tag, transformed, length: transformed ? reader.base128() : original };
  });
}

/** The hmtx transform leaves out side bearings that equal the glyph's left edge. */
function rebuildMetrics(packed: Buffer, metrics: number, leftEdges: readonly number[]): Buffer {
  const reader = new ByteReader(packed);
  const flags = reader.uint8();
  const advances = Array.from({ length: metrics }, () => reader.uint16());
  const bearings = leftEdges.map((edge, glyph) => {
    const left = glyph < metrics ? (flags & 1) !== 0 : (flags & 2) !== 0;
    return left ? edge : reader.int16();
  });
  const out = Buffer.alloc(metrics * 4 + (leftEdges.length - metrics) * 2);
  let offset = 0;
  bearings.forEach((bearing, glyph) => {
    if (glyph < metrics) offset = out.writeUInt16BE(advances[glyph] ?? 0, offset);
    offset = out.writeInt16BE(bearing, offset);
  });
  return out;
}

function assemble(flavour: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const tags = [...tables.keys()].sort();
  const directory = Buffer.alloc(12 + tags.length * 16);
  directory.writeUInt32BE(flavour, 0);
  directory.writeUInt16BE(tags.length, 4);
  const bodies: Buffer[] = [];
  let offset = directory.length;
  tags.forEach((tag, index) => {
    const body = tables.get(tag) ?? Buffer.alloc(0);
    const entry = 12 + index * 16;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(body.length, entry + 12);
    const padded = Buffer.alloc(Math.ceil(body.length / 4) * 4);
    body.copy(padded);
    bodies.push(padded);
    offset += padded.length;
  });
  return Buffer.concat([directory, ...bodies]);
}

/** @throws RangeError when the file is not a complete WOFF2 file with TrueType outlines. */
export function unpackWoff2(file: Buffer): Buffer {
  const reader = new ByteReader(file);
  if (reader.tag() !== 'wOF2') throw new RangeError('Not a WOFF2 file');
  const flavour = file.readUInt32BE(4);
  const directoryReader = new ByteReader(file.subarray(HEADER_BYTES));
  const directory = readDirectory(directoryReader, file.readUInt16BE(12));
  const start = HEADER_BYTES + directoryReader.position;
  const body = brotliDecompressSync(file.subarray(start, start + file.readUInt32BE(20)));

  const packed = new Map<string, PackedTable & { bytes: Buffer }>();
  let offset = 0;
  for (const table of directory) {
    packed.set(table.tag, { ...table, bytes: body.subarray(offset, offset + table.length) });
    offset += table.length;
  }

  const tables = new Map<string, Buffer>();
  for (const [tag, table] of packed) tables.set(tag, table.bytes);
  const glyf = packed.get('glyf');
  const head = tables.get('head');
  if (glyf === undefined || head === undefined) throw new RangeError('No TrueType outlines');
  if (glyf.transformed) {
    const rebuilt = rebuildGlyphTable(glyf.bytes);
    const longOffsets = Buffer.from(head);
    longOffsets.writeInt16BE(1, LOCA_FORMAT_OFFSET);
    tables.set('head', longOffsets).set('glyf', rebuilt.glyf).set('loca', rebuilt.loca);
    const hmtx = packed.get('hmtx');
    const metrics = tables.get('hhea')?.readUInt16BE(H_METRICS_COUNT_OFFSET);
    if (hmtx?.transformed === true && metrics !== undefined)
      tables.set('hmtx', rebuildMetrics(hmtx.bytes, metrics, rebuilt.leftEdges));
  }
  return assemble(flavour, tables);
}
