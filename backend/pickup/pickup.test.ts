import { addItems, newCart, openCartBackend, type CartBackend } from '../cart/testing/cartBackend';
import { annsAddress } from '../checkout/testing/annsAddress';
import { guestPath, insertShippingMethods, nonceFor, pay, paymentBody } from '../checkout/testing/readyCart';
import { listMail } from '../mail/outbox';
import { insertProduct, insertRow, insertShippingMethod } from '../testing/fixtures';

let backend: CartBackend;
let zinc: number;

/** A shop that is open every day from nine to five. */
const insertShop = (code: string, latitude: number, stock: number): number => {
  const id = insertRow(backend.db, 'location', {
    identifier: code,
    name: `Shop ${code}`,
    url_key: code,
    address1: '38 High Street',
    city: 'Bristol',
    postcode: 'BS8 4BZ',
    country_id: 'GB',
    telephone: '0117 496 0111',
    store_type: 'Store',
    latitude,
    longitude: -2.6,
  });
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    insertRow(backend.db, 'location_hours', { location_id: id, weekday, opens: '09:00', closes: '17:00' });
  }
  insertRow(backend.db, 'location_stock', { location_id: id, product_id: zinc, quantity: stock });
  return id;
};

const stockIn = (location: number): number | undefined =>
  backend.db.get<{ quantity: number }>('SELECT quantity FROM location_stock WHERE location_id = ?', location)?.quantity;

const filledCart = async (quantity = 2): Promise<string> => {
  const id = await newCart(backend);
  await addItems(backend, id, [{ sku: 'ZINC', quantity }]);
  return id;
};

const setPlace = (id: string, code: string | null) =>
  backend.graphql(
    `mutation ($id: String!, $code: String, $address: CartAddressInput!) {
       setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address, pickup_location_code: $code }] }) {
         cart { shipping_addresses { firstname lastname city pickup_location_code
           available_shipping_methods { carrier_code method_code amount { value } }
           selected_shipping_method { carrier_code } } } } }`,
    {
      id,
      code,
      address: {
        firstname: 'Somebody',
        lastname: 'Else',
        street: ['1 Elsewhere'],
        city: 'London',
        postcode: 'SW1A 1AA',
        country_code: 'GB',
      },
    },
  );

const collectAt = (id: string, code: string) =>
  backend.rest('POST', guestPath(id, 'shipping-information'), {
    addressInformation: {
      shipping_address: { ...annsAddress, extension_attributes: { pickup_location_code: code } },
      billing_address: annsAddress,
      shipping_carrier_code: 'instore',
      shipping_method_code: 'pickup',
    },
  });

beforeEach(() => {
  backend = openCartBackend();
  insertShippingMethods(backend);
  insertShippingMethod(backend.db, {
    carrier_code: 'instore',
    method_code: 'pickup',
    carrier_title: 'Click and collect',
    method_title: 'Collect from a store',
    price_minor: 0,
    sort_order: 9,
  });
  zinc = insertProduct(backend.db, { sku: 'ZINC', price_minor: 1200, name: 'Zinc' });
});
afterEach(() => backend.db.close());

describe('pickupLocations', () => {
  const ask = (variables: Record<string, unknown>) =>
    backend.graphql(
      `query ($area: AreaInput, $products: [ProductInfoInput], $size: Int) {
         pickupLocations(area: $area, productsInfo: $products, pageSize: $size) {
           total_count page_info { total_pages } items { pickup_location_code street phone } } }`,
      variables,
    );

  it('lists the shops page by page', async () => {
    insertShop('clifton', 51.45, 5);
    insertShop('redland', 51.46, 5);
    const answer = await ask({ size: 1 });
    expect(answer.at('pickupLocations')).toEqual({
      total_count: 2,
      page_info: { total_pages: 2 },
      items: [{ pickup_location_code: 'clifton', street: '38 High Street', phone: '0117 496 0111' }],
    });
    expect((await ask({ size: 0 })).error).toBe('pageSize value must be greater than 0.');
  });

  it('leaves out shops without an article, and shops beyond the radius', async () => {
    insertShop('empty', 51.45, 0);
    insertShop('far', 55.9, 5);
    insertShop('near', 51.47, 5);
    const codes = async (variables: Record<string, unknown>) => {
      const answer = await ask({ size: 20, ...variables });
      const items = answer.at('pickupLocations.items') as { pickup_location_code: string }[];
      return items.map(({ pickup_location_code: code }) => code);
    };
    expect((await codes({ products: [{ sku: 'ZINC' }] })).sort()).toEqual(['far', 'near']);
    expect(await codes({ area: { search_term: 'Bristol:GB', radius: 50 } })).toEqual(['empty', 'near']);
    expect(await codes({ area: { search_term: 'Atlantis:GB', radius: 50 } })).toEqual([]);
  });

  it('says what of a cart a shop has not got', async () => {
    insertShop('clifton', 51.45, 1);
    const id = await filledCart(2);
    const answer = await backend.graphql(
      `query ($id: String!) { pickupLocations { items { missing_items(cart_id: $id) { product_name quantity } ready { time } } } }`,
      { id },
    );
    expect(answer.at('pickupLocations')).toMatchObject({
      items: [
        { missing_items: [{ product_name: 'Zinc', quantity: 1 }], ready: { time: expect.any(String) as string } },
      ],
    });
  });
});

describe('two carts in one request', () => {
  it('are told apart', async () => {
    insertShop('clifton', 51.45, 1);
    const answer = await backend.graphql(
      `query ($one: String!, $other: String!) { pickupLocations { items {
         one: missing_items(cart_id: $one) { quantity } other: missing_items(cart_id: $other) { quantity } } } }`,
      { one: await filledCart(1), other: await filledCart(2) },
    );
    expect(answer.at('pickupLocations.items')).toEqual([{ one: [], other: [{ quantity: 1 }] }]);
  });
});

describe('an order that is collected', () => {
  it('has the address of the shop, whatever address came with it, and costs no delivery', async () => {
    insertShop('clifton', 51.45, 5);
    const answer = await setPlace(await filledCart(), 'clifton');
    expect(answer.at('setShippingAddressesOnCart')).toMatchObject({
      cart: {
        shipping_addresses: [
          {
            firstname: 'Shop clifton',
            lastname: 'Store',
            city: 'Bristol',
            pickup_location_code: 'clifton',
            available_shipping_methods: expect.arrayContaining([
              { carrier_code: 'instore', method_code: 'pickup', amount: { value: 0 } },
            ]) as unknown,
          },
        ],
      },
    });
  });

  it('is placed, mailed, and taken from the shelf of the shop; nothing is promised by a carrier', async () => {
    const shop = insertShop('clifton', 51.45, 5);
    const id = await filledCart();
    expect((await collectAt(id, 'clifton')).status).toBe(200);
    expect((await pay(backend, id, paymentBody(nonceFor(backend, 2400)))).status).toBe(200);
    const answer = await backend.graphql(
      `query ($id: String!) { placedOrder(cart_id: $id) { order { delivery_window { from }
         pickup { name ready { date time } point_of_sale { identifier } } total { total_shipping { value } } } } }`,
      { id },
    );
    expect(answer.at('placedOrder')).toEqual({
      order: {
        delivery_window: null,
        pickup: {
          name: 'Shop clifton',
          ready: { date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string, time: expect.any(String) as string },
          point_of_sale: { identifier: 'clifton' },
        },
        total: { total_shipping: { value: 0 } },
      },
    });
    expect(stockIn(shop)).toBe(3);
    const [mail] = listMail(backend.db);
    expect(mail?.body).toContain('Thank you, Ann.');
    expect(mail?.body).toMatch(
      /Collect it from Shop clifton, 38 High Street, BS8 4BZ\. It is ready from \d{1,2}:\d\d [ap]m on \w+day \d+ \w+\./,
    );
    expect(mail?.body).not.toContain('Delivery');
  });

  it('is refused without a shop, in an unknown shop, and where the shop has too little; nothing is charged', async () => {
    const shop = insertShop('clifton', 51.45, 5);
    const id = await filledCart(3);
    const unknown = await collectAt(id, 'nowhere');
    expect([unknown.status, unknown.body]).toMatchObject([
      404,
      { message: expect.stringContaining('nowhere') as string },
    ]);
    await collectAt(id, 'clifton');
    backend.db.run('UPDATE location_stock SET quantity = 2');
    const tooFew = await pay(backend, id, paymentBody(nonceFor(backend, 3600)));
    expect([tooFew.status, tooFew.body]).toMatchObject([
      400,
      { message: expect.stringContaining('The store no longer has everything in your cart.') as string },
    ]);
    expect(stockIn(shop)).toBe(2);
    backend.db.run("UPDATE cart SET pickup_location_code = NULL, carrier_code = 'instore', method_code = 'pickup'");
    expect((await pay(backend, id, paymentBody(nonceFor(backend, 3600)))).body).toMatchObject({
      message: expect.stringContaining('Quote does not have Pickup Location assigned.') as string,
    });
  });

  it('forgets the shop when an address takes its place, and the method with it', async () => {
    insertShop('clifton', 51.45, 5);
    const id = await filledCart();
    await collectAt(id, 'clifton');
    const answer = await setPlace(id, null);
    expect(answer.at('setShippingAddressesOnCart')).toMatchObject({
      cart: {
        shipping_addresses: [{ firstname: 'Somebody', pickup_location_code: null, selected_shipping_method: null }],
      },
    });
  });
});
