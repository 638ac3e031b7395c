import '@/testing/noLayout';
import { screen, waitFor, within } from '@testing-library/react';
import { addButton, insertZinc, linesOf, main, open } from '@/testing/productShop';

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('into the cart', () => {
  test('as many as were asked for', async () => {
    const shop = await open('/zinc.html');
    await shop.user.click(await main().findByRole('button', { name: 'Increase quantity of Zinc Picolinate' }));
    await shop.user.click(main().getByRole('button', { name: 'Increase quantity of Zinc Picolinate' }));
    await shop.user.click(await addButton());
    const cart = within(await screen.findByRole('dialog', { name: /Your cart/ }));
    expect((await cart.findByText('Subtotal')).nextElementSibling).toHaveTextContent('£27.00');
    expect(linesOf(shop)).toEqual([{ sku: 'ZINC', variant: null, quantity: 3 }]);
  });

  test.each([
    ['UPDATE stock_item SET quantity = 1', 'We do not have that many left. Please choose fewer.'],
    ['UPDATE stock_item SET quantity = 0', 'This has just sold out.'],
    ['UPDATE stock_item SET max_sale_quantity = 1', 'That is more than one order may hold. Please choose fewer.'],
    ['UPDATE product SET is_enabled = 0', 'This product is no longer sold.'],
  ])('a refusal is told in its place, until it works (%s)', async (change, message) => {
    const shop = await open('/zinc.html');
    await shop.user.click(await main().findByRole('button', { name: 'Increase quantity of Zinc Picolinate' }));
    shop.backend.db.run(change);
    await shop.user.click(await addButton());
    expect(await main().findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('dialog', { name: /Your cart/ })).not.toBeInTheDocument();
    expect(linesOf(shop)).toEqual([]);
    shop.backend.db.run('UPDATE stock_item SET quantity = 100, max_sale_quantity = 20');
    shop.backend.db.run('UPDATE product SET is_enabled = 1');
    await shop.user.click(await addButton());
    await waitFor(() => expect(linesOf(shop)).toEqual([{ sku: 'ZINC', variant: null, quantity: 2 }]));
    expect(main().queryByRole('alert', { hidden: true })).not.toBeInTheDocument();
  });

  test('no more than one order may hold can be asked for, and the button says what they cost', async () => {
    const shop = await open('/zinc.html');
    const quantity = await main().findByRole('textbox', { name: 'Quantity of Zinc Picolinate' });
    await shop.user.clear(quantity);
    await shop.user.type(quantity, '1000000000{Tab}');
    expect(quantity).toHaveValue('20');
    expect(main().getByText('You can order 20 at most.')).toBeVisible();
    expect(main().getByRole('button', { name: 'Add to cart £180.00' })).toBeVisible();
    await shop.user.clear(quantity);
    await shop.user.type(quantity, '0{Tab}');
    expect(quantity).toHaveValue('1');
    expect(main().queryByText('You can order 20 at most.')).not.toBeInTheDocument();
  });

  test('a lost connection is told in the shop’s own words', async () => {
    const shop = await open('/zinc.html');
    shop.backend.faults.set([{ target: { operation: 'AddItemToCart' }, fault: { kind: 'drop', moment: 'before' } }]);
    await shop.user.click(await addButton());
    expect(await main().findByRole('alert')).toHaveTextContent(
      'The shop could not be reached. Check your connection and try again.',
    );
  });

  test('a product that is out of stock cannot be bought and says so', async () => {
    await open('/zinc.html', (db) => {
      insertZinc(db);
      db.run('UPDATE stock_item SET quantity = 0');
    });
    expect(await main().findByText('Out of stock')).toBeVisible();
    expect(main().queryByRole('button', { name: /^Add to cart/ })).not.toBeInTheDocument();
    expect(main().queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('the last ones are counted', async () => {
    await open('/zinc.html', (db) => {
      insertZinc(db);
      db.run('UPDATE stock_item SET quantity = 3');
    });
    expect(await main().findByText('Only 3 left')).toBeVisible();
  });
});
