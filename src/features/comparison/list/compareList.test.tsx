import { act, screen, waitFor, within } from '@testing-library/react';
import { signIn } from '@/features/session/signIn';
import { signOut } from '@/features/session/signOut';
import { renderShop, type RenderedShop } from '@/testing/renderShop';
import { readCompared } from '../compared';

const path = '/minerals.html?limit=24';
const eleanor = { email: 'eleanor.marsh@example.co.uk', password: 'Halewell-2026' };
const unsaved = 'Your comparison could not be saved. It is kept in this browser.';

const main = () => within(screen.getByRole('main'));
const tray = () => within(screen.getByRole('region', { name: 'Compare products' }));
const press = async ({ user }: RenderedShop, name: string): Promise<void> =>
  user.click(await main().findByRole('button', { name: `Compare ${name}` }));

const listsOf = ({ data }: RenderedShop): Record<string, string[]> => data.comparedBy();
const shown = (): string[] => readCompared().map(({ name }) => name);

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('what a guest chooses is in a list of the backend, and leaves it', async () => {
  const shop = await renderShop({ path });
  await press(shop, 'Zinc Picolinate');
  await press(shop, 'Iron Gentle');
  await waitFor(() => expect(listsOf(shop)).toEqual({ guest: ['Zinc Picolinate', 'Iron Gentle'] }));
  await press(shop, 'Zinc Picolinate');
  await waitFor(() => expect(listsOf(shop)).toEqual({ guest: ['Iron Gentle'] }));
  await shop.user.click(tray().getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(listsOf(shop)).toEqual({}));
});

test('a visit later it is still there', async () => {
  const shop = await renderShop({ path });
  await press(shop, 'Zinc Picolinate');
  await waitFor(() => expect(listsOf(shop)).toEqual({ guest: ['Zinc Picolinate'] }));
  window.sessionStorage.clear();
  await shop.openAgain();
  expect(await main().findByRole('button', { name: 'Compare Zinc Picolinate', pressed: true })).toBeVisible();
});

test('a sign-in joins it with what the account holds, and a sign-out leaves nothing in the browser', async () => {
  const shop = await renderShop({
    path,
    arrange: ({ data }) => data.compareBefore(eleanor.email, ['HW-MGC']),
  });
  await press(shop, 'Zinc Picolinate');
  await waitFor(() => expect(listsOf(shop)).toMatchObject({ guest: ['Zinc Picolinate'] }));
  await act(() => shop.store.dispatch(signIn(eleanor)));
  const both = ['Magnesium Citrate', 'Zinc Picolinate'];
  await waitFor(() => expect(listsOf(shop)).toEqual({ [eleanor.email]: both }));
  await waitFor(() => expect(shown()).toEqual(both));
  expect(tray().getByRole('link', { name: 'Compare 2 products' })).toBeVisible();
  await act(() => shop.store.dispatch(signOut()));
  expect(shown()).toEqual([]);
  expect(JSON.stringify(window.localStorage)).not.toContain('Magnesium');
  expect(listsOf(shop)).toEqual({ [eleanor.email]: both });
});

test('a customer finds on one device what they chose on another, four of it at once', async () => {
  const shop = await renderShop({
    path,
    signedIn: true,
    arrange: ({ data }) => {
      const skus = data.visibleProducts('simple', 5).map(({ sku }) => sku);
      data.compareBefore(eleanor.email, skus);
    },
  });
  await waitFor(() => expect(shown()).toHaveLength(4));
  const [others] = main().getAllByRole('button', { name: /^Compare /, pressed: false });
  await shop.user.click(others ?? document.body);
  expect(await screen.findByText('You can compare up to 4 products. Take one out first.')).toBeVisible();
  expect(listsOf(shop)[eleanor.email]).toHaveLength(5);
});

test('what cannot be sent is said and kept, and goes out with the next try', async () => {
  const shop = await renderShop({
    path,
    arrange: ({ faults }) =>
      faults.set([{ target: { operation: 'CreateCompareList' }, fault: { kind: 'drop', moment: 'before' } }]),
  });
  await press(shop, 'Zinc Picolinate');
  expect(await screen.findByRole('alert')).toHaveTextContent(unsaved);
  expect(tray().getByText('Zinc Picolinate')).toBeInTheDocument();
  shop.backend.faults.set([]);
  await shop.user.click(tray().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(listsOf(shop)).toEqual({ guest: ['Zinc Picolinate'] }));
  await waitFor(() => expect(screen.queryByText(unsaved)).not.toBeInTheDocument());
});

test('an answer that is lost doubles nothing', async () => {
  const shop = await renderShop({ path });
  await press(shop, 'Zinc Picolinate');
  await waitFor(() => expect(listsOf(shop)).toEqual({ guest: ['Zinc Picolinate'] }));
  shop.backend.faults.set([{ target: { operation: 'AddToCompareList' }, fault: { kind: 'drop', moment: 'after' } }]);
  await press(shop, 'Iron Gentle');
  expect(await screen.findByText(unsaved)).toBeVisible();
  shop.backend.faults.set([]);
  await press(shop, 'Magnesium Citrate');
  const three = ['Zinc Picolinate', 'Iron Gentle', 'Magnesium Citrate'];
  await waitFor(() => expect(listsOf(shop)).toEqual({ guest: three }));
  expect(shown()).toEqual(three);
});

test('a list that the backend no longer knows is made again without a word', async () => {
  const shop = await renderShop({ path });
  await press(shop, 'Zinc Picolinate');
  await waitFor(() => expect(listsOf(shop)).toEqual({ guest: ['Zinc Picolinate'] }));
  shop.data.forgetComparisons();
  await press(shop, 'Iron Gentle');
  await waitFor(() => expect(listsOf(shop)).toEqual({ guest: ['Zinc Picolinate', 'Iron Gentle'] }));
  expect(screen.queryByText(unsaved)).not.toBeInTheDocument();
  expect(shown()).toEqual(['Zinc Picolinate', 'Iron Gentle']);
});

test('what another tab chooses is chosen here too', async () => {
  const shop = await renderShop({ path });
  await press(shop, 'Zinc Picolinate');
  const [key = ''] = Object.keys(window.localStorage).filter((name) => name.endsWith('__compared'));
  const product = { uid: 'MQ==', sku: 'OTHER', name: 'Iron of another tab' };
  const entry = JSON.stringify({ value: [...readCompared(), product], timeStored: Date.now() + 5 });
  act(() => {
    window.localStorage.setItem(key, entry);
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue: null, newValue: entry }));
  });
  expect(await tray().findByText(/Iron of another tab/)).toBeInTheDocument();
});

test('the page compares by what the merchant marked as comparable', async () => {
  const shop = await renderShop({ path });
  await press(shop, 'Zinc Picolinate');
  await press(shop, 'Iron Gentle');
  await shop.user.click(tray().getByRole('link', { name: 'Compare 2 products' }));
  const table = within(await main().findByRole('table'));
  expect(await table.findByRole('row', { name: /^Need .*Immune function/ })).toBeVisible();
});

test('a link that somebody sent leaves the own list as it is', async () => {
  const shop = await renderShop({ path });
  await press(shop, 'Zinc Picolinate');
  await waitFor(() => expect(listsOf(shop)).toEqual({ guest: ['Zinc Picolinate'] }));
  const other = shop.data.visibleProducts('simple', 9).find(({ name }) => name !== 'Zinc Picolinate');
  act(() => shop.navigator.push(`/compare?sku=${other?.sku}`));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(shown()).toEqual(['Zinc Picolinate']);
});

describe('without the capability', () => {
  beforeEach(() => void Object.assign(CAPABILITIES, { compareLists: false }));
  afterEach(() => void Object.assign(CAPABILITIES, { compareLists: true }));

  test('the choice stays in the tab, and nothing is asked for', async () => {
    const shop = await renderShop({ path, signedIn: true });
    const fetched = jest.spyOn(shop.backend, 'fetch');
    await press(shop, 'Zinc Picolinate');
    expect(tray().getByText('Zinc Picolinate')).toBeInTheDocument();
    expect(JSON.stringify(window.localStorage)).not.toContain('Zinc Picolinate');
    await shop.user.click(tray().getByRole('link', { name: 'Compare 1 product' }));
    const table = within(await main().findByRole('table'));
    expect(table.queryByRole('row', { name: /^Need/ })).not.toBeInTheDocument();
    expect(JSON.stringify(fetched.mock.calls)).not.toContain('ompareList');
    expect(listsOf(shop)).toEqual({});
  });
});
