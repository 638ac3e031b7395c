import { screen, waitFor, within } from '@testing-library/react';
import { authorised, guestCartId, openCheckout, pay, playProvider, reachPayment } from '@/testing/checkoutVisit';
import { renderShop } from '@/testing/renderShop';
import { insertStore, insertStoreSetting } from '../../../backend/testing/fixtures';
import { shopData } from '../../../backend/testing/arrange/shopData';

// Noon on Friday 20 November 2026.
const now = () => Date.parse('2026-11-20T12:00:00Z');

const seller = {
  name: 'Halewell Ltd',
  street: ['4 Quay'],
  city: 'Bristol',
  postcode: 'BS1 4RN',
  country_code: 'GB',
  vat_number: 'GB 1',
  company_number: null,
};

/** Chunks of a page are compiled when a test asks for them first. */
const patient = { timeout: 8000 };

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('F-06: the receipt says when it comes, where to, and when again, and is there after a reload', async () => {
  const shop = await openCheckout({
    now,
    arrange: ({ db }) => {
      insertStoreSetting(db, 'delivery_times', { order_by: '15:00', min_days: 1, max_days: 1, closed_days: [] });
      shopData(db).subscribeLines(8);
    },
  });
  await reachPayment(shop);
  await playProvider([authorised]);
  await shop.user.click(await screen.findByRole('checkbox', { name: /every 8 weeks from this card until I cancel/ }));
  await pay(shop.user);
  expect(await screen.findByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible();
  expect(shop.reloads()).toBe(0);
  expect(screen.queryByRole('navigation', { name: 'Categories' })).not.toBeInTheDocument();
  expect(screen.getByText('Monday 23 November')).toBeVisible();
  expect(screen.getByText('3 Elm Grove, Bath, BA1 1LZ')).toBeVisible();
  const next = within(screen.getByRole('region', { name: 'What happens now' }));
  expect(next.getByText('Royal Mail will deliver it: Monday 23 November.')).toBeVisible();
  expect(next.getByRole('link', { name: 'Track my order' })).toBeVisible();
  expect(screen.getByText('Visa ending 1111')).toBeVisible();
  expect(screen.getByText(/^£\d+\.\d\d in all$/)).toBeVisible();
  expect(screen.getAllByText('Every 8 weeks')).not.toHaveLength(0);
  expect(screen.getByText('Next order 15 January 2027')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute(
    'href',
    '/create-account?email=ann%40example.com&firstName=Ann&lastName=Lee',
  );
  await waitFor(() => expect(shop.store.getState().cart.cartId).not.toBe(guestCartId));
  // The document of the shop, to which a reload leads, has the shop's header.
  await shop.openAgain();
  expect(await screen.findByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Categories' })).toBeInTheDocument();
});

test('a visitor without an order is told so', async () => {
  await renderShop({ path: '/checkout/receipt', seed: ({ db }) => void insertStore(db) });
  expect(await screen.findByRole('heading', { name: 'There is no receipt to show' })).toBeVisible();
});

test('a guest prints the invoice, and buys the same again', async () => {
  const shop = await openCheckout({ arrange: ({ db }) => insertStoreSetting(db, 'seller', seller) });
  await reachPayment(shop);
  await playProvider([authorised]);
  await pay(shop.user);
  await shop.user.click(await screen.findByRole('link', { name: 'Invoice' }, patient));
  const sheet = within(await screen.findByRole('article', { name: 'Invoice 10000000001' }, patient));
  expect(sheet.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(sheet.getByText('Halewell Ltd')).toBeVisible();
  expect(sheet.getByText('VAT number GB 1')).toBeVisible();
  expect(sheet.getByText('Ann Lee')).toBeVisible();
  expect(sheet.getByText('Includes VAT 20%')).toBeVisible();
  await shop.user.click(screen.getByRole('link', { name: 'Back' }));
  await screen.findByRole('button', { name: 'Buy again' });
  await shop.openAgain();
  await shop.user.dblClick(await screen.findByRole('button', { name: 'Buy again' }, patient));
  await screen.findByRole('heading', { level: 1, name: /^Your cart/ }, patient);
  const cart = within(screen.getByRole('main'));
  expect(await cart.findByText('Zinc Picolinate', {}, patient)).toBeVisible();
  expect(await cart.findAllByText('£19.00')).not.toHaveLength(0);
});
