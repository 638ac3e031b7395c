import { screen, within } from '@testing-library/react';
import { renderShop } from '@/testing/renderShop';
import { account } from '@/testing/checkoutVisit';
import { hashPasswordNow } from '../../../backend/customer/passwords';
import { shopData } from '../../../backend/testing/arrange/shopData';
import { insertCustomer, insertProduct, insertStore } from '../../../backend/testing/fixtures';
import { testHashCost } from '../../../backend/testing/testSettings';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** The cart page of a customer who has filled the cart on another device, whose id this one does not know. */
const open = (isRefused = false) =>
  renderShop({
    path: '/cart',
    signedIn: account,
    seed: ({ db, data, faults }) => {
      insertStore(db);
      const product = insertProduct(db, { sku: 'ZINC', name: 'Zinc Picolinate', price_minor: 950, quantity: 10 });
      const password_hash = hashPasswordNow(account.password, testHashCost);
      const customer = insertCustomer(db, { email: account.email, password_hash });
      shopData(db).cart('d'.repeat(32), product, 950);
      data.giveCartsTo(customer);
      if (isRefused) {
        faults.set([{ target: { operation: 'CreateCart' }, fault: { kind: 'status', status: 503, moment: 'before' } }]);
      }
    },
  });

test('a customer’s cart is shown although its id is not known here', async () => {
  await open();
  expect(await within(screen.getByRole('main')).findByRole('heading', { name: 'Zinc Picolinate' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
});

test('where it cannot be had it is not called empty', async () => {
  const shop = await open(true);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
  shop.backend.faults.set([]);
  await shop.user.click(again);
  expect(await screen.findByRole('heading', { name: 'Zinc Picolinate' })).toBeVisible();
});
