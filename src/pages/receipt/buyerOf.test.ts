import { buyerOf } from './buyerOf';

const billing = { firstname: 'Ann', lastname: 'Lee' };
const shipping = { firstname: 'Ben', lastname: 'Lee', street: ['1 Mill Lane'], city: 'Bath', postcode: 'BA1 1AA' };

test.each([
  ['who it is sent to', shipping, 'Ben'],
  ['who pays, where nothing is sent', null, 'Ann'],
])('an order is for %s', (_what, to, firstname) => {
  expect(buyerOf({ pickup: null, shipping_address: to, billing_address: billing })?.firstname).toBe(firstname);
});
