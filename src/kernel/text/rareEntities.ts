import { decode } from './decode';

/** Signs that names have, too. In one step with the others a text that is escaped twice would be decoded twice. */
const signs: Record<string, string> = { reg: '®', copy: '©', trade: '™' };

/** Decodes what names usually have: the usual entities, and signs of marks. */
export const decodeName = (name: string): string =>
  decode(name.replace(/&(reg|copy|trade);/g, (whole, sign: string) => signs[sign] ?? whole));

/** Whether a text has an entity that {@link decodeName} does not know. */
export const hasRareEntity = (html: string): boolean =>
  [...html.matchAll(/&(?:#x?[\da-f]+|[a-z]\w*);/gi)].some(([whole]) => decodeName(whole) === whole);
