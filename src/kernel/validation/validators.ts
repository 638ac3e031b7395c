import { plainCode } from '@/kernel/text/visibleText';

/** Error of a field: a message id, its English text, and the message's values. */
export interface ValidationError {
  id: string;
  defaultMessage: string;
  value?: string | number;
}

/** Judges a value; undefined when it is right. */
export type Validator = (value: unknown, values: Readonly<Record<string, unknown>>) => ValidationError | undefined;

/** Informed gives undefined for an empty field. */
const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** 'Is required.' when empty or nothing but space. */
export const isRequired: Validator = (value) =>
  asText(value).trim().length < 1 ? { id: 'validation.isRequired', defaultMessage: 'Is required.' } : undefined;

/** Whether an error says no more than that something is missing; what to enter is for the field to say. */
export const isOfMissing = ({ id }: ValidationError): boolean =>
  id === 'validation.isRequired' || id === 'validation.isChecked';

/** Minimum length in characters. An empty value fails too. */
export const hasLengthAtLeast =
  (minimum: number): Validator =>
  (value) =>
    asText(value).length < minimum
      ? {
          id: 'validation.hasLengthAtLeast',
          defaultMessage: 'Must contain at least {value} character(s).',
          value: minimum,
        }
      : undefined;

/** A consent box that must be ticked. */
export const isChecked: Validator = (value) =>
  value === true ? undefined : { id: 'validation.isChecked', defaultMessage: 'This field is mandatory' };

const characterClasses = { lowercase: /[a-z]/, uppercase: /[A-Z]/, digit: /[0-9]/, special: /[@$!%*?&#]/ } as const;

/** A class of the characters of a password. */
export type CharacterClass = keyof typeof characterClasses;

/** The classes in the order in which rules name them. */
export const characterClassNames: readonly CharacterClass[] = ['lowercase', 'uppercase', 'digit', 'special'];

/** Classes of characters that a password has. */
export const characterClassesIn = (text: string): CharacterClass[] =>
  characterClassNames.filter((name) => characterClasses[name].test(text));

/** Password strength. Magento counts more characters as special, so what passes here passes there. */
export const hasCharacterClasses =
  (required: number): Validator =>
  (value) => {
    if (characterClassesIn(asText(value)).length >= required) return undefined;
    return {
      id: 'validation.hasCharacterClasses',
      defaultMessage:
        'A password must contain at least 3 of the following: lowercase, uppercase, digits, special characters.',
      value: required,
    };
  };

/**
 * Must differ from another field, such as a new password from the old one.
 * @param label what the message calls the value.
 */
export const differsFromField =
  (fieldName: string, label = fieldName): Validator =>
  (value, values) =>
    asText(value) === asText(values[fieldName])
      ? { id: 'validation.differsFromField', defaultMessage: '{value} must be different', value: label }
      : undefined;

// Each part is bounded by characters that the next part cannot hold: no input makes these patterns slow.
const localPart = /^[^\s@<>()[\]\\,;:"]+$/;
const domain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/iu;
const bracketedIp = /^\[\d{1,3}(?:\.\d{1,3}){3}\]$/;

const isEmailAddress = (text: string): boolean => {
  const at = text.lastIndexOf('@');
  if (at < 1 || text.length > 254) return false;
  const local = text.slice(0, at);
  const host = text.slice(at + 1);
  const hasStrayDot = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  return localPart.test(local) && !hasStrayDot && (domain.test(host) || bracketedIp.test(host));
};

/** An email address with a top-level domain or an IP in brackets. Space around it is ignored: phones add it. */
export const isEmail: Validator = (value) =>
  isEmailAddress(asText(value).trim())
    ? undefined
    : { id: 'validation.isEmail', defaultMessage: 'Please enter a valid email' };

/** Outward code, then inward code (BS 7666), without the space. */
const postcode = /^(?:GIR0AA|[A-Z]{1,2}[0-9][A-Z0-9]?[0-9][A-Z]{2})$/;

const compactPostcode = (text: string): string =>
  plainCode(text)
    .replace(/[\s-]+/g, '')
    .toUpperCase();

/** A British postcode in whatever case and spacing. */
export const isUkPostcode: Validator = (value) =>
  postcode.test(compactPostcode(asText(value)))
    ? undefined
    : { id: 'validation.isUkPostcode', defaultMessage: 'Please enter a valid UK postcode, such as BS6 6AN.' };

/** A postcode as Royal Mail writes it: upper case, one space before the last three characters. What is none stays as it is. */
export const formatUkPostcode = (text: string): string => {
  const compact = compactPostcode(text);
  return postcode.test(compact) ? `${compact.slice(0, -3)} ${compact.slice(-3)}` : text;
};

const phoneExtension = /\s*[,;]?\s*(?:#|x|ext\.?|extension)\s*\d{1,6}\s*$/i;

/** A phone number in whatever grouping: 7 to 15 digits, maybe with a plus in front (E.164) and an extension behind. */
export const isPhone: Validator = (value) => {
  const compact = asText(value)
    .slice(0, 100)
    .replace(phoneExtension, '')
    .replace(/\(0\)/g, '')
    .replace(/[\s().\u2010-\u2013/-]+/g, '');
  return /^\+?\d{7,15}$/.test(compact)
    ? undefined
    : { id: 'validation.isPhone', defaultMessage: 'Please enter a valid phone number.' };
};

/** All of them; the first that objects is heard. */
export const combine =
  (...validators: readonly Validator[]): Validator =>
  (value, values) => {
    for (const validator of validators) {
      const error = validator(value, values);
      if (error) return error;
    }
    return undefined;
  };

/** For a field that may be left empty. */
export const optional =
  (validator: Validator): Validator =>
  (value, values) =>
    asText(value).trim() === '' ? undefined : validator(value, values);
