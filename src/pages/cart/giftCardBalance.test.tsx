import { act, screen, within } from '@testing-library/react';
import { addItemToCart } from '@/features/cart/cartOperations';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { insertProduct, insertRow, insertStore } from '../../../backend/testing/fixtures';

const open = async (): Promise<RenderedShop> => {
  const shop = await renderShop({
    path: '/cart',
    seed: ({ db, data }) => {
      insertStore(db);
      insertProduct(db, { sku: 'ZINC', name: 'Zinc', price_minor: 950 });
      data.giftCard('EVER', 2500);
      insertRow(db, 'gift_card', { code: 'LIMITED', balance_minor: 1000, currency: 'GBP', expires_on: '2099-12-31' });
    },
  });
  await act(() => shop.store.dispatch(addItemToCart({ sku: 'ZINC', quantity: 1 })));
  await shop.user.click(await main().findByText('Gift card', {}, { timeout: 10_000 }));
  return shop;
};
const main = () => within(screen.getByRole('main'));
const field = () => main().findByRole('textbox', { name: 'Gift card code' });

const check = async ({ user }: RenderedShop, code: string): Promise<void> => {
  await user.clear(await field());
  if (code !== '') await user.type(await field(), code);
  await user.click(main().getByRole('button', { name: 'Check the balance' }));
};

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('the balance of a card and its last day are told without using it', async () => {
  const shop = await open();
  await check(shop, 'LIMITED');
  expect(await main().findByText('There is £10.00 on this card, valid until 31 December 2099.')).toBeVisible();
  await check(shop, 'EVER');
  expect(await main().findByText('There is £25.00 on this card.')).toBeVisible();
  expect(main().queryByText(/valid until/)).not.toBeInTheDocument();
  expect(main().getByText('Total before delivery').nextElementSibling).toHaveTextContent('£9.50');
  // It was about the code that was typed.
  await shop.user.type(await field(), 'X');
  expect(main().queryByText(/on this card/)).not.toBeInTheDocument();
});

test.each(['LIM ITED', '“LIM-ITED”.', 'LIM – ITED'])(
  'a card that was pasted as %s is found, and pays',
  async (pasted) => {
    const shop = await open();
    await check(shop, pasted);
    expect(await main().findByText(/^There is £10.00 on this card/)).toBeVisible();
    await shop.user.type(await field(), '{Enter}');
    expect(await main().findByRole('button', { name: /LIMITED/ })).toBeVisible();
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('a code that is none, no code, and no connection are said', async () => {
  const shop = await open();
  await check(shop, 'WRONG');
  expect(await main().findByRole('alert')).toHaveTextContent('This gift card is not valid');
  await check(shop, '');
  expect(await main().findByRole('alert')).toHaveTextContent('Enter the code of your gift card.');
  shop.backend.faults.set([{ target: { operation: 'GiftCardBalance' }, fault: { kind: 'drop', moment: 'before' } }]);
  await check(shop, 'EVER');
  expect(await main().findByText(/shop could not be reached/)).toBeVisible();
  expect(await field()).toHaveValue('EVER');
});

test('a backend that takes cards without telling of them has no such button', async () => {
  Object.assign(CAPABILITIES, { giftCardBalance: false });
  try {
    await open();
    expect(await field()).toBeVisible();
    expect(main().queryByRole('button', { name: 'Check the balance' })).not.toBeInTheDocument();
  } finally {
    Object.assign(CAPABILITIES, { giftCardBalance: true });
  }
});
