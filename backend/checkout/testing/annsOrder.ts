import { addItems, type CartBackend, newCart } from '../../cart/testing/cartBackend';
import { insertCustomer, insertProduct } from '../../testing/fixtures';

import { guestPath, insertShippingMethods, nonceFor, pay, paymentBody, shippingBody } from './readyCart';

/**
 * Places a paid order of two jars, which is Ann's then; its article is ZINC.
 * @returns the header that signs her in.
 */
export const placeAnnsOrder = async (backend: CartBackend): Promise<Record<string, string>> => {
  insertShippingMethods(backend);
  insertProduct(backend.db, { sku: 'ZINC', name: 'Zinc', price_minor: 1200, quantity: 10 });
  const id = await newCart(backend);
  await addItems(backend, id, [{ sku: 'ZINC', quantity: 2 }]);
  await backend.rest('POST', guestPath(id, 'shipping-information'), shippingBody());
  expect(await pay(backend, id, paymentBody(nonceFor(backend, 2795)))).toMatchObject({ status: 200 });
  const annsId = insertCustomer(backend.db);
  backend.db.run('UPDATE sales_order SET customer_id = ?', annsId);
  return backend.signIn(annsId);
};
