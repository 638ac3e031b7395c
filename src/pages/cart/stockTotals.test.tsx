import { screen, within } from '@testing-library/react';
import { openStockCheckout } from '@/testing/stock/stockCheckout';
import { playStockBuild } from '@/testing/stock/stockShop';
import { insertStoreSetting } from '../../../backend/testing/fixtures';

playStockBuild();

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const subtotal = async () => {
  const summary = within(await screen.findByRole('complementary', { name: 'Summary' }, { timeout: 10_000 }));
  return (await summary.findByText('Subtotal')).nextElementSibling;
};

test.each([
  [1, '£20.00'],
  [2, '£24.00'],
  [9, '£24.00'],
])("prices follow Magento's own tax display %i", async (setting, expected) => {
  await openStockCheckout({
    path: '/cart',
    arrange: ({ db }) => insertStoreSetting(db, 'tax_cart_display_subtotal', setting, 1),
  });
  expect(await subtotal()).toHaveTextContent(expected);
});

test('one total that will be paid, as an estimate, where GraphQL cannot estimate', async () => {
  await openStockCheckout({ path: '/cart' });
  const summary = within(await screen.findByRole('complementary', { name: 'Summary' }, { timeout: 10_000 }));
  const total = await summary.findByText('Estimated total');
  expect(summary.getByText('Delivery, estimated').nextElementSibling).toHaveTextContent('£5.00');
  expect(total.nextElementSibling).toHaveTextContent('£29.00');
  expect(summary.queryByText('Total before delivery')).not.toBeInTheDocument();
});
