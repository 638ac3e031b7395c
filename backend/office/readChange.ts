import type { SqlRow } from '../db/open';
import { changeKinds, type ChangeField, type ChangeKindName } from '../staging/changeKinds';
import type { ChangeValues } from '../staging/changeQueries';

import { parseShopTime } from './shopTime';

/** What an editor sent: new values, or why they are refused, by field. */
export interface ReadChange {
  /** The fields as they were filled in. */
  given: Readonly<Record<string, string>>;
  values: ChangeValues;
  /** Seconds since 1970; undefined: at once. */
  startsAt: number | undefined;
  errors: Readonly<Record<string, string>>;
}

/** Longest text that is kept, in characters. */
const maximumLength = 100_000;

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  // A form sends line ends as CR LF.
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : '';
};

const readMinor = (text: string): number | undefined => {
  const price = /^£?\s*(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim());
  return price ? Number(price[1]) * 100 + Number((price[2] ?? '').padEnd(2, '0')) : undefined;
};

const readField = ({ input, isRequired, label }: ChangeField, text: string): { value: SqlRow[string] } | string => {
  if (text.trim() === '') return isRequired ? `${label} is required.` : { value: null };
  if (text.length > maximumLength) return `${label} is too long.`;
  if (input !== 'price') return { value: input === 'line' ? text.trim() : text };
  const minor = readMinor(text);
  return minor === undefined ? `${label} must be an amount such as 12.50.` : { value: minor };
};

/** When the change comes: a number, undefined for at once, or why not. */
const readStart = (form: FormData, timeZone: string, now: number): number | undefined | string => {
  if (form.get('when') !== 'later') return undefined;
  const startsAt = parseShopTime(textOf(form, 'startsAt'), timeZone);
  if (startsAt === undefined) return 'Choose a day and a time.';
  return startsAt * 1000 > now ? startsAt : 'Choose a time that lies ahead.';
};

/**
 * Reads an editor's form.
 * @param timeZone of the times in it.
 * @param now milliseconds since 1970, clock of the shop.
 */
export const readChange = (kind: ChangeKindName, form: FormData, timeZone: string, now: number): ReadChange => {
  const values: Record<string, SqlRow[string]> = {};
  const errors: Record<string, string> = {};
  const given: Record<string, string> = { startsAt: textOf(form, 'startsAt'), when: textOf(form, 'when') };
  for (const field of changeKinds[kind].fields) {
    const text = textOf(form, field.column);
    given[field.column] = text;
    const read = readField(field, text);
    if (typeof read === 'string') errors[field.column] = read;
    else values[field.column] = read.value;
  }
  const { price_minor: price, special_price_minor: special } = values;
  if (typeof price === 'number' && typeof special === 'number' && special >= price)
    errors.special_price_minor = 'The special price must be lower than the price.';
  const start = readStart(form, timeZone, now);
  if (typeof start === 'string') errors.startsAt = start;
  return { given, values, startsAt: typeof start === 'number' ? start : undefined, errors };
};
