import type { Font } from 'fontkit';
import { fontFor, type Face } from './fonts';

/** One letter, in thousandths of an em. */
export interface Letter {
  advance: number;
  /** Path data with y downwards, empty for a space. */
  outline: string;
  codePoint: number;
  font: Font | undefined;
}

const letters: Readonly<Record<Face, Map<string, Letter>>> = {
  display: new Map(),
  text: new Map(),
};
const kerning: Readonly<Record<Face, Map<string, number>>> = {
  display: new Map(),
  text: new Map(),
};

/** Replaces a character that no font has. */
const STAND_IN = '-'.codePointAt(0) ?? 0x2d;
const NO_LETTER: Letter = { advance: 0, outline: '', codePoint: 0, font: undefined };

/** Characters to try, best first: itself, its compatible form, its base letter, a hyphen. */
function candidates(char: string): number[] {
  const forms = [char, char.normalize('NFC'), char.normalize('NFKC'), char.normalize('NFD')];
  return [...forms.map((form) => form.codePointAt(0) ?? STAND_IN), STAND_IN];
}

function outlineOf(font: Font, codePoint: number, scale: number): string {
  return font
    .glyphForCodePoint(codePoint)
    .path.commands.map(({ command, args }) => {
      const code = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C' };
      if (command === 'closePath') return 'Z';
      const numbers = args.map((value, index) => Math.round(value * (index % 2 ? -scale : scale)));
      return code[command] + numbers.join(' ');
    })
    .join('');
}

function drawLetter(face: Face, char: string): Letter {
  if (/^[\s\p{Cc}\p{Mn}]$/u.test(char) && char !== ' ') return /\s/.test(char) ? letterFor(face, ' ') : NO_LETTER;
  for (const codePoint of candidates(char)) {
    const font = fontFor(face, codePoint);
    if (font === undefined) continue;
    const scale = 1000 / font.unitsPerEm;
    const advance = Math.round(font.glyphForCodePoint(codePoint).advanceWidth * scale);
    return { advance, outline: outlineOf(font, codePoint, scale), codePoint, font };
  }
  return NO_LETTER;
}

/** The letter for one character; drawn once and kept. Never throws for odd characters. */
export function letterFor(face: Face, char: string): Letter {
  const known = letters[face].get(char);
  if (known !== undefined) return known;
  const letter = drawLetter(face, char);
  letters[face].set(char, letter);
  return letter;
}

/** How much closer (negative) or further apart two neighbours stand, in thousandths of an em. */
export function kerningBetween(face: Face, left: string, right: string): number {
  const pair = left + right;
  const known = kerning[face].get(pair);
  if (known !== undefined) return known;
  const [a, b] = [letterFor(face, left), letterFor(face, right)];
  let distance = 0;
  if (a.font !== undefined && a.font === b.font) {
    const text = String.fromCodePoint(a.codePoint, b.codePoint);
    const run = a.font.layout(text, { liga: false });
    const first = run.positions[0];
    if (run.glyphs.length === 2 && first !== undefined) {
      const plain = run.glyphs[0]?.advanceWidth ?? first.xAdvance;
      distance = Math.round(((first.xAdvance - plain) * 1000) / a.font.unitsPerEm);
    }
  }
  kerning[face].set(pair, distance);
  return distance;
}
