import { act, screen, waitFor, within } from '@testing-library/react';
import { addItemToCart } from '@/features/cart/cartOperations';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { insertProduct, insertStore, insertStoreSetting } from '../../../backend/testing/fixtures';

const open = async (arrange: (db: RenderedShop['backend']['db']) => void = () => undefined): Promise<RenderedShop> => {
  const shop = await renderShop({
    path: '/cart',
    seed: ({ db }) => {
      insertStore(db);
      insertProduct(db, { sku: 'ZINC', name: 'Zinc', price_minor: 950 });
      insertProduct(db, { sku: 'SALE', name: 'Sale item', price_minor: 150, gift_message_available: 0 });
      insertStoreSetting(db, 'allow_order', '1');
      insertStoreSetting(db, 'allow_items', '1');
      arrange(db);
    },
  });
  await act(() => shop.store.dispatch(addItemToCart({ sku: 'ZINC', quantity: 1 })));
  await act(() => shop.store.dispatch(addItemToCart({ sku: 'SALE', quantity: 1 })));
  await screen.findByRole('complementary', { name: 'Summary' }, { timeout: 10_000 });
  return shop;
};

const summary = () => within(screen.getByRole('complementary', { name: 'Summary' }));
const place = async (name: string) => within(await summary().findByRole('listitem', { name }, { timeout: 5000 }));
const section = async ({ user }: RenderedShop): Promise<void> =>
  user.click(await summary().findByText('Gift message', {}, { timeout: 5000 }));

const write = async ({ user }: RenderedShop, name: string, text: string): Promise<void> => {
  const entry = await place(name);
  await user.click(entry.getByRole('button', { name: /^(Add a|Edit the) message/ }));
  expect(entry.getByRole('textbox', { name: /^To/ })).toHaveFocus();
  await user.clear(entry.getByRole('textbox', { name: /^To/ }));
  await user.type(entry.getByRole('textbox', { name: /^To/ }), 'Anna');
  await user.clear(entry.getByRole('textbox', { name: 'Message' }));
  if (text !== '') await user.type(entry.getByRole('textbox', { name: 'Message' }), text);
  await user.click(entry.getByRole('button', { name: 'Save message' }));
};

const kept = ({ data }: RenderedShop): unknown[] => data.giftMessages();

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a message goes with a product, stays while its quantity changes, and is cleared when it is emptied', async () => {
  const shop = await open();
  await section(shop);
  expect(summary().queryByRole('listitem', { name: 'Sale item' })).not.toBeInTheDocument();
  await write(shop, 'Zinc', 'Get well soon');
  const zinc = await place('Zinc');
  expect(await zinc.findByText('Get well soon')).toBeVisible();
  expect(zinc.getByText('To Anna')).toBeVisible();
  expect(summary().getByRole('listitem', { name: 'Zinc' })).toHaveFocus();
  expect(kept(shop)).toEqual([{ to: 'Anna', from: '', message: 'Get well soon' }]);
  await shop.user.click(screen.getByRole('button', { name: /Increase.*Zinc/ }));
  await waitFor(() => expect(shop.data.linesOf()[0]).toMatchObject({ quantity: 2 }));
  expect(kept(shop)).toHaveLength(1);
  await write(shop, 'Zinc', '');
  expect(await zinc.findByRole('button', { name: 'Add a message: Zinc' })).toBeVisible();
  expect(kept(shop)).toEqual([]);
});

test('one goes with the whole order', async () => {
  const shop = await open();
  await section(shop);
  await write(shop, 'With the whole order', 'All the best');
  const order = await place('With the whole order');
  expect(await order.findByText('All the best')).toBeVisible();
  expect(kept(shop)).toEqual([{ to: 'Anna', from: '', message: 'All the best' }]);
  await shop.user.click(order.getByRole('button', { name: /^Remove the message/ }));
  expect(await order.findByRole('button', { name: /^Add a message/ })).toBeVisible();
  expect(kept(shop)).toEqual([]);
});

test('a removed product comes back with its message', async () => {
  const shop = await open();
  await section(shop);
  await write(shop, 'Zinc', 'Get well soon');
  await (await place('Zinc')).findByText('Get well soon');
  await shop.user.click(screen.getByRole('button', { name: 'Remove Zinc' }));
  await waitFor(() => expect(kept(shop)).toEqual([]));
  await shop.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(kept(shop)).toEqual([{ to: 'Anna', from: '', message: 'Get well soon' }]));
});

test.each(['after', 'before'] as const)('an answer that is lost %s it is heard', async (moment) => {
  const shop = await open();
  await section(shop);
  shop.backend.faults.set([{ target: { operation: 'SetGiftMessage' }, fault: { kind: 'drop', moment } }]);
  await write(shop, 'Zinc', 'Get well soon');
  const zinc = await place('Zinc');
  if (moment === 'after') {
    expect(await zinc.findByText('To Anna')).toBeVisible();
    return;
  }
  expect(await zinc.findByRole('alert')).toHaveTextContent('Your message is still here.');
  expect(zinc.getByRole('textbox', { name: 'Message' })).toHaveValue('Get well soon');
});

test('where GraphQL does not write it, the REST call does', async () => {
  const shop = await open();
  await section(shop);
  const fault = { kind: 'graphqlError' as const, message: 'Gift Message cannot be updated.' };
  shop.backend.faults.set([{ target: { operation: 'SetGiftMessage' }, fault }]);
  await write(shop, 'Zinc', 'Get well soon');
  expect(await (await place('Zinc')).findByText('To Anna')).toBeVisible();
  expect(kept(shop)).toHaveLength(1);
});

test('a form without a text says so', async () => {
  const shop = await open();
  await section(shop);
  await write(shop, 'Zinc', '');
  const zinc = await place('Zinc');
  expect(zinc.getByRole('alert')).toHaveTextContent('Write a message.');
  expect(zinc.getByRole('textbox', { name: 'Message' })).toHaveFocus();
});

test('nothing of it where the merchant has it switched off', async () => {
  await open((db) => {
    insertStoreSetting(db, 'allow_order', '0');
    insertStoreSetting(db, 'allow_items', '0');
  });
  await summary().findByText('Add a discount code');
  expect(summary().queryByText('Gift message')).not.toBeInTheDocument();
});
