import { addItems, newCart, openCartBackend, type CartBackend } from '../cart/testing/cartBackend';
import { insertProduct } from '../testing/fixtures';
import { insertBundle, insertCustomOption, insertDownloadable } from '../testing/productTypeFixtures';
import {
  guestPath,
  insertShippingMethods,
  nonceFor,
  pay,
  paymentBody,
  shippingBody,
  stockOf,
} from './testing/readyCart';

let backend: CartBackend;
beforeEach(() => {
  backend = openCartBackend();
  insertShippingMethods(backend);
});
afterEach(() => backend.db.close());

const readOrder = async (id: string): Promise<unknown> => {
  const answer = await backend.graphql(
    `query ($id: String!) { placedOrder(cart_id: $id) { order { carrier shipping_method shipping_address { city }
       billing_address { city } total { grand_total { value } } items { __typename product_type product_sku
         product_sale_price { value } selected_options { label value } entered_options { label value }
         ... on BundleOrderItem { set_saving { value } bundle_options { label values { product_sku product_name quantity price { value } } } }
         ... on DownloadableOrderItem { downloadable_links { title } } } } } }`,
    { id },
  );
  expect(answer.errors).toEqual([]);
  return answer.at('placedOrder.order');
};

test('a virtual cart is ordered without an address to send to', async () => {
  insertProduct(backend.db, { sku: 'CLASS', type: 'virtual', price_minor: 4500 });
  const { uids } = insertDownloadable(backend.db, { sku: 'GUIDE', price_minor: 500 }, [{ title: 'Guide' }]);
  const id = await newCart(backend);
  await addItems(backend, id, [
    { sku: 'CLASS', quantity: 1 },
    { sku: 'GUIDE', quantity: 1, selected_options: uids },
  ]);
  expect(await backend.rest('POST', guestPath(id, 'shipping-information'), shippingBody())).toMatchObject({
    status: 400,
    body: { message: 'The Cart includes virtual product(s) only, so a shipping address is not used.' },
  });
  expect((await pay(backend, id, paymentBody(nonceFor(backend, 5000)))).status).toBe(200);
  expect(await readOrder(id)).toMatchObject({
    carrier: null,
    shipping_method: null,
    shipping_address: null,
    billing_address: { city: 'London' },
    total: { grand_total: { value: 50 } },
    items: [
      { __typename: 'OrderItem', product_type: 'virtual', product_sku: 'CLASS' },
      { __typename: 'DownloadableOrderItem', downloadable_links: [{ title: 'Guide' }] },
    ],
  });
});

test('one thing to send makes the whole cart need a delivery', async () => {
  insertProduct(backend.db, { sku: 'CLASS', type: 'virtual' });
  insertProduct(backend.db, { sku: 'PLATE' });
  const id = await newCart(backend);
  await addItems(backend, id, [
    { sku: 'CLASS', quantity: 1 },
    { sku: 'PLATE', quantity: 1 },
  ]);
  expect((await pay(backend, id, paymentBody(nonceFor(backend, 2000)))).status).toBe(400);
});

test('an order takes the parts of a bundle from stock and keeps what was chosen and saved', async () => {
  const plate = insertProduct(backend.db, { sku: 'PLATE', name: 'Plate', price_minor: 1000, quantity: 10 });
  const { id: bundle, uid } = insertBundle(backend.db, { sku: 'DINNER' }, [
    { option: { title: 'Plates' }, selections: [{ id: plate, quantity: 4 }] },
  ]);
  backend.db.run('UPDATE bundle SET percent_off = 10');
  const text = insertCustomOption(backend.db, bundle, { title: 'Name', type: 'field', price: 200 });
  const wrap = insertCustomOption(backend.db, bundle, { title: 'Wrap', type: 'radio', position: 1 }, [
    { title: 'Box' },
  ]);
  const id = await newCart(backend);
  await addItems(backend, id, [
    {
      sku: 'DINNER',
      quantity: 2,
      selected_options: [uid(0, 0, 4), ...wrap.valueUids],
      entered_options: [{ uid: text.uid, value: 'Ann' }],
    },
  ]);
  await backend.rest('POST', guestPath(id, 'shipping-information'), shippingBody());
  expect((await pay(backend, id, paymentBody(nonceFor(backend, 7600)))).status).toBe(200);
  expect(stockOf(backend, 'PLATE')).toBe(2);
  backend.db.run("UPDATE product SET name = 'Another', price_minor = 1 WHERE sku = 'PLATE'");
  expect(await readOrder(id)).toMatchObject({
    total: { grand_total: { value: 76 } },
    items: [
      {
        __typename: 'BundleOrderItem',
        product_sale_price: { value: 38 },
        set_saving: { value: 8 },
        selected_options: [{ label: 'Wrap', value: 'Box' }],
        entered_options: [{ label: 'Name', value: 'Ann' }],
        bundle_options: [
          {
            label: 'Plates',
            values: [{ product_sku: 'PLATE', product_name: 'Plate', quantity: 4, price: { value: 9 } }],
          },
        ],
      },
    ],
  });
});
