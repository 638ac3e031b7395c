import { combine, isEmail, isRequired, optional, type Validator } from '@/kernel/validation/validators';
import type { FieldRules, FormField } from './formField';

/** Magento's patterns of texts, by their names, and what is said where one is not met. */
const patterns: ReadonlyMap<string, { allowed: RegExp; id: string }> = new Map([
  ['alphanumeric', { allowed: /^[a-z0-9]*$/i, id: 'formFields.lettersAndDigits' }],
  ['alphanum-with-spaces', { allowed: /^[a-z0-9 ]*$/i, id: 'formFields.lettersAndDigits' }],
  ['numeric', { allowed: /^\d*$/, id: 'formFields.digits' }],
  ['alpha', { allowed: /^[a-z]*$/i, id: 'formFields.letters' }],
  ['url', { allowed: /^https?:\/\/\S+$/i, id: 'formFields.url' }],
]);

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const hasPattern =
  (name: string): Validator =>
  (value) => {
    const pattern = patterns.get(name);
    return !pattern || pattern.allowed.test(textOf(value))
      ? undefined
      : { id: pattern.id, defaultMessage: 'Please check this entry.' };
  };

const isShortEnough =
  (longest: number): Validator =>
  (value) =>
    [...textOf(value)].length > longest
      ? { id: 'formFields.tooLong', defaultMessage: 'At most {value} characters.', value: longest }
      : undefined;

const isLongEnough =
  (shortest: number): Validator =>
  (value) =>
    [...textOf(value)].length < shortest
      ? {
          id: 'validation.hasLengthAtLeast',
          defaultMessage: 'Must contain at least {value} character(s).',
          value: shortest,
        }
      : undefined;

const day = /^\d{4}-\d{2}-\d{2}$/;

const isDate =
  ({ earliest, latest }: FieldRules): Validator =>
  (value) => {
    const text = textOf(value);
    if (!day.test(text) || Number.isNaN(Date.parse(text)))
      return { id: 'formFields.noDate', defaultMessage: 'Please enter a date.' };
    if (latest && text > latest)
      return { id: 'formFields.tooLate', defaultMessage: 'Not after {value}.', value: latest };
    if (earliest && text < earliest)
      return { id: 'formFields.tooEarly', defaultMessage: 'Not before {value}.', value: earliest };
    return undefined;
  };

/** Nobody is born tomorrow. */
const today = (): string => new Date().toISOString().slice(0, 10);

/** What is wrong with the value of a field; undefined judges nothing. */
export const validatorOf = ({ code, kind, isRequired: isNeeded, rules }: FormField): Validator | undefined => {
  const text = kind === 'text' || kind === 'textarea';
  const checks = [
    ...(text && rules.longest !== undefined ? [isShortEnough(rules.longest)] : []),
    ...(text && rules.shortest !== undefined ? [isLongEnough(rules.shortest)] : []),
    ...(text && rules.pattern === 'email' ? [isEmail] : []),
    ...(text && rules.pattern !== undefined ? [hasPattern(rules.pattern)] : []),
    ...(kind === 'date' ? [isDate(code === 'dob' ? { ...rules, latest: rules.latest ?? today() } : rules)] : []),
  ];
  const rest = checks.length > 0 ? optional(combine(...checks)) : undefined;
  return isNeeded ? (rest ? combine(isRequired, rest) : isRequired) : rest;
};
