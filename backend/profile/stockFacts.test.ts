import { insertProduct } from '../testing/fixtures';
import { signInAs } from '../testing/graphql';
import { insertCustomOption } from '../testing/productTypeFixtures';

import {
  address,
  filledCart,
  openStockBackend,
  paymentBody,
  shippingBody,
  type StockBackend,
} from './testing/stockBackend';

let backend: StockBackend;
beforeEach(() => {
  backend = openStockBackend();
});
afterEach(() => backend.close());

const signIn = () => signInAs(backend, 'nell.harbour@example.com', 'Tableware-2026');

/** A product with an option to type and one to choose, both with SKUs, and the options of one engraving. */
const engraved = () => {
  const id = insertProduct(backend.db, { sku: 'JUG', name: 'Jug', price_minor: 2400 });
  const typed = insertCustomOption(backend.db, id, {
    title: 'Engraving',
    type: 'field',
    sku: 'ENG',
    max_characters: 20,
  });
  const chosen = insertCustomOption(backend.db, id, { title: 'Wrap', type: 'drop_down' }, [
    { title: 'Box', sku: 'BOX' },
  ]);
  return (text: string) => ({
    sku: 'JUG',
    quantity: 1,
    selected_options: chosen.valueUids,
    entered_options: [{ uid: typed.uid, value: text }],
  });
};

const addSimple = async (cartId: string, text: string, headers: Record<string, string> = {}): Promise<void> => {
  const { entered_options: entered, selected_options: selected, ...data } = engraved()(text);
  const optionId = (uid = '') => Number(atob(uid).split('/')[1]);
  const options = [
    { id: optionId(entered[0]?.uid), value_string: text },
    { id: optionId(selected[0]), value_string: atob(selected[0] ?? '').split('/')[2] ?? '' },
  ];
  await backend.ask(
    `mutation ($id: String!, $item: SimpleProductCartItemInput!) {
       addSimpleProductsToCart(input: { cart_id: $id, cart_items: [$item] }) { cart { id } } }`,
    { id: cartId, item: { data, customizable_options: options } },
    headers,
  );
};

/** Orders what is in the customer's cart. */
const orderMine = async (headers: Record<string, string>): Promise<void> => {
  await backend.rest('carts/mine/shipping-information', shippingBody(), headers);
  await backend.rest('carts/mine/payment-information', paymentBody('checkmo'), headers);
};

const firstOrder = async (fields: string, headers: Record<string, string>): Promise<unknown> => {
  const { data } = await backend.ask(`{ customer { orders { items { ${fields} } } } }`, {}, headers);
  const { orders } = data?.customer as { orders: { items: unknown[] } };
  return orders.items[0];
};

describe('facts of the first walk on 2.4.7-p1', () => {
  it('2: filters of a list with swatches answer "Internal server error", and its aggregations are answered', async () => {
    const { data, errors } = await backend.ask(
      '{ products(filter: {}) { filters { request_var } aggregations { attribute_code } } }',
    );
    expect(errors).toMatchObject([{ message: 'Internal server error', path: ['products', 'filters'] }]);
    expect(data?.products).toMatchObject({
      filters: null,
      aggregations: expect.arrayContaining([{ attribute_code: 'glaze' }]) as unknown,
    });
  });

  it('3: store_name is the name of the store view', async () => {
    const { data } = await backend.ask('{ storeConfig { store_name store_group_name } }');
    expect(data?.storeConfig).toEqual({ store_name: 'Default Store View', store_group_name: 'Main Website Store' });
  });

  it('4: values of typed options come escaped, and names hold entities', async () => {
    const id = await filledCart(backend, [{ sku: 'VA-JUG', quantity: 1 }]);
    await addSimple(id, 'Jane & Co <b>');
    const { data } = await backend.ask(
      `query ($id: String!) { cart(cart_id: $id) { items { product { name }
         ... on SimpleCartItem { customizable_options { values { value label } } } } } }`,
      { id },
    );
    expect(data?.cart).toMatchObject({
      items: [
        { product: { name: 'Kilnworks&reg; pouring jug' } },
        { customizable_options: [{ values: [{ value: 'Jane &amp; Co &lt;b&gt;' }] }, { values: [{ label: 'Box' }] }] },
      ],
    });
  });

  it('5: small_image is a file below cache/<hash> in the size of the original, which media_gallery names', async () => {
    const { data } = await backend.ask(
      '{ products(filter: { sku: { eq: "PL-SIDE" } }) { items { small_image { url } media_gallery { url } } } }',
    );
    const [small = '', original = ''] = JSON.stringify(data).match(/http:[^"]+/g) ?? [];
    const file = '/s/i/side-plate.jpg';
    expect(small).toMatch(new RegExp(`/media/catalog/product/cache/[0-9a-f]{32}${file}$`));
    expect(original).toBe(`http://localhost/media/catalog/product${file}`);
    const bytes = async (url: string) => (await (await backend.fetch(`${url}?width=80`)).arrayBuffer()).byteLength;
    expect(await bytes(small)).toBe(await bytes(original));
  });

  it('6: a landing page says so by its display_mode, and its block is its content', async () => {
    const { data } = await backend.ask(
      '{ route(url: "studio.html") { ... on CategoryTree { display_mode cms_block { identifier } products { total_count } } } }',
    );
    expect(data?.route).toEqual({
      display_mode: 'PAGE',
      cms_block: { identifier: 'studio' },
      products: { total_count: 0 },
    });
  });

  it('7: placeOrder gives a guest number and token, and sums have no amounts with tax', async () => {
    const id = await filledCart(backend, [{ sku: 'PL-SIDE', quantity: 1 }]);
    await backend.rest(`guest-carts/${id}/shipping-information`, shippingBody());
    const { data } = await backend.ask(
      `mutation ($id: String!) {
         setGuestEmailOnCart(input: { cart_id: $id, email: "ann@example.com" }) { cart { id } }
         setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "checkmo" } }) { cart { id } }
         placeOrder(input: { cart_id: $id }) { orderV2 { number token } } }`,
      { id },
    );
    expect(data?.placeOrder).toEqual({
      orderV2: { number: '000000001', token: expect.stringMatching(/./) as unknown },
    });
    const { errors } = await backend.ask(
      '{ customer { orders { items { total { grand_total_excl_tax { value } } } } } }',
    );
    expect(errors?.[0]?.message).toBe('Cannot query field "grand_total_excl_tax" on type "OrderTotal".');
  });

  it('8: a refused coupon and a closed cart have the category graphql-no-such-entity', async () => {
    const id = await filledCart(backend, [{ sku: 'PL-SIDE', quantity: 1 }]);
    const apply = `mutation ($id: String!) {
      applyCouponToCart(input: { cart_id: $id, coupon_code: "NOSUCH" }) { cart { id } } }`;
    const refusal = { extensions: { category: 'graphql-no-such-entity' } };
    expect((await backend.ask(apply, { id })).errors).toMatchObject([refusal]);
    backend.data.orderEveryCart();
    const { errors } = await backend.ask('query ($id: String!) { cart(cart_id: $id) { id } }', { id });
    expect(errors).toMatchObject([{ message: "The cart isn't active.", ...refusal }]);
  });
});

describe('facts of the second walk on 2.4.7-p1', () => {
  it('1: mergeCarts fails where the customer’s cart has a line with customisable options', async () => {
    const nell = await signIn();
    const mine = await filledCart(backend, [], nell);
    const guest = await filledCart(backend, [{ sku: 'PL-SIDE', quantity: 1 }]);
    await addSimple(mine, 'Ann', nell);
    const merge =
      'mutation ($from: String!, $to: String) { mergeCarts(source_cart_id: $from, destination_cart_id: $to) { id } }';
    expect(await backend.ask(merge, { from: guest, to: mine }, nell)).toEqual({
      errors: [{ message: 'Internal server error', path: ['mergeCarts'], locations: expect.anything() as unknown }],
    });
    const { data } = await backend.ask('query ($id: String!) { cart(cart_id: $id) { total_quantity } }', { id: guest });
    expect(data?.cart).toEqual({ total_quantity: 1 });
  });

  it('2: an ordered line with options has a SKU that is made up, and what was typed and chosen change places', async () => {
    const nell = await signIn();
    await addSimple(await filledCart(backend, [], nell), 'Ann', nell);
    await orderMine(nell);
    const fields = 'items { product_sku selected_options { label value } entered_options { label value } }';
    expect(await firstOrder(fields, nell)).toEqual({
      items: [
        {
          product_sku: 'JUG-ENG-BOX',
          selected_options: [{ label: 'Engraving', value: 'Ann' }],
          entered_options: [{ label: 'Wrap', value: 'Box' }],
        },
      ],
    });
  });

  it('3: two engravings in one addProductsToCart become one line of quantity 2', async () => {
    const id = await filledCart(backend, []);
    const item = engraved();
    const { data } = await backend.ask(
      `mutation ($id: String!, $items: [CartItemInput!]!) {
         addProductsToCart(cartId: $id, cartItems: $items) { cart { items { quantity } } user_errors { message } } }`,
      { id, items: [item('Ann'), item('Ben')] },
    );
    expect(data?.addProductsToCart).toEqual({ cart: { items: [{ quantity: 2 }] }, user_errors: [] });
  });

  it('5: product_sale_price follows the tax setting of orders; their subtotal and price_range do not', async () => {
    const nell = await signIn();
    await filledCart(backend, [{ sku: 'PL-SIDE', quantity: 1 }], nell);
    await orderMine(nell);
    const fields = 'items { product_sale_price { value } } total { subtotal { value } }';
    const sums = (price: number) => ({
      items: [{ product_sale_price: { value: price } }],
      total: { subtotal: { value: 11.67 } },
    });
    expect(await firstOrder(fields, nell)).toEqual(sums(11.67));
    backend.data.setting('tax_sales_display_price', 2);
    expect(await firstOrder(fields, nell)).toEqual(sums(14));
    const { data } = await backend.ask(
      '{ products(filter: { sku: { eq: "PL-SIDE" } }) { items { price_range { minimum_price { final_price { value } } } } } }',
    );
    expect(JSON.stringify(data)).toContain('"value":14');
  });

  it('6: comments of an order are null in spite of a visible one; those of its shipment are answered', async () => {
    const nell = await signIn();
    await filledCart(backend, [{ sku: 'PL-SIDE', quantity: 1 }], nell);
    await orderMine(nell);
    backend.data.parcel(1, 'RM1');
    backend.data.note(1, 'shipment', 'Left with a neighbour');
    backend.db.run(
      "INSERT INTO sales_order_comment (order_id, message, created_at) VALUES (1, 'Thank you', '2026-11-13 11:00:00')",
    );
    expect(await firstOrder('comments { message } shipments { comments { message } }', nell)).toEqual({
      comments: null,
      shipments: [{ comments: [{ message: 'Left with a neighbour' }] }],
    });
  });

  it('7: a region that is left out stays, also in another country', async () => {
    const id = await filledCart(backend, [{ sku: 'PL-SIDE', quantity: 1 }]);
    const { firstname, lastname, street, city, postcode, telephone } = address;
    const person = { firstname, lastname, street, city, postcode, telephone };
    const set = async (place: Record<string, unknown>) => {
      const { data } = await backend.ask(
        `mutation ($id: String!, $address: CartAddressInput!) { setShippingAddressesOnCart(
           input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) {
             cart { shipping_addresses { region { label } country { code } } } } }`,
        { id, address: { ...person, ...place } },
      );
      return data?.setShippingAddressesOnCart;
    };
    const place = (region: string | null, code: string) => ({
      cart: { shipping_addresses: [{ region: { label: region }, country: { code } }] },
    });
    expect(await set({ country_code: 'US', region: 'AR' })).toEqual(place('Arkansas', 'US'));
    expect(await set({ country_code: 'FR' })).toEqual(place('Arkansas', 'FR'));
    await backend.rest(`guest-carts/${id}/shipping-information`, shippingBody({ country_id: 'DE' }));
    const { data } = await backend.ask(
      'query ($id: String!) { cart(cart_id: $id) { shipping_addresses { region { label } country { code } } } }',
      { id },
    );
    expect(data).toEqual(place('Arkansas', 'DE'));
  });

  it('8: checkoutAgreements is empty while they are off; whether guests may order is told, a minimum is not', async () => {
    const { data } = await backend.ask('{ checkoutAgreements { name } storeConfig { is_guest_checkout_enabled } }');
    expect(data).toEqual({ checkoutAgreements: [], storeConfig: { is_guest_checkout_enabled: true } });
    const { errors } = await backend.ask('{ storeConfig { minimum_order_amount } }');
    expect(errors?.[0]?.message).toBe('Cannot query field "minimum_order_amount" on type "StoreConfig".');
  });

  it('9: a sold-out product that is hidden is found by no list, and its address still leads to it', async () => {
    const find = async () => {
      const { data } = await backend.ask(
        `{ products(filter: { sku: { eq: "PL-CAKE" } }) { total_count }
           route(url: "cake-stand.html") { ... on ProductInterface { sku stock_status } } }`,
      );
      return data;
    };
    const route = { sku: 'PL-CAKE', stock_status: 'OUT_OF_STOCK' };
    expect(await find()).toEqual({ products: { total_count: 1 }, route });
    backend.data.setting('hides_sold_out', true);
    expect(await find()).toEqual({ products: { total_count: 0 }, route });
  });

  it('a cart without an address goes on counting the delivery of an estimate, and names no method', async () => {
    const id = await filledCart(backend, [{ sku: 'PL-SIDE', quantity: 1 }]);
    const total = async () => {
      const { data } = await backend.ask(
        '{ cart(cart_id: "' + id + '") { prices { grand_total { value } } shipping_addresses { city } } }',
      );
      return data?.cart;
    };
    const before = await total();
    await backend.ask(
      `mutation ($id: String!) { estimateTotals(input: { cart_id: $id, address: { country_code: GB, postcode: "BA1 1AA" },
         shipping_method: { carrier_code: "flatrate", method_code: "flatrate" } }) { cart { id } } }`,
      { id },
    );
    const after = await total();
    expect(before).toMatchObject({ shipping_addresses: [] });
    expect(after).toMatchObject({ shipping_addresses: [] });
    expect(after).not.toEqual(before);
  });
});
