import '@/testing/noLayout';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { insertStoreSetting } from '../../../../backend/testing/fixtures';

const open = (options: Parameters<typeof renderShop>[0] = {}): Promise<RenderedShop> =>
  renderShop({ path: '/stores', ...options });
const list = () => screen.findByRole('list', { name: 'Stores' });
const cards = async () => within(await list()).getAllByRole('heading', { level: 2 });
const names = async () => (await cards()).map(({ textContent }) => textContent);
const map = () => within(screen.getByRole('application', { name: /^Map of stores/ }));

type Locate = (found: (position: object) => void, failed: (error: object) => void) => void;
const withDevice = (locate: Locate): void => {
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: locate }, configurable: true });
};

beforeEach(() => {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  jest.restoreAllMocks();
});

test('lists every store by town, each with the same number on the map', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Find a store' })).toBeVisible();
  const found = await names();
  expect(found.length).toBeGreaterThanOrEqual(24);
  expect(found[0]).toBe('Aberdeen, Rosemount');
  expect(screen.getByText(`${found.length} stores`)).toBeVisible();
  const pins = map().getAllByRole('button');
  const shown = pins.map((pin) => pin.getAttribute('aria-label') ?? '');
  const counts = shown.map((label) => Number(/^(\d+) stores? here/.exec(label)?.[1] ?? 1));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(found.length);
  expect(document.title).toBe('Find a store | Halewell');
});

test('a single store is a list of one', async () => {
  await open({ arrange: ({ data }) => data.keepOnlyLocation('bristol-clifton') });
  expect(await names()).toEqual(['Bristol, Clifton']);
  expect(screen.getByText('1 store')).toBeVisible();
  expect(map().getAllByRole('button')).toHaveLength(1);
});

test('a search puts the nearest first, says how far it is, opens it, and stays in the address', async () => {
  const { user } = await open();
  await list();
  await user.type(screen.getByRole('searchbox', { name: 'Town or postcode' }), 'bs8 4bz{Enter}');
  expect(await screen.findByText('3 stores within 10 mi')).toBeVisible();
  expect((await names())[0]).toBe('Bristol, Clifton');
  expect(screen.getByRole('button', { name: 'Bristol, Clifton' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('0.1 mi')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Directions to Bristol, Clifton/ })).toHaveAttribute(
    'href',
    expect.stringContaining('51.4549'),
  );
  expect(window.location.search).toBe('?near=bs8+4bz');
  expect(map().getByRole('button', { name: '1: Bristol, Clifton' })).toHaveAttribute('aria-pressed', 'true');
});

test('a link may bring the place along, and distances are in kilometres where the store view says so', async () => {
  await open({
    path: '/stores?near=York',
    arrange: ({ db }) => insertStoreSetting(db, 'distance_unit', 'km'),
  });
  expect(await screen.findByText('1 store within 10 km')).toBeVisible();
  expect((await names())[0]).toBe('York, Fossgate');
});

test('a place that is not known is said, and the list stays', async () => {
  const { user } = await open();
  await list();
  await user.type(screen.getByRole('searchbox'), 'Atlantis{Enter}');
  expect(await screen.findByText(/We could not find “Atlantis”/)).toBeVisible();
  expect((await names())[0]).toBe('Aberdeen, Rosemount');
});

test('the device says where the visitor is', async () => {
  withDevice((found) => found({ coords: { latitude: 53.48, longitude: -2.24 } }));
  const { user } = await open();
  await list();
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByRole('button', { name: 'Manchester, Northern Quarter', expanded: true })).toBeVisible();
});

test.each([
  ['is refused', (_found, failed) => failed({ code: 1 }), /not sharing your location/],
  ['is not known', (_found, failed) => failed({ code: 2 }), /could not find your location/],
  [
    'must not be asked for',
    () => {
      throw new Error('Blocked by the browser.');
    },
    /could not find your location/,
  ],
] as [string, Locate, RegExp][])('F-56: when the position %s, it is said', async (_name, locate, text) => {
  withDevice(locate);
  const { user } = await open();
  await list();
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText(text)).toBeVisible();
});

test('F-56: a device that does not answer is given up after ten seconds', async () => {
  withDevice(() => undefined);
  const { user } = await open();
  await list();
  const patience = jest.spyOn(window, 'setTimeout');
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(screen.getByText('Finding where you are…')).toBeVisible();
  const given = patience.mock.calls.find(([, ms]) => ms === 10_000)?.[0];
  await act(() => Promise.resolve(given?.()));
  expect(await screen.findByText(/taking too long/)).toBeVisible();
});

test.each([
  ['has no such thing', () => undefined],
  ['hides it', () => Object.defineProperty(navigator, 'geolocation', { value: undefined, configurable: true })],
])('a device without position is said at once when the browser %s', async (_name, prepare) => {
  prepare();
  const { user } = await open();
  await list();
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText(/could not find your location/)).toBeVisible();
});

test('filters leave the stores with a service, and show all again', async () => {
  const { user } = await open();
  const all = (await names()).length;
  await user.selectOptions(screen.getByRole('combobox', { name: 'In this store' }), 'Refill station');
  await waitFor(async () => expect((await names()).length).toBeLessThan(all));
  await user.selectOptions(screen.getByRole('combobox', { name: 'In this store' }), 'Any service');
  expect(await names()).toHaveLength(all);
});

test('clearing the search or the filters keeps the focus where one goes on', async () => {
  // At night, when no store is open.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T01:00:00Z'));
  const { user } = await open({ arrange: ({ data }) => data.keepOnlyLocation('bristol-clifton') });
  await list();
  const field = screen.getByRole('searchbox', { name: 'Town or postcode' });
  await user.type(field, 'York');
  await user.click(screen.getByRole('button', { name: 'Clear Text' }));
  expect(field).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Open now' }));
  await user.click(await screen.findByRole('button', { name: 'Show all stores' }));
  expect(await list()).toHaveFocus();
});

test('a pin chooses its store, a group of pins zooms in, and keys zoom the map', async () => {
  const { user } = await open({ path: '/stores?near=Bristol' });
  await screen.findByText('3 stores within 10 mi');
  const pin = map().getByRole('button', { name: /^3: / });
  await user.click(pin);
  expect(map().getByRole('button', { name: /^3: / })).toHaveAttribute('aria-pressed', 'true');
  expect((await cards())[2]?.querySelector('button')).toHaveAttribute('aria-expanded', 'true');
  screen.getByRole('application').focus();
  await user.keyboard('-----');
  const group = map().getByRole('button', { name: /stores here/ });
  const before = map().getAllByRole('button').length;
  await user.click(group);
  expect(map().getAllByRole('button').length).not.toBe(before);
});

test('no stores, and a failure with another try', async () => {
  const { unmount } = await open({ arrange: ({ data }) => data.closeLocations() });
  expect(await screen.findByText('There are no stores to show')).toBeVisible();
  unmount();
  const shop = await open({
    arrange: ({ faults }) =>
      faults.set([
        { target: { operation: 'GetPointsOfSale' }, fault: { kind: 'graphqlError', message: 'x' }, times: 1 },
      ]),
  });
  await shop.user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await list()).toBeVisible();
});
