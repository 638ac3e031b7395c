import { screen, within } from '@testing-library/react';
import { sendAddress, typeInto } from '@/testing/checkoutVisit';
import { chooseCollection, chooseShop, openFarShops, openShops, searchShops, typeBilling } from '@/testing/collection';
import { openStockCheckout, placeStockOrder } from '@/testing/stock/stockCheckout';
import { playStockBuild } from '@/testing/stock/stockShop';

playStockBuild();

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('an order is collected from a pickup location of a bare Magento, which tells no hours and counts no pieces', async () => {
  const shop = await openStockCheckout({
    arrange: (backend) => {
      // The pottery has this way to ship, too.
      backend.data.dropPickup();
      openShops(backend);
      openFarShops(backend, 5);
      backend.data.stockLocations('JUG');
    },
  });
  await chooseCollection(shop.user);
  await searchShops(shop.user, 'Leeds');
  await chooseShop(shop.user, /^Leeds, Victoria Quarter/);
  expect(screen.queryByText(/Ready from|Open until|Closed/)).not.toBeInTheDocument();
  await typeBilling(shop.user);
  // Magento wants a number of every address: that of who collects.
  await typeInto(shop.user, 'Phone', '0117 496 0000');
  await sendAddress(shop.user);
  await placeStockOrder(shop.user);
  expect(await screen.findByRole('heading', { name: /^Thank you/ })).toBeVisible();
  expect(within(screen.getByRole('main')).queryByText(/We will send|^Delivery$/)).not.toBeInTheDocument();
  expect(shop.data.collectedOrders()).toEqual([{ carrier: 'instore', location: 'leeds' }]);
});
