/** The mark before the fraction, and the one between thousands, as a locale writes them. */
const marksOf = (locale: string): { decimal: string; group: string } => {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1234.5);
  const markOf = (kind: Intl.NumberFormatPartTypes): string => parts.find(({ type }) => type === kind)?.value ?? '';
  return { decimal: markOf('decimal'), group: markOf('group') };
};

const spaces = /[\s'’]/g;
const thousands = /^\d{1,3}([.,]\d{3})+$/;

const countOf = (text: string, mark: string): number => text.split(mark).length - 1;

/** The mark before the fraction of a number that was written; empty when it has none. */
const decimalMark = (number: string, locale: string): string => {
  const last = /[.,](?=\d*$)/.exec(number)?.[0] ?? '';
  if (last === '' || countOf(number, last) > 1) return '';
  const { decimal, group } = marksOf(locale);
  // Of two different marks the last one is before the fraction; a lone one is what the locale takes it for.
  const isLone = countOf(number, '.') + countOf(number, ',') === 1;
  return isLone && last !== decimal && last === group && thousands.test(number) ? '' : last;
};

/**
 * Reads the first number in what a person wrote, in the form of a locale: '10,50' is ten and a half in German, '1.500'
 * fifteen hundred there. A mark that cannot part thousands is taken for the one before the fraction, whatever the
 * locale: nobody who writes '10,50' means 1050.
 * @returns undefined when there is no number.
 */
export const readNumber = (text: string, locale: string): number | undefined => {
  const number = /\d[\d.,]*/.exec(text.replaceAll(spaces, ''))?.[0].replace(/[.,]+$/, '');
  if (number === undefined) return undefined;
  const mark = decimalMark(number, locale);
  const [whole = '', fraction = ''] = mark === '' ? [number] : number.split(mark);
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction || '0'}`);
};
