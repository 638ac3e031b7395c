const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Printable ASCII, and the signs of English shop texts: prices, sizes, amounts, quotation marks. */
const base = `${range(0x20, 0x7e)}\u00a0£©®°µ·½×–—‘’“”•…€™−`;

/** Letters and signs of French, German, Dutch and Portuguese beside those of `base`. */
const western = 'ÀÁÂÃÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜßàáâãäæçèéêëìíîïñòóôõöùúûüÿŒœŸ' + '¡¢¥§ª«¬±²³¶¹º»¼¾¿÷‚„†‡‰‹›⁄';

/** Letters of Polish beside those of `western`. */
const polish = 'ĄąĆćĘęŁłŃńŚśŹźŻż';

/** A file of letters: the shop loads it as soon as one of them is on a page. */
export interface LetterSet {
  letters: string;
  /** Subset of the package that has them. */
  source: 'latin' | 'latin-ext';
}

/** The letters of the eight languages in the order in which a page may need them; most English pages need the first only. */
export const letterSets = {
  base: { letters: base, source: 'latin' },
  western: { letters: western, source: 'latin' },
  polish: { letters: polish, source: 'latin-ext' },
} as const satisfies Record<string, LetterSet>;

/** Letters as CSS names them: `U+20-7E, U+A0`. */
export const unicodeRange = (letters: string): string => {
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((one, other) => one - other);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point <= last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number): string => point.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
};
