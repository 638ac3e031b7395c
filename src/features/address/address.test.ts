import fc from 'fast-check';
import { parseAddress, toRestAddress } from './address';

const stored = {
  firstname: 'Eleanor',
  lastname: 'Marsh',
  street: ['14 Cotham Brow'],
  city: 'Bristol',
  postcode: 'BS6 6AN',
  telephone: '07700 900123',
  email: 'eleanor@example.com',
  sameAsShippingAddress: true,
};

test('an address of storage is read, always in Great Britain', () => {
  expect(parseAddress({ ...stored, country_id: 'FR' })).toMatchObject({ ...stored, country_id: 'GB', region_id: null });
});

test('whatever storage holds, it is an address or nothing', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const address = parseAddress(value);
      expect(address === undefined || address.street.length > 0).toBe(true);
    }),
  );
});

test('the shop’s own keys, and regions that are not there, are not sent', () => {
  const address = parseAddress(stored);
  if (!address) throw new Error('The address was not read.');
  const sent = Object.keys(toRestAddress(address));
  expect(sent).toEqual(['firstname', 'lastname', 'street', 'city', 'postcode', 'telephone', 'country_id', 'email']);
});
