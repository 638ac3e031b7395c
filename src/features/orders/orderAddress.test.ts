import { annsAddress } from '@/testing/annsAddress';
import { linesOnOrder, placeOnOrder, toOrderAddress } from './orderAddress';

const extra = { prefix: 'Dr', middlename: 'M.', suffix: 'Jr', company: 'Lee & Co' };
const street = ['3 Elm Grove', 'Flat 2'];

test('an order is addressed with everything that the merchant asked for', () => {
  const address = toOrderAddress({
    ...annsAddress,
    extra,
    street,
    city: 'Conway',
    region: 'Arkansas',
    country_id: 'US',
  });
  const [name, ...rest] = linesOnOrder(address);
  expect(name).toBe(`Dr ${annsAddress.firstname} M. ${annsAddress.lastname} Jr`);
  expect(rest).toEqual(['Lee & Co', ...street, `Conway ${annsAddress.postcode}`, 'Arkansas']);
  expect(placeOnOrder(address, 'en-GB')).toBe(
    `Lee & Co, 3 Elm Grove, Flat 2, Conway, ${annsAddress.postcode}, Arkansas, United States`,
  );
});

test("the shop's own country goes without saying, and what is missing leaves no comma", () => {
  const address = toOrderAddress({ ...annsAddress, street: ['1 High Street', ''], region: 'Somerset' });
  expect(placeOnOrder(address, 'en-GB')).toBe(`1 High Street, ${annsAddress.city}, ${annsAddress.postcode}`);
  expect(linesOnOrder({ ...address, region: null, postcode: null })).toEqual([
    `${annsAddress.firstname} ${annsAddress.lastname}`,
    '1 High Street',
    annsAddress.city,
  ]);
});
