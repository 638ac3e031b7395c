import { createIntl } from 'react-intl';
import messages from '../../../i18n/en_GB.json';
import { robotText } from './robotText';

const intl = createIntl({ locale: 'en-GB', messages });
const { contact } = BRAND;
afterEach(() => void Object.assign(BRAND, { contact }));

test.each([
  [
    { email: 'care@shop.example', phone: '0117 496 0123' },
    / you can reach us at care@shop\.example or 0117 496 0123\.$/,
  ],
  [{ email: 'care@shop.example', phone: null }, / you can reach us at care@shop\.example\.$/],
  [{ email: null, phone: '0117 496 0123' }, / you can reach us at 0117 496 0123\.$/],
  [{ email: null, phone: null }, / in a moment, or in another browser\.$/],
])('with %j the refusal names no way that is not there', (ways, words) => {
  Object.assign(BRAND, { contact: ways });
  expect(robotText(intl)).toMatch(words);
});
