import { screen, within } from '@testing-library/react';
import { openStockCheckout, placeStockOrder, reachStockPayment, type StockVisit } from '@/testing/stock/stockCheckout';
import { playStockBuild } from '@/testing/stock/stockShop';
import { insertStoreSetting } from '../../../backend/testing/fixtures';

playStockBuild();

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const returnTerms = {
  agreement_id: 3,
  name: 'Returns',
  content: '<p>Send it back <b>within 30 days</b>.</p>',
  content_height: '200px',
  checkbox_text: 'I accept the returns policy',
  is_html: true,
  mode: 'MANUAL',
};
const dataTerms = {
  agreement_id: 5,
  name: 'Your data',
  content: 'We keep <what> we need.\nNo more.',
  content_height: null,
  checkbox_text: 'Placing an order accepts our use of your data',
  is_html: false,
  mode: 'AUTO',
};

const visit = (more: StockVisit = {}): StockVisit => ({
  ...more,
  arrange: ({ db }) => insertStoreSetting(db, 'checkout_agreements', [returnTerms, dataTerms], 1),
});

const box = () => screen.findByRole('checkbox', { name: /returns policy/ });
const thanks = { name: /^Thank you/ };

test('the order waits for the merchant’s terms, and goes out with them', async () => {
  const shop = await openStockCheckout(visit());
  const { user } = shop;
  await reachStockPayment(user);
  expect(await box()).toBeRequired();
  expect(screen.getByText(dataTerms.checkbox_text)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: dataTerms.checkbox_text })).not.toBeInTheDocument();

  await placeStockOrder(user);
  expect(await box()).toBeInvalid();
  expect(shop.data.paidOrders()).toEqual([]);

  await user.click(await box());
  await placeStockOrder(user);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(shop.data.paidOrders()).toHaveLength(1);
});

test('the terms can be read: marked up where they are HTML, to the letter where they are not', async () => {
  const { user } = await openStockCheckout(visit());
  await reachStockPayment(user);
  await user.click(await screen.findByText('Read “Returns”'));
  expect(within(await screen.findByRole('region', { name: 'Returns' })).getByText(/30 days/)).toBeVisible();
  await user.click(screen.getByText('Read “Your data”'));
  expect(within(screen.getByRole('region', { name: 'Your data' })).getByText(/We keep <what> we need/)).toBeVisible();
});

test('a customer agrees in the same way', async () => {
  const shop = await openStockCheckout(visit({ isSignedIn: true }));
  const { user } = shop;
  const cont = await screen.findByRole('button', { name: /^Continue/ });
  await user.click(cont);
  await user.click(await box());
  await placeStockOrder(user);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(shop.data.paidOrders()).toHaveLength(1);
});

test('without terms there is no trace of them', async () => {
  const { user } = await openStockCheckout();
  await reachStockPayment(user);
  expect(screen.queryByText(/^Read “/)).not.toBeInTheDocument();
  expect(await screen.findAllByRole('checkbox', { name: /agree|Remember|save/i })).not.toHaveLength(0);
});
