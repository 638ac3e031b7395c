import { measureText } from '../lettering/text';

/** Space between letters of the name, in em. */
export const NAME_TRACK = -0.012;
/** Distance of two lines of the name, in sizes. */
export const NAME_LEADING = 0.96;
const MOST_LINES = 3;

/** Every way to break a name into one to three lines. */
function waysToBreak(name: string): string[][] {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const ways: string[][] = [];
  const extend = (from: number, lines: string[]): void => {
    if (from === words.length) {
      ways.push(lines);
      return;
    }
    if (lines.length === MOST_LINES) return;
    for (let to = from + 1; to <= words.length; to++) extend(to, [...lines, words.slice(from, to).join(' ')]);
  };
  extend(0, []);
  return ways;
}

export interface SetName {
  lines: readonly string[];
  size: number;
}

/** Breaks the name so that it can be set largest within the space; fewer lines win a near tie. */
export function setName(name: string, width: number, height: number, largest: number): SetName {
  let best: SetName = { lines: [name], size: 0 };
  for (const lines of waysToBreak(name)) {
    const unit = Math.max(...lines.map((line) => measureText(line, 'display', 1, NAME_TRACK)));
    const byHeight = height / (lines.length * NAME_LEADING + 0.06);
    const size = Math.min(unit === 0 ? largest : width / unit, largest, byHeight);
    if (size > best.size * 1.02) best = { lines, size };
  }
  return best;
}
