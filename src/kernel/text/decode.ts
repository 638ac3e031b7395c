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

const entity = /&(?:#(x?)([\da-f]{1,6})|([a-z][a-z\d]*));/gi;

const ofCode = (whole: string, hex: string, digits: string): string => {
  const code = parseInt(digits, hex ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
};

/** Decodes the entities of HTML that names usually have; others stay as they are. What comes of it is text, never markup. */
export const decode = (html: string): string =>
  html.replace(entity, (whole, hex: string, digits: string | undefined, name = '') =>
    digits === undefined ? (known[String(name)] ?? whole) : ofCode(whole, hex, digits),
  );

/** Whether a text has an entity that {@link decode} does not know. */
export const hasRareEntity = (html: string): boolean =>
  [...html.matchAll(entity)].some(([whole]) => decode(whole) === whole);
