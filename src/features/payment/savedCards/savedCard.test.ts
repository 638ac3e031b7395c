import fc from 'fast-check';
import { listChoices } from '../paymentChoices';
import { readSavedCard } from './savedCard';

const token = (details: string | null, code = 'braintree_cc_vault') => ({
  public_hash: 'hash',
  payment_method_code: code,
  details,
});

test.each([
  ['{"type":"VI","maskedCC":"1111","expirationDate":"9/2030"}', 'Visa', '1111', '09/30'],
  ['{"type":"MC","maskedCC":"xxxx-4444","expirationDate":"12/28"}', 'Mastercard', '4444', '12/28'],
  ['{"type":"Cartes Bancaires","maskedCC":"0005"}', 'Cartes Bancaires', '0005', ''],
])('reads %s', (details, brand, last4, expiry) => {
  expect(readSavedCard(token(details))).toEqual({ publicHash: 'hash', methodCode: 'braintree', brand, last4, expiry });
});

test('never fails, and names no card that it does not know', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (details) => {
      const card = readSavedCard(token(details));
      expect(card === null || /^\d{4}$/.test(card.last4)).toBe(true);
    }),
  );
});

const card = (methodCode: string) => ({ publicHash: methodCode, methodCode, brand: 'Visa', last4: '1111', expiry: '' });
const methods = (...codes: string[]) => codes.map((code) => ({ code, title: code }));
const keys = (...codes: string[]) =>
  listChoices(methods(...codes), ['test_card', 'braintree', 'adyen_cc', 'gone'].map(card)).map(({ kind, key }) => [
    kind,
    key,
  ]);

test('offers kept cards of what the backend offers, then its ways that the shop can handle', () => {
  expect(keys('voucher', 'braintree', 'adyen_cc')).toEqual([
    ['saved', 'braintree'],
    ['method', 'braintree'],
    ['method', 'adyen_cc'],
  ]);
  expect(keys('voucher', 'constructor')).toEqual([]);
  expect(keys('checkmo', 'braintree').at(0)).toEqual(['saved', 'braintree']);
  expect(keys('checkmo', 'purchaseorder')).toEqual([
    ['offline', 'checkmo'],
    ['offline', 'purchaseorder'],
  ]);
  expect(keys('checkmo', 'free')).toEqual([['free', 'free']]);
  expect(keys('free')).toEqual([['free', 'free']]);
});
