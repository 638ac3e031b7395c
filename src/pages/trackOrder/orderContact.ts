import { combine, isEmail, isRequired, isUkPostcode, type Validator } from '@/kernel/validation/validators';

const isAddressOrPostcode: Validator = (value, values) =>
  isEmail(value, values) && isUkPostcode(value, values)
    ? { id: 'validation.isEmailOrPostcode', defaultMessage: 'Please enter a valid email or postcode' }
    : undefined;

/** An e-mail address or a British postcode. */
export const isContact = combine(isRequired, isAddressOrPostcode);

/** Which of the two the shopper entered. */
export const readContact = (text: string): { email: string } | { postcode: string } =>
  text.includes('@') ? { email: text.trim() } : { postcode: text.trim() };
