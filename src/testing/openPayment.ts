import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { settings } from '@/kernel/app/settings';
import { type RenderedShop, renderShop } from './renderShop';
import { shopData } from '../../backend/testing/arrange/shopData';
import { insertCustomer, insertProduct, insertShippingMethod, insertStore } from '../../backend/testing/fixtures';
import { hashPasswordNow } from '../../backend/customer/passwords';
import { testHashCost } from '../../backend/testing/testSettings';
import type { TestBackend } from '../../backend/testing/createTestBackend';

export const cartId = 'c'.repeat(32);
const customer = { email: 'eleanor@example.com', password: 'Correct-horse-1' };

const address = {
  firstname: 'Eleanor',
  lastname: 'Marsh',
  street: ['14 Cotham Brow'],
  city: 'Bristol',
  region: '',
  region_code: '',
  region_id: null,
  postcode: 'BS6 6AN',
  telephone: '07700900123',
  country_id: 'GB',
  email: customer.email,
};

const keep = (key: string, value: unknown): void =>
  window.localStorage.setItem(
    `${settings.storageNamespace}__${key}`,
    JSON.stringify({ value, timeStored: Date.now() }),
  );

/** The cart as the shopper agreed to it before the bank's page took the window. */
export const agreedCart = {
  cartId,
  total: '21.95',
  contents: JSON.stringify([[JSON.stringify(['MQ==', 2, 19, null])], 'flatrate', 'standard']),
};

/** A cart of 21.95, with what an earlier visit typed into checkout. */
const seedCart = ({ db }: TestBackend): void => {
  insertStore(db);
  const productId = insertProduct(db, { sku: 'ZINC', price_minor: 950, quantity: 10 });
  insertShippingMethod(db, { carrier_code: 'flatrate', method_code: 'standard', price_minor: 295 });
  const data = shopData(db);
  data.deliverTo(data.cart(cartId, productId, 950), customer.email);
  keep('cartId', cartId);
  keep('shipping_address', address);
  keep('shippingMethod', { carrier_code: 'flatrate', method_code: 'standard', title: 'Standard delivery' });
};

export interface PaymentVisit {
  methods?: { code: string; title: string }[];
  isSignedIn?: boolean;
  arrange?: (backend: TestBackend) => void;
  path?: string;
  /** Whether the payment was begun before: the shopper comes back from a page of the bank. */
  isBegun?: boolean;
}

/** Opens checkout at the payment step. */
export const openPayment = ({
  methods,
  isSignedIn = false,
  arrange,
  path = '/checkout',
  isBegun = false,
}: PaymentVisit = {}): Promise<RenderedShop> =>
  renderShop({
    path,
    ...(isSignedIn ? { signedIn: customer } : {}),
    seed: (backend) => {
      seedCart(backend);
      if (isBegun) keep('agreed_cart', agreedCart);
      if (methods) backend.payments.methods = methods;
      if (isSignedIn) {
        const id = insertCustomer(backend.db, {
          email: customer.email,
          password_hash: hashPasswordNow(customer.password, testHashCost),
        });
        backend.data.giveCartsTo(id);
      }
      arrange?.(backend);
    },
  });

/** The button that places the order, once it can be pressed. */
export const pressPay = async (user: UserEvent, name: RegExp = /^Pay £/): Promise<void> => {
  const consent = await screen.findByRole<HTMLInputElement>('checkbox', { name: /I agree to/ });
  if (!consent.checked) await user.click(consent);
  await user.click(screen.getByRole('button', { name }));
};

/** Orders that were placed. */
export const ordersOf = ({ data }: RenderedShop) => data.paidOrders();
