import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { settings } from '@/kernel/app/settings';
import customers from '../../../backend/seed/stock/customers.json';
import type { TestBackend } from '../../../backend/testing/createTestBackend';
import { postGraphQl, signInAs } from '../../../backend/testing/graphql';
import { insertProduct } from '../../../backend/testing/fixtures';
import { sendAddress, typeAddress, typeInto } from '../checkoutVisit';
import { type RenderedShop, renderShop } from '../renderShop';

const [nell] = customers;

const fill = `mutation ($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }`;

/** A cart of one jug at 24.00, or of what has this SKU. */
const fillCart = async (backend: TestBackend, sku: string, headers: Record<string, string>): Promise<string> => {
  const isGuest = headers.Authorization === undefined;
  const { data } = await postGraphQl(
    backend,
    isGuest ? 'mutation { id: createEmptyCart }' : '{ customerCart { id } }',
    {},
    headers,
  );
  const id = /"id":"(\w+)"/.exec(JSON.stringify(data))?.[1] ?? '';
  await postGraphQl(backend, fill, { id, items: [{ sku, quantity: 1 }] }, headers);
  return id;
};

export interface StockVisit {
  /** Page to open. */
  path?: string;
  sku?: string;
  isSignedIn?: boolean;
  arrange?: (backend: TestBackend) => void;
  now?: () => number;
}

/** Opens checkout at a shop of the stock profile, with something in the cart. */
export const openStockCheckout = async ({
  path = '/checkout',
  sku = 'JUG',
  isSignedIn = false,
  arrange,
  now = Date.now,
}: StockVisit = {}): Promise<RenderedShop> => {
  const who = { email: nell?.email ?? '', password: nell?.password ?? '' };
  return renderShop({
    path,
    profile: 'stock',
    now,
    signedIn: isSignedIn ? who : false,
    prepare: async (backend) => {
      insertProduct(backend.db, { sku: 'JUG', name: 'Jug', price_minor: 2400 });
      insertProduct(backend.db, { sku: 'CLASS', name: 'Pottery class', price_minor: 4500, type: 'virtual' });
      arrange?.(backend);
      const headers = isSignedIn ? await signInAs(backend, who.email, who.password) : {};
      const cartId = await fillCart(backend, sku, headers);
      window.localStorage.setItem(
        `${settings.storageNamespace}__cartId`,
        JSON.stringify({ value: cartId, timeStored: Date.now() }),
      );
    },
  });
};

/** A guest's way to the payment of goods that are shipped. */
export const reachStockPayment = async (user: UserEvent): Promise<void> => {
  await typeInto(user, 'Email', 'ann@example.com');
  await typeAddress(user);
  await sendAddress(user);
  await screen.findByRole('checkbox', { name: /I agree/ });
};

/** Agrees, and presses the button that places the order. */
export const placeStockOrder = async (user: UserEvent): Promise<void> => {
  const consent = await screen.findByRole<HTMLInputElement>('checkbox', { name: /I agree/ });
  if (!consent.checked) await user.click(consent);
  await user.click(screen.getByRole('button', { name: 'Place order' }));
};
