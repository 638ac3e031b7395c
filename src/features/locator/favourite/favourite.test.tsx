import '@/testing/noLayout';
import { act, screen, waitFor, within } from '@testing-library/react';
import { signOutAndRevoke } from '@/features/session/signOut';
import { searchThePage } from '@/testing/productShop';
import { type RenderedShop, renderShop } from '@/testing/renderShop';

const key = 'HALEWELL__favorite_store';
const kept = (): unknown => {
  const entry = JSON.parse(window.localStorage.getItem(key) ?? 'null') as { value?: unknown } | null;
  return entry?.value;
};
const keep = (value: object): void =>
  window.localStorage.setItem(key, JSON.stringify({ value, timeStored: Date.now() }));
const clifton = { identifier: 'bristol-clifton', name: 'Bristol, Clifton', path: 'stores/bristol-clifton' };
const york = { identifier: 'york-fossgate', name: 'York, Fossgate', path: 'stores/york-fossgate' };

const open = (options: Parameters<typeof renderShop>[0] = {}): Promise<RenderedShop> =>
  renderShop({ path: '/stores/bristol-clifton', ...options });
const header = () => within(screen.getByRole('banner'));
const inHeader = (name: string) => header().findByRole('link', { name });
const saved = ({ data }: RenderedShop) => data.savedFavourite();

const withDevice = (state: 'granted' | 'prompt'): jest.Mock => {
  const locate = jest.fn((found: (position: object) => void) =>
    found({ coords: { latitude: 53.96, longitude: -1.08 } }),
  );
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: locate }, configurable: true });
  Object.defineProperty(navigator, 'permissions', {
    value: { query: () => Promise.resolve({ state }) },
    configurable: true,
  });
  return locate;
};

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'permissions');
  jest.restoreAllMocks();
});

test('a guest keeps it in the browser; the header leads to it, also after a reload', async () => {
  const shop = await open();
  expect(await inHeader('Find a store')).toHaveAttribute('href', '/stores');
  await shop.user.click(await screen.findByRole('button', { name: 'Make this your store' }));
  expect(await inHeader('Your store: Bristol, Clifton')).toHaveAttribute('href', '/stores/bristol-clifton');
  expect(screen.getByRole('button', { name: 'Your store' })).toHaveAttribute('aria-pressed', 'true');
  expect(kept()).toEqual({ uk_en: { ...clifton, isCustomers: false } });
  expect(saved(shop)).toBeUndefined();
  await shop.openAgain();
  expect(await inHeader('Your store: Bristol, Clifton')).toBeVisible();
});

test('a customer keeps it at the backend too, and signing out forgets it here', async () => {
  const shop = await open({ signedIn: true });
  await shop.user.click(await screen.findByRole('button', { name: 'Make this your store' }));
  await waitFor(() => expect(saved(shop)).toBe('bristol-clifton'));
  await inHeader('Your store: Bristol, Clifton');
  await act(() => shop.store.dispatch(signOutAndRevoke()));
  expect(await inHeader('Find a store')).toBeVisible();
  expect(kept()).toBeUndefined();
  expect(saved(shop)).toBe('bristol-clifton');
});

test('a customer finds the one of the account, whatever this browser kept', async () => {
  keep({ uk_en: { ...york, isCustomers: false } });
  await open({
    signedIn: true,
    arrange: ({ data }) => data.favourite('eleanor.marsh@example.co.uk', 'bristol-clifton'),
  });
  expect(await inHeader('Your store: Bristol, Clifton')).toBeVisible();
  expect(kept()).toEqual({ uk_en: { ...clifton, isCustomers: true } });
});

test("a guest does not inherit a customer's, whose session ended elsewhere", async () => {
  keep({ uk_en: { ...york, isCustomers: true } });
  await open();
  expect(await inHeader('Find a store')).toBeVisible();
  expect(kept()).toBeUndefined();
});

test('one of another store view is looked up, and taken over if it is there', async () => {
  keep({ ie_en: { ...york, name: 'An old name', isCustomers: false } });
  const { unmount } = await open();
  expect(await inHeader('Your store: York, Fossgate')).toBeVisible();
  expect(kept()).toMatchObject({ uk_en: york, ie_en: { name: 'An old name' } });
  unmount();
  window.localStorage.clear();
  keep({ ie_en: { ...york, identifier: 'gone', isCustomers: false } });
  withDevice('granted');
  await open();
  expect(await inHeader('Your store: York, Fossgate')).toBeVisible();
});

test('the device is asked only where the visitor has allowed it before', async () => {
  const locate = withDevice('prompt');
  const { unmount } = await open();
  expect(await inHeader('Find a store')).toBeVisible();
  expect(locate).not.toHaveBeenCalled();
  unmount();
  withDevice('granted');
  await open();
  expect(await inHeader('Your store: York, Fossgate')).toBeVisible();
});

test('a store that is chosen while the nearest is looked for stays', async () => {
  const answers: (() => void)[] = [];
  withDevice('granted').mockImplementation((found: (position: object) => void) =>
    answers.push(() => found({ coords: { latitude: 53.96, longitude: -1.08 } })),
  );
  const shop = await open();
  await waitFor(() => expect(answers).not.toHaveLength(0));
  await shop.user.click(screen.getByRole('button', { name: 'Make this your store' }));
  expect(await inHeader('Your store: Bristol, Clifton')).toBeVisible();
  await act(async () => {
    for (const answer of answers) answer();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(await inHeader('Your store: Bristol, Clifton')).toBeVisible();
  expect(kept()).toEqual({ uk_en: { ...clifton, isCustomers: false } });
});

test('a store that a customer chooses is not undone by an older answer', async () => {
  let isHeld = true;
  const shop = await open({
    signedIn: true,
    arrange: (backend) => {
      backend.data.favourite('eleanor.marsh@example.co.uk', 'york-fossgate');
      const send = backend.fetch;
      jest.spyOn(backend, 'fetch').mockImplementation(async (input, init) => {
        const answer = await send(input, init);
        if (!JSON.stringify([input, init?.body]).includes('GetFavoriteStore(')) return answer;
        await waitFor(() => expect(isHeld).toBe(false));
        return answer;
      });
    },
  });
  await shop.user.click(await screen.findByRole('button', { name: 'Make this your store' }));
  await waitFor(() => expect(saved(shop)).toBe('bristol-clifton'));
  isHeld = false;
  await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
  expect(await inHeader('Your store: Bristol, Clifton')).toBeVisible();
  expect(kept()).toEqual({ uk_en: { ...clifton, isCustomers: true } });
});

test('a backend that does not take it is said, and the browser keeps it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const shop = await open({
    signedIn: true,
    arrange: ({ faults }) =>
      faults.set([{ target: { operation: 'setFavoriteStore' }, fault: { kind: 'graphqlError', message: 'x' } }]),
  });
  await shop.user.click(await screen.findByRole('button', { name: 'Make this your store' }));
  expect(await screen.findByText(/saved in this browser, but not in your account/)).toBeVisible();
  expect(await inHeader('Your store: Bristol, Clifton')).toBeVisible();
});

test('switched off, nothing of it is there', async () => {
  keep({ uk_en: { ...york, isCustomers: false } });
  await open({ arrange: ({ data }) => data.setting('favorite_store_enabled', false) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Bristol, Clifton' })).toBeVisible();
  await header().findByRole('link', { name: 'Contact Us' });
  expect(screen.queryByRole('button', { name: /your store/i })).not.toBeInTheDocument();
  expect(header().queryByRole('link', { name: /your store|Find a store/i })).not.toBeInTheDocument();
});

test('a product page says whether the store has the product', async () => {
  keep({ uk_en: { ...clifton, isCustomers: false } });
  const { unmount } = await open({
    path: '/vitamin-d3-drops.html',
    arrange: ({ data }) => data.locationStock(9),
  });
  const line = async () => {
    const main = within(screen.getByRole('main'));
    await main.findByRole('button', { name: /^Add to cart/ });
    searchThePage();
    return (await main.findByRole('link', { name: 'Bristol, Clifton' })).parentElement;
  };
  expect(await line()).toHaveTextContent('In stock at Bristol, Clifton');
  unmount();
  keep({ uk_en: { ...clifton, isCustomers: false } });
  await open({ path: '/vitamin-d3-drops.html', arrange: ({ data }) => data.locationStock(0) });
  expect(await line()).toHaveTextContent('Not in stock at Bristol, Clifton');
});
