import { phoneCarrierConstant } from './phoneCarriers.js';

const carriersOf = (SHOP_PHONE_CARRIERS, isForeign = false) =>
  JSON.parse(phoneCarrierConstant({ SHOP_PHONE_CARRIERS }, isForeign).PHONE_CARRIERS);

it('nobody needs a number here, everybody before another backend, unless it is said', () => {
  expect(carriersOf(undefined)).toEqual([]);
  expect(carriersOf(undefined, true)).toEqual(['*']);
  expect(carriersOf('none', true)).toEqual([]);
  expect(carriersOf('flatrate, dpd', true)).toEqual(['flatrate', 'dpd']);
});

it.each(['no one', 'flat-rate;dpd'])('%s is refused in a sentence', (given) => {
  expect(() => carriersOf(given)).toThrow(/^SHOP_PHONE_CARRIERS must be codes/);
});
