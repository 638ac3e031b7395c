import { combine, isEmail, isRequired, isUkPostcode, type Validator } from '@/kernel/validation/validators';

/** What postcodes of all countries are made of; the shortest have three characters. */
const anyPostcode = /^(?=.*[0-9])[A-Z0-9][A-Z0-9 -]{1,8}[A-Z0-9]$/i;

const isPostcode = (value: unknown, values: Readonly<Record<string, unknown>>): boolean =>
  OFFERS_COUNTRIES && typeof value === 'string'
    ? anyPostcode.test(value.trim())
    : isUkPostcode(value, values) === undefined;

const isAddressOrPostcode: Validator = (value, values) =>
  isEmail(value, values) && !isPostcode(value, values)
    ? { id: 'validation.isEmailOrPostcode', defaultMessage: 'Please enter a valid email or postcode' }
    : undefined;

/** An e-mail address, or a postcode: a British one, unless the shop delivers elsewhere too. */
export const isContact = combine(isRequired, isAddressOrPostcode);

/** Which of the two the shopper entered. */
export const readContact = (text: string): { email: string } | { postcode: string } =>
  text.includes('@') ? { email: text.trim() } : { postcode: text.trim() };
