import fc from 'fast-check';
import { parseAddress } from './address';
import { toRestAddress } from './sentAddress';

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

test('the shop’s own keys are not sent, and what is empty is sent as such', () => {
  const address = parseAddress(stored);
  if (!address) throw new Error('The address was not read.');
  const { email, firstname, lastname, street, city, postcode, telephone } = stored;
  const empty = {
    region: '',
    region_code: '',
    prefix: '',
    middlename: '',
    suffix: '',
    company: '',
    fax: '',
    vat_id: '',
  };
  const sent = {
    firstname,
    lastname,
    street,
    city,
    postcode,
    telephone,
    country_id: 'GB',
    email,
    region_id: null,
    ...empty,
  };
  expect(toRestAddress(address)).toEqual(sent);
  expect(toRestAddress({ ...address, extra: { company: 'Co', floor: '2' } })).toEqual({
    ...sent,
    company: 'Co',
    custom_attributes: [{ attribute_code: 'floor', value: '2' }],
  });
});
