import fc from 'fast-check';
import { type CartTab, openCartTab, uidOf, zinc } from '@/testing/cartTab';
import { exchangeItem } from '../operations/lineOperations';
import { getCartDetails, getItemCount, removeItemFromCart } from '../cartOperations';
import { readExchanges } from './pendingExchanges';

const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Quantities by sku, as the backend has them. */
const held = ({ data }: CartTab) => Object.fromEntries(data.linesOf().map(({ sku, quantity }) => [sku, quantity]));

const change = (shop: CartTab, quantity: number) =>
  shop.store.dispatch(
    exchangeItem({
      itemId: uidOf(shop, 'MAG'),
      requested: { ...shop.magnesium, quantity },
      former: { ...shop.magnesium, quantity: 1 },
    }),
  );

type Fate = 'before' | 'after' | undefined;

/** Loses requests before the backend hears them, or their answers. */
const lose = ({ state }: CartTab, fateOf: (name: string, n: number) => Fate): void => {
  let n = 0;
  state.before = (name) => {
    n += 1;
    if (fateOf(name, n) === 'before') lost();
  };
  state.watch = (name) => (fateOf(name, n) === 'after' ? lost : undefined);
};
const heal = (shop: CartTab): void => lose(shop, () => undefined);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Lets the pauses between tries pass, until something has ended in whatever way. */
const whole = async (work: Promise<unknown>): Promise<void> => {
  let isDone = false;
  const end = (): void => void (isDone = true);
  work.then(end, end);
  while (!isDone) await jest.advanceTimersByTimeAsync(3000);
};

test('a line whose removal was heard, but not answered, comes back', async () => {
  const shop = await openCartTab();
  lose(shop, (name) => (name === 'RemoveItemFromCart' ? 'after' : undefined));
  await whole(change(shop, 3));
  expect(held(shop)).toEqual({ MAG: 1, ZINC: 2 });
  expect(readExchanges(shop.services.storage)).toEqual([]);
});

test('an addition that was heard, but not answered, is what the shopper wanted', async () => {
  const shop = await openCartTab();
  lose(shop, (name) => (name === 'AddItemToCart' ? 'after' : undefined));
  await whole(change(shop, 3));
  expect(shop.store.getState().cart.updateItemError).toBeNull();
  expect(held(shop)).toEqual({ MAG: 3, ZINC: 2 });
});

test('a connection that is lost after the removal gives the line back at the next visit', async () => {
  const shop = await openCartTab();
  lose(shop, (name) => (name === 'RemoveItemFromCart' ? 'after' : 'before'));
  await whole(change(shop, 3));
  expect(held(shop)).toEqual({ ZINC: 2 });
  heal(shop);
  const next = shop.openAgain();
  await next.store.dispatch(getItemCount());
  expect(held(shop)).toEqual({ MAG: 1, ZINC: 2 });
  expect(next.store.getState().cart.details.numItems).toBe(3);
  await next.store.dispatch(getCartDetails());
  expect(held(shop)).toEqual({ MAG: 1, ZINC: 2 });
});

test('a line that cannot come back is named', async () => {
  const shop = await openCartTab();
  lose(shop, (name) => (name === 'RemoveItemFromCart' ? 'after' : 'before'));
  await whole(change(shop, 3));
  heal(shop);
  shop.data.stockOfAll(0);
  await shop.store.dispatch(getCartDetails());
  expect(shop.store.getState()).toMatchObject({ cartContext: { lostProducts: [expect.stringMatching(/Product/)] } });
  expect(readExchanges(shop.services.storage)).toEqual([]);
});

test('a line that is refused as it was, too, is named at once', async () => {
  const shop = await openCartTab();
  lose(shop, (name) => {
    if (name === 'RemoveItemFromCart') shop.data.stockOfAll(0);
    return undefined;
  });
  await whole(change(shop, 3));
  expect(held(shop)).toEqual({ ZINC: 2 });
  expect(shop.store.getState()).toMatchObject({ cartContext: { lostProducts: [expect.stringMatching(/Product/)] } });
  expect(readExchanges(shop.services.storage)).toEqual([]);
});

test('what is removed on purpose stays away', async () => {
  const shop = await openCartTab();
  const itemId = uidOf(shop, 'MAG');
  lose(shop, (name) => (name === 'RemoveItemFromCart' ? 'after' : 'before'));
  await whole(change(shop, 3));
  heal(shop);
  await shop.store.dispatch(removeItemFromCart(itemId)).catch(() => undefined);
  await shop.store.dispatch(getCartDetails());
  expect(held(shop)).toEqual({ ZINC: 2 });
});

test('what is exchanged for a line that is there already adds up, or stays as it was', async () => {
  const shop = await openCartTab();
  const exchange = { itemId: uidOf(shop, 'MAG'), requested: zinc, former: shop.magnesium };
  lose(shop, (name) => (name === 'AddItemToCart' ? 'before' : undefined));
  await whole(shop.store.dispatch(exchangeItem(exchange)));
  expect(held(shop)).toEqual({ ZINC: 2 });
  heal(shop);
  await shop.store.dispatch(getCartDetails());
  expect(held(shop)).toEqual({ MAG: 1, ZINC: 2 });
});

test('F-12: whatever is lost, the line is there in the end, as it was or as it was wanted', async () => {
  const shop = await openCartTab();
  const fate = fc.constantFrom<Fate>('before', 'after', undefined);
  await fc.assert(
    fc.asyncProperty(fc.array(fate, { maxLength: 12 }), fc.integer({ min: 1, max: 150 }), async (fates, wanted) => {
      await whole(shop.store.dispatch(getCartDetails()));
      const { MAG: before } = held(shop);
      lose(shop, (_name, n) => fates[n - 1]);
      await whole(change(shop, wanted));
      heal(shop);
      await whole(shop.store.dispatch(getCartDetails()));
      const { MAG: after, ZINC: other } = held(shop);
      expect(other).toBe(2);
      expect([before, 1, wanted]).toContain(after);
    }),
    { numRuns: 15 },
  );
});
