import { mapTexts } from './plainTexts';

/** Entities that names usually have. */
const known: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  reg: '®',
  copy: '©',
  trade: '™',
};

/**
 * An answer whose texts are decoded, once: to be shown as text, never as markup. At once or, where one has an entity that
 * few names have, when the whole table is there, in a chunk of its own.
 * @returns what the usual entities make of it where the others cannot be loaded.
 */
export const readPlainTexts = (answer: unknown): unknown => {
  let isRare = false;
  const plain = mapTexts(answer, (text) =>
    text.replace(/&(?:#(\d{1,6})|(#?\w+));/g, (whole, code: string | undefined, name: string) => {
      const sign = code === undefined ? known[name] : String.fromCodePoint(Number(code));
      isRare ||= sign === undefined;
      return sign ?? whole;
    }),
  );
  return isRare
    ? import(/* webpackChunkName: "entities" */ './decodeAll').then(
        ({ decodeAll }) => decodeAll(answer),
        () => plain,
      )
    : plain;
};
