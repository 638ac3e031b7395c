import { openCartTab, uidOf, zinc } from '@/testing/cartTab';
import { cartDetailsFragment } from '../cartContents';
import { cartReference } from '../cartSlice';
import { getCartDetails, getItemCount } from '../cartOperations';
import { updateItemInCart } from './lineOperations';

type Shop = Awaited<ReturnType<typeof openCartTab>>;

const isRequest = (init: RequestInit | undefined, name: string): boolean =>
  typeof init?.body === 'string' && init.body.includes(`"operationName":"${name}"`);

/** Keeps the next answer to a request on its way; the backend has given it already. */
const holdNext = ({ backend }: Shop, name: string) => {
  const { fetch } = backend;
  let release = (): void => undefined;
  let isGiven = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const given = new Promise<void>((resolve) => (isGiven = resolve));
  let isHeld = false;
  backend.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (isHeld || !isRequest(init, name)) return answer;
    isHeld = true;
    isGiven();
    await released;
    return answer;
  };
  return { release, given };
};

const quantityOf = ({ services: { apollo } }: Shop, sku: string): number | undefined =>
  apollo.readFragment({ ...cartDetailsFragment, from: cartReference })?.items?.find((line) => line?.product.sku === sku)
    ?.quantity;

const changeTo = (shop: Shop, quantity: number): Promise<void> =>
  shop.store.dispatch(updateItemInCart({ ...zinc, quantity, itemId: uidOf(shop, 'ZINC') }));

/** The quantities that the shop shows: in the lines, in the summary, in the badge. */
const shown = (shop: Shop) => {
  const cart = shop.services.apollo.readFragment({ ...cartDetailsFragment, from: cartReference });
  return {
    zinc: quantityOf(shop, 'ZINC'),
    summary: shop.store.getState().cart.details.numItems,
    badge: cart?.total_summary_quantity_including_config,
  };
};

test('a held answer to the details does not put back a quantity that was changed meanwhile', async () => {
  const shop = await openCartTab();
  const held = holdNext(shop, 'GetCartDetails');
  const reading = shop.store.dispatch(getCartDetails());
  await held.given;
  await changeTo(shop, 3);
  expect(shown(shop)).toEqual({ zinc: 3, summary: 4, badge: 4 });
  held.release();
  await reading;
  expect(shown(shop)).toEqual({ zinc: 3, summary: 4, badge: 4 });
  expect(shop.store.getState().cart).toMatchObject({ isLoading: false, detailsError: null });
});

test('a held answer to the count does not put back the badge', async () => {
  const shop = await openCartTab();
  const held = holdNext(shop, 'GetItemCount');
  const counting = shop.store.dispatch(getItemCount());
  await held.given;
  await changeTo(shop, 3);
  held.release();
  await counting;
  expect(shown(shop)).toEqual({ zinc: 3, summary: 4, badge: 4 });
});

test('of two reads the later one counts, whichever is answered first', async () => {
  const shop = await openCartTab();
  const held = holdNext(shop, 'GetCartDetails');
  const first = shop.store.dispatch(getCartDetails());
  await held.given;
  // Another tab, of which this one has not heard.
  shop.data.quantityOfLines(3, 2);
  await shop.store.dispatch(getCartDetails());
  expect(shown(shop).zinc).toBe(3);
  held.release();
  await first;
  expect(shown(shop)).toEqual({ zinc: 3, summary: 4, badge: 4 });
});

test('a mutation is taken although a read that was sent after it is answered first', async () => {
  const shop = await openCartTab();
  const { fetch } = shop.backend;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  // The request, not its answer, is late: the read sees the cart before the change.
  shop.backend.fetch = async (input, init) => {
    if (isRequest(init, 'UpdateItemInCart')) await released;
    return fetch(input, init);
  };
  const changing = changeTo(shop, 3);
  await shop.store.dispatch(getCartDetails());
  expect(shown(shop).zinc).toBe(2);
  release();
  await changing;
  expect(shown(shop)).toEqual({ zinc: 3, summary: 4, badge: 4 });
});
