import '@/testing/noLayout';
import { screen, within } from '@testing-library/react';
import type { PointOfSaleViewFragment } from '@/features/locator/PointOfSale.graphql.generated';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { locationData } from './locationData';

const bristol: PointOfSaleViewFragment = {
  identifier: 'bristol',
  name: 'Bristol',
  url_path: 'stores/bristol',
  address1: '38 Princess Victoria Street',
  address2: null,
  city: 'Bristol',
  region: null,
  postcode: 'BS8 4BZ',
  country_id: 'GB',
  telephone: null,
  store_type: 'Store',
  latitude: 51.45,
  longitude: -2.6,
  timezone: 'Europe/London',
  special_schedule: null,
  services: [],
  opening_hours: [],
  special_hours: [],
};

const open = (options: Parameters<typeof renderShop>[0] = {}): Promise<RenderedShop> =>
  renderShop({ path: '/stores/bristol-clifton', ...options });

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('says where the store is, when it is open, what it offers and how to get there', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Bristol, Clifton' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByText('38 Princess Victoria Street')).toBeVisible();
  expect(main.getByRole('link', { name: '0117 496 0111' })).toHaveAttribute('href', 'tel:01174960111');
  expect(main.getByText('Monday to Saturday').closest('div')).toHaveTextContent('9:00 am to 6:00 pm');
  expect(main.getByText('Sunday').closest('div')).toHaveTextContent('Closed');
  expect(main.getByText('Click and collect')).toBeVisible();
  expect(main.getByRole('link', { name: /^Directions to Bristol, Clifton/ })).toHaveAttribute('target', '_blank');
  expect(main.getByRole('link', { name: 'Find a store' })).toHaveAttribute('href', '/stores');
  expect(document.title).toBe('Bristol, Clifton | Halewell');
});

test('describes the store for search engines, and takes that away with the page', async () => {
  const { unmount } = await open();
  await screen.findByRole('heading', { level: 1, name: 'Bristol, Clifton' });
  const script = () => document.head.querySelector('script[type="application/ld+json"]');
  const data: unknown = JSON.parse(script()?.textContent ?? '{}');
  expect(data).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Halewell: Bristol, Clifton',
    address: { streetAddress: '38 Princess Victoria Street', postalCode: 'BS8 4BZ', addressCountry: 'GB' },
    geo: { latitude: 51.4549 },
  });
  expect(data).toHaveProperty('openingHoursSpecification.length', 6);
  expect(data).toHaveProperty('openingHoursSpecification.0', {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'Monday',
    opens: '09:00',
    closes: '18:00',
  });
  unmount();
  expect(script()).toBeNull();
});

test('an address that is none is left out of the description', () => {
  const shop = { ...bristol, url_path: '//%5B:' };
  expect(locationData(shop, 'Halewell', 'https://shop.example')).toMatchObject({ url: 'https://shop.example/%5B:' });
  expect(locationData({ ...shop, url_path: 'stores/a' }, 'Halewell', 'no origin')).toMatchObject({ url: undefined });
});

test('a store that has closed is not there', async () => {
  await open({ arrange: ({ data }) => data.closeLocations('bristol-clifton') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Not here.' })).toBeVisible();
});

test('a failure can be tried again', async () => {
  const { user } = await open({
    arrange: ({ faults }) =>
      faults.set([
        { target: { operation: 'GetPointOfSale' }, fault: { kind: 'graphqlError', message: 'x' }, times: 1 },
      ]),
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bristol, Clifton' })).toBeVisible();
});
