import {
  insertConfigurable,
  insertCoupon,
  insertCustomer,
  insertProduct,
  insertRow,
  insertShippingMethod,
} from '../testing/fixtures';
import {
  addItems,
  applyCoupon,
  type CartBackend,
  newCart,
  openCartBackend,
  readCart,
  setStock,
  updateItems,
} from './testing/cartBackend';

let backend: CartBackend;
let zinc = 0;
let iron = 0;

beforeEach(() => {
  backend = openCartBackend();
  zinc = insertProduct(backend.db, { sku: 'ZINC', price_minor: 1000 });
  iron = insertProduct(backend.db, { sku: 'IRON', price_minor: 700 });
});
afterEach(() => backend.db.close());

const cartOf = async (quantity: number, sku = 'ZINC'): Promise<string> => {
  const id = await newCart(backend);
  await addItems(backend, id, [{ sku, quantity }]);
  return id;
};
const extras = async (id: string, fields: string) =>
  (await backend.graphql(`query ($id: String!) { cart(cart_id: $id) { ${fields} } }`, { id })).at('cart');

describe('free delivery', () => {
  const progress =
    'free_shipping_progress { is_free is_by_coupon threshold { value } remaining { value } reached_percent }';
  const read = async (id: string) =>
    (await backend.graphql(`query ($id: String!) { cart(cart_id: $id) { ${progress} } }`, { id })).at(
      'cart.free_shipping_progress',
    );

  it('is as far away as the cheapest threshold says, or here by a coupon', async () => {
    const id = await cartOf(1);
    expect(await read(id)).toBeNull();
    insertShippingMethod(backend.db);
    const away = {
      is_free: false,
      is_by_coupon: false,
      threshold: { value: 30 },
      remaining: { value: 20 },
      reached_percent: 33,
    };
    expect(await read(id)).toEqual(away);
    insertCoupon(backend.db, { code: 'POST', percent: 0, is_free_shipping: 1 });
    await applyCoupon(backend, id, 'POST');
    expect(await read(id)).toEqual({
      ...away,
      is_free: true,
      is_by_coupon: true,
      remaining: { value: 0 },
      reached_percent: 100,
    });
    expect(await read(await cartOf(3))).toMatchObject({ is_free: true, is_by_coupon: false });
  });
});

describe('gift cards', () => {
  const card = 'applied_gift_cards { code applied_balance { value } current_balance { value } }';
  const apply = (id: string, code: string) =>
    backend.graphql(
      `mutation ($id: String!, $code: String!) { applyGiftCardToCart(input: { cart_id: $id, gift_card_code: $code }) {
        cart { prices { grand_total { value } discounts { label amount { value } } } } } }`,
      { id, code },
    );
  const total = async (id: string) => (await readCart(backend, id)).at('cart.prices.grand_total.value');

  beforeEach(() => {
    insertRow(backend.db, 'gift_card', { code: 'FIFTEEN', balance_minor: 1500, currency: 'GBP' });
    insertRow(backend.db, 'gift_card', {
      code: 'RICH',
      balance_minor: 90_000,
      currency: 'GBP',
      expires_on: '2030-01-01',
    });
    insertRow(backend.db, 'gift_card', { code: 'OLD', balance_minor: 900, currency: 'GBP', expires_on: '2026-11-19' });
    insertRow(backend.db, 'gift_card', { code: 'SPENT', balance_minor: 0, currency: 'GBP' });
  });

  it('go with the cart when its guest signs in', async () => {
    const guest = await cartOf(1);
    await apply(guest, 'FIFTEEN');
    const headers = backend.signIn(insertCustomer(backend.db));
    const merged = await backend.graphql(
      `mutation ($id: String!) { mergeCarts(source_cart_id: $id) { ${card} } }`,
      { id: guest },
      headers,
    );
    expect(merged.at('mergeCarts.applied_gift_cards.0.code')).toBe('FIFTEEN');
  });

  it('pay in the order in which they were given, down to nothing, and go again', async () => {
    const id = await cartOf(2);
    const answer = await apply(id, ' fifteen ');
    expect(answer.at('applyGiftCardToCart.cart.prices')).toEqual({
      grand_total: { value: 5 },
      discounts: [{ label: 'Gift card', amount: { value: 15 } }],
    });
    await apply(id, 'RICH');
    expect(await total(id)).toBe(0);
    expect(await extras(id, card)).toEqual({
      applied_gift_cards: [
        { code: 'FIFTEEN', applied_balance: { value: 15 }, current_balance: { value: 15 } },
        { code: 'RICH', applied_balance: { value: 5 }, current_balance: { value: 900 } },
      ],
    });
    await backend.graphql(
      'mutation ($id: String!) { removeGiftCardFromCart(input: { cart_id: $id, gift_card_code: "fifteen" }) { cart { id } } }',
      { id },
    );
    expect(await extras(id, card)).toMatchObject({
      applied_gift_cards: [{ code: 'RICH', applied_balance: { value: 20 } }],
    });
  });

  it.each(['NOPE', 'OLD', 'SPENT'])('refuses %s', async (code) => {
    expect((await apply(await cartOf(1), code)).error).toBe(
      "The gift card code couldn't be added. Verify your information and try again.",
    );
  });

  it('refuses a card twice, an empty cart, and to be guessed', async () => {
    const id = await cartOf(1);
    await apply(id, 'RICH');
    expect((await apply(id, 'rich')).error).toBe('This gift card account is already in the quote.');
    expect((await apply(await newCart(backend), 'RICH')).error).toBe('Cart does not contain products.');
    for (let attempt = 0; attempt < 10; attempt += 1) await apply(id, `GUESS-${attempt}`);
    expect((await apply(id, 'FIFTEEN')).error).toMatch(/^Too many attempts/);
  });

  it('tells the balance of a card', async () => {
    const ask = (code: string) =>
      backend.graphql(
        'query ($code: String!) { giftCardAccount(input: { gift_card_code: $code }) { code balance { value } expiration_date } }',
        { code },
      );
    const account = { code: 'RICH', balance: { value: 900 }, expiration_date: '2030-01-01' };
    expect((await ask('rich')).at('giftCardAccount')).toEqual(account);
    expect((await ask('OLD')).error).toBe('Gift card not found');
  });

  it('does not let the balance be guessed, by a customer or by guests of one address', async () => {
    const ask = (code: string, headers: Record<string, string>) =>
      backend.graphql(
        'query ($code: String!) { giftCardAccount(input: { gift_card_code: $code }) { balance { value } } }',
        { code },
        headers,
      );
    const customer = backend.signIn(insertCustomer(backend.db));
    for (let attempt = 0; attempt < 10; attempt += 1) await ask(`GUESS-${attempt}`, customer);
    expect((await ask('RICH', customer)).error).toMatch(/^Too many attempts/);
    // Carts and accounts are free, so the address counts too; strangers at another one lose nothing by it.
    for (let attempt = 0; attempt < 10; attempt += 1) await ask(`GUESS-${attempt}`, {});
    expect((await ask('RICH', {})).error).toMatch(/^Too many attempts/);
    expect((await ask('RICH', { 'x-client-address': '198.51.100.7' })).at('giftCardAccount.balance.value')).toBe(900);
    const neighbour = backend.signIn(insertCustomer(backend.db, { email: 'bob@example.com' }));
    expect((await ask('RICH', neighbour)).at('giftCardAccount.balance.value')).toBe(900);
  });
});

describe('the free gift', () => {
  const gift = 'free_gift { remaining { value } is_earned is_in_cart } total_quantity items { is_free_gift quantity }';
  const take = (id: string) =>
    backend.graphql('mutation ($id: String!) { addFreeGiftToCart(cart_id: $id) { cart { total_quantity } } }', { id });

  beforeEach(() => insertRow(backend.db, 'free_gift_rule', { product_id: iron, minimum_subtotal_minor: 3000 }));

  it('comes once, costs nothing, and counts only while it is earned and on the shelf', async () => {
    const id = await cartOf(2);
    expect((await take(id)).error).toBe('The cart has not reached the value for the free gift.');
    expect(await extras(id, gift)).toMatchObject({ free_gift: { remaining: { value: 10 }, is_earned: false } });
    await addItems(backend, id, [{ sku: 'ZINC', quantity: 1 }]);
    await take(id);
    expect((await take(id)).at('addFreeGiftToCart.cart.total_quantity')).toBe(4);
    const cart = await readCart(backend, id);
    expect(cart.at('cart.prices.grand_total.value')).toBe(30);
    const [line, present] = [String(cart.at('cart.items.0.uid')), String(cart.at('cart.items.1.uid'))];
    expect((await updateItems(backend, id, [{ cart_item_uid: present, quantity: 2 }])).error).toMatch(/comes once/);
    await updateItems(backend, id, [{ cart_item_uid: line, quantity: 2 }]);
    expect(await extras(id, gift)).toMatchObject({ total_quantity: 2, free_gift: { is_in_cart: false } });
    await updateItems(backend, id, [{ cart_item_uid: line, quantity: 3 }]);
    expect(await extras(id, gift)).toMatchObject({ total_quantity: 4, free_gift: { is_in_cart: true } });
    setStock(backend, iron, 0);
    expect(await extras(id, gift)).toMatchObject({ total_quantity: 3, free_gift: null });
  });

  it('leaves the last piece to who buys it', async () => {
    setStock(backend, iron, 2);
    const id = await cartOf(3);
    await take(id);
    await addItems(backend, id, [{ sku: 'IRON', quantity: 1 }]);
    const cart = await readCart(backend, id);
    const [line, bought] = [String(cart.at('cart.items.0.uid')), String(cart.at('cart.items.2.uid'))];
    await updateItems(backend, id, [{ cart_item_uid: bought, quantity: 2 }]);
    const items = () => extras(id, 'items { quantity is_free_gift is_available }');
    const last = { quantity: 2, is_free_gift: false, is_available: true };
    expect(await items()).toEqual({ items: [{ ...last, quantity: 3 }, last] });
    await updateItems(backend, id, [{ cart_item_uid: line, quantity: 1 }]);
    expect(await items()).toEqual({ items: [{ ...last, quantity: 1 }, last] });
  });

  it('stands beside the same product when that is bought', async () => {
    const id = await cartOf(5, 'IRON');
    await take(id);
    expect(await extras(id, gift)).toMatchObject({
      items: [
        { is_free_gift: false, quantity: 5 },
        { is_free_gift: true, quantity: 1 },
      ],
    });
  });
});

describe('suggestions', () => {
  it('offers what goes with the cart, is in stock and not in it; what can be added at once first', async () => {
    const [gone, other] = ['GONE', 'OTHER'].map((sku) => insertProduct(backend.db, { sku }));
    const big = insertConfigurable(backend.db, { sku: 'BIG' }).id;
    setStock(backend, gone ?? 0, 0);
    const link = (linked: number | undefined, kind: string) =>
      insertRow(backend.db, 'product_link', { product_id: zinc, linked_id: linked ?? 0, kind });
    link(other, 'related');
    for (const linked of [iron, gone, big]) link(linked, 'crosssell');
    const id = await cartOf(1);
    expect(await extras(id, 'quick_adds { sku }')).toEqual({
      quick_adds: [{ sku: 'IRON' }, { sku: 'OTHER' }, { sku: 'BIG' }],
    });
    await addItems(backend, id, [{ sku: 'IRON', quantity: 1 }]);
    expect(await extras(id, 'quick_adds(pageSize: 1) { sku }')).toEqual({ quick_adds: [{ sku: 'OTHER' }] });
  });

  it('offers first what fits the gap to free delivery, and no gift that is far', async () => {
    insertShippingMethod(backend.db, { price_minor: 295, free_from_minor: 2500 });
    insertRow(backend.db, 'free_gift_rule', { product_id: iron, minimum_subtotal_minor: 6000 });
    for (const [sku, price] of [
      ['DEAR', 3200],
      ['STEP', 600],
      ['FIT', 1600],
    ] as const) {
      const linked = insertProduct(backend.db, { sku, price_minor: price });
      insertRow(backend.db, 'product_link', { product_id: zinc, linked_id: linked, kind: 'crosssell' });
    }
    const sizes = insertConfigurable(backend.db, { sku: 'SIZES', price_minor: 1700 }).id;
    insertRow(backend.db, 'product_link', { product_id: zinc, linked_id: sizes, kind: 'crosssell' });
    const id = await cartOf(1);
    expect(await extras(id, 'quick_adds { sku } free_gift { is_earned }')).toEqual({
      quick_adds: [{ sku: 'FIT' }, { sku: 'SIZES' }, { sku: 'STEP' }, { sku: 'DEAR' }],
      free_gift: null,
    });
  });

  it('offers the bigger pack that costs less for the same amount, while it is on the shelf', async () => {
    const { variantIds } = insertConfigurable(backend.db, { sku: 'MAG', price_minor: 1350 });
    const [small = 0, large = 0] = variantIds;
    const setPack = (id: number, units: number, priceMinor: number) =>
      backend.db.run(
        "UPDATE product SET unit_count = ?, unit_name = 'capsule', price_minor = ? WHERE id = ?",
        units,
        priceMinor,
        id,
      );
    setPack(small, 60, 1350);
    setPack(large, 120, 2450);
    const fields =
      'upsell_opportunity { sku quantity current_label label price { value } saving { value } product { sku } }';
    const id = await cartOf(3, 'MAG-1');
    expect(await extras(id, fields)).toEqual({
      upsell_opportunity: {
        sku: 'MAG',
        quantity: 1,
        current_label: '60 capsules',
        label: '120 capsules',
        price: { value: 24.5 },
        saving: { value: 2.5 },
        product: { sku: 'MAG-2' },
      },
    });
    expect(await extras(await cartOf(1, 'MAG-2'), fields)).toEqual({ upsell_opportunity: null });
    setPack(large, 120, 2700);
    expect(await extras(id, fields)).toEqual({ upsell_opportunity: null });
    setPack(large, 120, 2450);
    setStock(backend, large, 0);
    expect(await extras(id, fields)).toEqual({ upsell_opportunity: null });
  });
});
