const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Decodes the usual entities of HTML; others stay as they are. What comes of it is text, never markup. */
export const decode = (html: string): string =>
  html.replace(/&(?:#(\d{1,6})|([a-z]+));/gi, (whole, code: string | undefined, name = '') =>
    code === undefined ? (entities[String(name)] ?? whole) : String.fromCodePoint(Number(code)),
  );
