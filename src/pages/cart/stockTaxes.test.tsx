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
