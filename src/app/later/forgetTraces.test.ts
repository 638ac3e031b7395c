import { noteExchange } from '@/features/cart/exchange/pendingExchanges';
import { keepLeftBehind } from '@/features/cart/lines/leftBehind';
import { noteLines } from '@/features/cart/recovery/knownLines';
import { readShownCart } from '@/features/cart/cartContents';
import { readCompared, toggleCompared } from '@/features/comparison/compared';
import { readViewedProducts, rememberViewedProduct } from '@/features/recentlyViewed/viewedProducts';
import { listRecentSearches, rememberSearch } from '@/features/search/recentSearches';
import { signOut } from '@/features/session/signOut';
import { linkKey } from '@/features/subscription/linkKey';
import { keepPendingSave } from '@/features/wishlist/pendingSave';
import { chooseOptional } from '@/kernel/storage/optionalStorage';
import { openCartTab, zinc } from '@/testing/cartTab';

const entries = [
  'cart_lines',
  'cart_exchanges',
  'left_behind',
  'pending_save',
  'recentlyViewed',
  'recentSearches',
] as const;

/** A customer who has bought, looked, searched and opened a subscription by its mail. */
const open = async (isAccepted: boolean) => {
  const shop = await openCartTab(true);
  const { services, store } = shop;
  const { storage } = services;
  if (isAccepted) chooseOptional(storage, 'accepted', []);
  const cart = readShownCart(services);
  if (!cart) throw new Error('There is no cart.');
  await noteLines(services, cart.id, cart, false);
  const known = {
    cartId: cart.id,
    itemId: 'a',
    name: 'Zinc',
    requested: zinc,
    former: zinc,
    held: 0,
    mayArriveUntil: 0,
  };
  noteExchange(storage, known);
  keepLeftBehind(storage, [{ name: 'Zinc', quantity: 1, carried: 0, reason: undefined }]);
  keepPendingSave(storage, { sku: 'ZINC', name: 'Zinc' });
  store.dispatch(rememberViewedProduct('ZINC'));
  store.dispatch(rememberSearch('iron'));
  window.sessionStorage.setItem(linkKey, 'mailed');
  toggleCompared({ uid: 'MQ==', sku: 'ZINC', name: 'Zinc' });
  const kept = () => entries.filter((key) => storage.storedAt(key) !== undefined);
  const habits = () => [...store.dispatch(readViewedProducts(null)), ...store.dispatch(listRecentSearches())];
  return { store, kept, habits };
};

afterEach(() => window.sessionStorage.clear());

test('A-16: who signs out leaves nothing that was bought, opened, looked at or searched for', async () => {
  const { store, kept, habits } = await open(true);
  expect(kept()).toEqual(entries);
  await store.dispatch(signOut());
  expect(kept()).toEqual([]);
  expect(habits()).toEqual([]);
  expect(window.sessionStorage.getItem(linkKey)).toBeNull();
  expect(readCompared()).toEqual([]);
});

test('nor in memory, where nothing may be written', async () => {
  const { store, kept, habits } = await open(false);
  expect(kept()).toEqual(entries.slice(0, 4));
  expect(habits()).toEqual(['ZINC', 'iron']);
  await store.dispatch(signOut());
  expect(habits()).toEqual([]);
});

test('a session that ends by itself leaves what helps its customer to go on', async () => {
  const { store, kept } = await open(true);
  await store.dispatch(signOut({ reason: 'expired' }));
  expect(kept()).toEqual(['recentlyViewed', 'recentSearches']);
});
