import { type CartTab, openCartTab, uidOf } from '@/testing/cartTab';
import { openTwoCarts, quantities, signInAsAnn } from '@/testing/twoCarts';
import { insertRow, insertStoreSetting } from '../../../../backend/testing/fixtures';
import { linesOf, readShownCart } from '../cartContents';
import { getCartDetails } from '../cartOperations';
import { exchangeItem, setItemSubscription, updateItemInCart } from '../operations/lineOperations';
import { saveLineWrapping, saveOrderOption } from '../giftOptions/giftOptionOperations';
import { giftMessageOf, wrappingOf } from './giftMessage';
import { settleKept } from './settleKept';
import { saveLineMessage, saveOrderMessage } from './giftMessageOperations';

const forAnna = { to: 'Anna', from: 'Ben', message: 'Get well soon' };

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const lineOf = ({ services }: CartTab, sku: string) =>
  linesOf(readShownCart(services)).find(({ product }) => product.sku === sku);

const messageOf = (shop: CartTab, sku: string) => {
  const line = lineOf(shop, sku);
  return line && giftMessageOf(line);
};

const write = async (shop: CartTab, sku: string): Promise<void> => {
  insertStoreSetting(shop.backend.db, 'allow_items', '1');
  insertStoreSetting(shop.backend.db, 'allow_order', '1');
  const line = lineOf(shop, sku);
  if (line) await shop.store.dispatch(saveLineMessage(line, forAnna));
};

const otherOption = ({ magnesium }: CartTab) => {
  const [uid = ''] = magnesium.selectedOptionUids ?? [];
  const [kind, attribute, option] = atob(uid).split('/');
  return { ...magnesium, selectedOptionUids: [btoa(`${kind}/${attribute}/${Number(option) + 1}`)] };
};
const exchange = async (shop: CartTab): Promise<void> => {
  const change = { itemId: uidOf(shop, 'MAG'), requested: otherOption(shop), former: shop.magnesium };
  await shop.store.dispatch(exchangeItem(change));
  await shop.store.dispatch(settleKept());
};

test('a line with other options keeps its message', async () => {
  const shop = await openCartTab();
  await write(shop, 'MAG');
  const before = uidOf(shop, 'MAG');
  await exchange(shop);
  expect(uidOf(shop, 'MAG')).not.toBe(before);
  expect(messageOf(shop, 'MAG')).toEqual(forAnna);
  expect(messageOf(shop, 'ZINC')).toBeUndefined();
});

test('one whose message could not be sent then gets it when the cart is read next, on another page', async () => {
  const shop = await openCartTab();
  await write(shop, 'MAG');
  shop.state.before = (name) => {
    if (name === 'SetGiftMessage') throw new TypeError('Failed to fetch');
  };
  await exchange(shop);
  expect(messageOf(shop, 'MAG')).toBeUndefined();
  shop.state.before = () => undefined;
  const next = shop.openAgain();
  await next.store.dispatch(getCartDetails());
  await next.store.dispatch(settleKept());
  await shop.store.dispatch(getCartDetails());
  expect(messageOf(shop, 'MAG')).toEqual(forAnna);
});

test('a change that is refused leaves nothing to be sent later', async () => {
  const shop = await openCartTab();
  await write(shop, 'MAG');
  const item = { ...shop.magnesium, itemId: uidOf(shop, 'MAG'), quantity: 9999 };
  await shop.store.dispatch(updateItemInCart(item)).catch(() => undefined);
  expect(messageOf(shop, 'MAG')).toEqual(forAnna);
  expect(shop.services.storage.storedAt('gift_messages')).toBeUndefined();
});

test('a product that is bought once keeps its message on a plan', async () => {
  const shop = await openCartTab();
  await write(shop, 'ZINC');
  await shop.store.dispatch(setItemSubscription(uidOf(shop, 'ZINC'), null));
  expect(messageOf(shop, 'ZINC')).toEqual(forAnna);
});

test('messages come along at the sign-in, also to a line that the merge left out', async () => {
  const shop = await openTwoCarts();
  await write(shop, 'MAG');
  await write(shop, 'ZINC');
  await shop.store.dispatch(saveOrderMessage({ ...forAnna, message: 'For all' }));
  shop.data.stock('ZINC', 3);
  await signInAsAnn(shop);
  expect(quantities(shop)).toEqual({ ZINC: 3, MAG: 1 });
  await shop.store.dispatch(settleKept());
  expect(messageOf(shop, 'MAG')).toEqual(forAnna);
  expect(messageOf(shop, 'ZINC')).toEqual(forAnna);
  const cart = readShownCart(shop.services);
  expect(cart && giftMessageOf(cart)?.message).toBe('For all');
});

test('wrapping goes along as messages do, with the options of the order, also where a merge loses them', async () => {
  const shop = await openTwoCarts();
  const db = shop.backend.db;
  insertRow(db, 'gift_wrapping', { id: 1, code: 'kraft', design: 'Brown paper', price_minor: 240, position: 1 });
  for (const path of ['on_order', 'on_order_items'] as const)
    insertStoreSetting(db, `allow_gift_wrapping_${path}`, '1');
  insertStoreSetting(db, 'allow_printed_card', '1');
  const wrappings = (sku: string) => {
    const [line, cart] = [lineOf(shop, sku), readShownCart(shop.services)];
    return [line && wrappingOf(line)?.design, cart && wrappingOf(cart)?.design, cart?.printed_card_included];
  };
  const line = lineOf(shop, 'MAG');
  const uid = btoa('1');
  if (line) await shop.store.dispatch(saveLineWrapping(line, uid));
  await shop.store.dispatch(saveOrderOption({ wrapping: uid, hasCard: true }));
  await exchange(shop);
  expect(wrappings('MAG')).toEqual(['Brown paper', 'Brown paper', true]);
  await signInAsAnn(shop);
  shop.data.loseGiftOptions();
  await shop.store.dispatch(getCartDetails());
  expect(wrappings('MAG')).toEqual([undefined, undefined, false]);
  await shop.store.dispatch(settleKept());
  expect(wrappings('MAG')).toEqual(['Brown paper', 'Brown paper', true]);
});

test('one that was given to a cart which is no longer the shopper’s is forgotten', async () => {
  const shop = await openCartTab();
  await write(shop, 'MAG');
  shop.state.before = (name) => {
    if (name === 'SetGiftMessage') throw new TypeError('Failed to fetch');
  };
  await exchange(shop);
  shop.state.before = () => undefined;
  shop.services.storage.write('cartId', 'x'.repeat(32), 100);
  const next = shop.openAgain();
  await next.store.dispatch(settleKept());
  expect(next.services.storage.storedAt('gift_messages')).toBeUndefined();
});
