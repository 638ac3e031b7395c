import { act, screen, waitFor, within } from '@testing-library/react';
import { addItemToCart } from '@/features/cart/cartOperations';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { insertProduct, insertRow, insertStore, insertStoreSetting } from '../../../backend/testing/fixtures';

type Db = RenderedShop['backend']['db'];

const insertWrappings = (db: Db): void => {
  const meadow = { code: 'meadow', design: 'Meadow paper', image: 'wrapping/gift-meadow.jpg', price_minor: 350 };
  insertRow(db, 'gift_wrapping', { ...meadow, id: 1, position: 1 });
  insertRow(db, 'gift_wrapping', { id: 2, code: 'kraft', design: 'Brown paper', price_minor: 240, position: 2 });
};

const switches = [
  'allow_gift_wrapping_on_order',
  'allow_gift_wrapping_on_order_items',
  'allow_printed_card',
  'allow_gift_receipt',
  'allow_order',
] as const;

const open = async (
  arrange: (db: Db, faults: RenderedShop['backend']['faults']) => void = () => undefined,
): Promise<RenderedShop> => {
  const shop = await renderShop({
    path: '/cart',
    seed: ({ db, faults }) => {
      insertStore(db);
      insertProduct(db, { sku: 'ZINC', name: 'Zinc', price_minor: 950, quantity: 10 });
      insertProduct(db, { sku: 'JAR', name: 'Jar', price_minor: 500, gift_wrapping_price_minor: 600 });
      insertProduct(db, { sku: 'BULKY', name: 'Bulky', price_minor: 150, gift_wrapping_available: 0 });
      insertWrappings(db);
      for (const path of switches) insertStoreSetting(db, path, '1');
      insertStoreSetting(db, 'printed_card_price_minor', 150);
      arrange(db, faults);
    },
  });
  for (const sku of ['ZINC', 'JAR', 'BULKY']) await act(() => shop.store.dispatch(addItemToCart({ sku, quantity: 1 })));
  await screen.findByRole('complementary', { name: 'Summary' }, { timeout: 10_000 });
  return shop;
};

const summary = () => within(screen.getByRole('complementary', { name: 'Summary' }));
const section = async ({ user }: RenderedShop): Promise<void> =>
  user.click(await summary().findByText('Gift options', {}, { timeout: 5000 }));
const place = async (name: string) => within(await summary().findByRole('listitem', { name }, { timeout: 5000 }));
const row = (label: string) => summary().findByText(label, { selector: 'dt' });
const total = () => summary().getByText('Total before delivery', { selector: 'dt' }).nextElementSibling;

const wrap = async ({ user }: RenderedShop, name: string, design: RegExp): Promise<void> => {
  const entry = await place(name);
  const button = entry.getByRole('button', { name: `Add gift wrapping: ${name}` });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  const form = within(entry.getByRole('form', { name: `Add gift wrapping: ${name}` }));
  expect(form.getAllByRole('radio')[0]).toHaveFocus();
  await user.click(form.getByRole('radio', { name: design }));
  await user.click(form.getByRole('button', { name: 'Save wrapping' }));
};

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('the whole order is wrapped, with card and receipt, and each price stands in the sums', async () => {
  const shop = await open();
  await section(shop);
  await wrap(shop, 'With the whole order', /Meadow paper.*£3\.50/);
  const order = await place('With the whole order');
  expect(await order.findByText('Gift wrapped: Meadow paper')).toBeVisible();
  expect(summary().getByRole('listitem', { name: 'With the whole order' })).toHaveFocus();
  expect(summary().getByText('The gift wrapping is saved: With the whole order.')).toBeInTheDocument();
  // Ticked one right after the other: each call states both.
  await shop.user.click(order.getByRole('checkbox', { name: 'Printed card (£1.50)' }));
  await shop.user.click(order.getByRole('checkbox', { name: 'Gift receipt without prices' }));
  await waitFor(() =>
    expect(shop.data.giftOptions()).toEqual([{ design: 'Meadow paper', gift_receipt: 1, printed_card: 1 }]),
  );
  expect((await row('Gift wrapping, whole order')).nextElementSibling).toHaveTextContent('£3.50');
  expect((await row('Printed card')).nextElementSibling).toHaveTextContent('£1.50');
  expect(total()).toHaveTextContent('£21.00');
  await shop.user.click(order.getByRole('button', { name: 'Remove the gift wrapping: With the whole order' }));
  expect(await order.findByRole('button', { name: 'Add gift wrapping: With the whole order' })).toBeVisible();
  expect(total()).toHaveTextContent('£17.50');
  expect(order.getByRole('checkbox', { name: /^Printed card/ })).toBeChecked();
});

test('a product is wrapped at its own price, every piece of it, and another design takes its place', async () => {
  const shop = await open();
  await section(shop);
  expect(summary().queryByRole('listitem', { name: 'Bulky' })).not.toBeInTheDocument();
  await wrap(shop, 'Jar', /Brown paper.*£6\.00/);
  expect(await (await place('Jar')).findByText('Gift wrapped: Brown paper')).toBeVisible();
  await wrap(shop, 'Zinc', /Meadow paper/);
  const zinc = await place('Zinc');
  expect(await zinc.findByText('Gift wrapped: Meadow paper')).toBeVisible();
  await shop.user.click(screen.getByRole('button', { name: /Increase.*Zinc/ }));
  expect(await zinc.findByText('£3.50 each')).toBeVisible();
  await waitFor(async () =>
    expect((await row('Gift wrapping, products')).nextElementSibling).toHaveTextContent('£13.00'),
  );
  await shop.user.click(zinc.getByRole('button', { name: 'Change the gift wrapping: Zinc' }));
  await shop.user.click(zinc.getByRole('radio', { name: /Brown paper/ }));
  await shop.user.click(zinc.getByRole('button', { name: 'Save wrapping' }));
  expect(await zinc.findByText('Gift wrapped: Brown paper')).toBeVisible();
  expect((await row('Gift wrapping, products')).nextElementSibling).toHaveTextContent('£10.80');
});

test('a removed product comes back with its wrapping', async () => {
  const shop = await open();
  await section(shop);
  await wrap(shop, 'Zinc', /Meadow paper/);
  await (await place('Zinc')).findByText('Gift wrapped: Meadow paper');
  await shop.user.click(screen.getByRole('button', { name: 'Remove Zinc' }));
  await waitFor(() => expect(shop.data.wrappedLines()).toEqual([]));
  await shop.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shop.data.wrappedLines()).toEqual(['Meadow paper']));
});

test('the message of the order goes with its other options, and leaves them as they are', async () => {
  const shop = await open();
  await section(shop);
  await wrap(shop, 'With the whole order', /Brown paper/);
  const order = await place('With the whole order');
  await order.findByText('Gift wrapped: Brown paper');
  // The way of Magento Open Source is not needed.
  shop.backend.faults.set([{ target: { rest: 'gift-message' }, fault: { kind: 'status', status: 500 } }]);
  await shop.user.click(order.getByRole('button', { name: /^Add a message/ }));
  await shop.user.type(order.getByRole('textbox', { name: 'Message' }), 'All the best');
  await shop.user.click(order.getByRole('button', { name: 'Save message' }));
  expect(await order.findByText('All the best')).toBeVisible();
  expect(order.getByText('Gift wrapped: Brown paper')).toBeVisible();
  await shop.user.click(order.getByRole('checkbox', { name: /^Printed card/ }));
  await waitFor(() => expect(shop.data.giftOptions()).toMatchObject([{ design: 'Brown paper', printed_card: 1 }]));
  expect(shop.data.giftMessages()).toEqual([{ to: '', from: '', message: 'All the best' }]);
});

test('where the options do not keep the message, the REST call does', async () => {
  const shop = await open();
  await section(shop);
  const fault = { kind: 'graphqlError' as const, message: 'No.' };
  shop.backend.faults.set([{ target: { operation: 'SetGiftOptions' }, fault }]);
  const order = await place('With the whole order');
  await shop.user.click(order.getByRole('button', { name: /^Add a message/ }));
  await shop.user.type(order.getByRole('textbox', { name: 'Message' }), 'All the best');
  await shop.user.click(order.getByRole('button', { name: 'Save message' }));
  expect(await order.findByText('All the best')).toBeVisible();
  expect(shop.data.giftMessages()).toHaveLength(1);
});

test.each(['after', 'before'] as const)('an answer that is lost %s it is heard', async (moment) => {
  const shop = await open();
  await section(shop);
  shop.backend.faults.set([{ target: { operation: 'SetLineWrapping' }, fault: { kind: 'drop', moment } }]);
  await wrap(shop, 'Zinc', /Meadow paper/);
  const zinc = await place('Zinc');
  if (moment === 'after') {
    expect(await zinc.findByText('Gift wrapped: Meadow paper')).toBeVisible();
    return;
  }
  expect(await zinc.findByRole('alert')).toHaveTextContent('The shop could not be reached.');
  expect(zinc.getByRole('radio', { name: /Meadow paper/ })).toBeChecked();
  expect(shop.data.wrappedLines()).toEqual([]);
});

test('a design that has gone is refused in words, and a failed card is not shown as chosen', async () => {
  const shop = await open();
  await section(shop);
  const order = await place('With the whole order');
  const card = order.getByRole('checkbox', { name: /^Printed card/ });
  const fault = { kind: 'graphqlError' as const, message: 'Internal server error' };
  shop.backend.faults.set([{ target: { operation: 'SetGiftOptions' }, fault }]);
  await shop.user.click(card);
  expect(await order.findByRole('alert')).toHaveTextContent('This could not be saved just now.');
  expect(card).not.toBeChecked();
  shop.backend.faults.set([]);
  const add = order.getByRole('button', { name: /^Add gift wrapping/ });
  await waitFor(() => expect(add).toBeEnabled());
  await shop.user.click(add);
  shop.data.withdrawWrappings();
  await shop.user.click(order.getByRole('button', { name: 'Save wrapping' }));
  expect(await order.findByText('This gift wrapping is not available any more. Choose another one.')).toBeVisible();
});

test('designs that cannot be loaded are asked for again', async () => {
  const fault = { kind: 'graphqlError' as const, message: 'No.' };
  const shop = await open((_, faults) => faults.set([{ target: { operation: 'GetGiftWrappings' }, fault }]));
  await section(shop);
  expect(await summary().findByText('The gift wrappings could not be loaded.', {}, { timeout: 10_000 })).toBeVisible();
  shop.backend.faults.set([]);
  await shop.user.click(summary().getByRole('button', { name: 'Try again' }));
  await wrap(shop, 'Zinc', /Meadow paper/);
  expect(await (await place('Zinc')).findByText('Gift wrapped: Meadow paper')).toBeVisible();
});

test('nothing of it where the merchant has it switched off, and only messages where they alone are on', async () => {
  const shop = await open((db) => {
    for (const path of switches.slice(0, 4)) insertStoreSetting(db, path, '0');
  });
  await shop.user.click(await summary().findByText('Gift message', {}, { timeout: 5000 }));
  expect((await place('With the whole order')).getByRole('button', { name: /^Add a message/ })).toBeVisible();
  expect(summary().queryByRole('checkbox')).not.toBeInTheDocument();
  expect(summary().queryByRole('button', { name: /gift wrapping/ })).not.toBeInTheDocument();
});
