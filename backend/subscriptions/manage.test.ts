import { openCartBackend, type CartBackend } from '../cart/testing/cartBackend';
import { countRows, insertShippingMethods, nonceFor } from '../checkout/testing/readyCart';
import { listMail } from '../mail/outbox';
import { insertCustomer, insertProduct } from '../testing/fixtures';

import { createLinkToken } from './manageLink';
import { insertPlan, runnerOf, subscribe } from './testing/subscriber';

let backend: CartBackend;
let shop: ReturnType<typeof runnerOf>;
let uid: string;
let link: string;

const rows = <Row extends object>(sql: string): Row[] => backend.db.all<Row>(sql);
const state = () => rows('SELECT state, next_on, interval_weeks, cycle, card_last4 FROM subscription')[0];
const linkOfLastMail = (): string => /link=(\S+)/.exec(listMail(backend.db)[0]?.body ?? '')?.[1] ?? '';

const fields = `subscription { uid status interval_weeks available_weeks next_order_date retry_date next_total { value }
  items { uid quantity product_name } address { city } card { brand last_four } history { kind date order_number } }`;
const mutate = (field: string, more = '', headers: Record<string, string> = {}, key = { uid, link }) =>
  backend.graphql(
    `mutation ($key: ProductSubscriptionInput!) { change: ${field}(subscription: $key${more}) { ${fields} } }`,
    { key },
    headers,
  );

beforeEach(async () => {
  backend = openCartBackend();
  insertShippingMethods(backend);
  const zinc = insertProduct(backend.db, { sku: 'ZINC', name: 'Zinc', price_minor: 2000, quantity: 1000 });
  const iron = insertProduct(backend.db, { sku: 'IRON', name: 'Iron', price_minor: 1000, quantity: 1000 });
  for (const weeks of [4, 8]) insertPlan(backend, zinc, weeks);
  for (const weeks of [4, 8, 12]) insertPlan(backend, iron, weeks);
  await subscribe(backend, {
    items: [
      { sku: 'ZINC', weeks: 4, quantity: 1, productId: zinc },
      { sku: 'IRON', weeks: 4, quantity: 1, productId: iron },
    ],
    totalMinor: 2700 + 395,
  });
  shop = runnerOf(backend);
  link = linkOfLastMail();
  uid = link.split('.')[0] ?? '';
});
afterEach(() => backend.db.close());

test('a guest opens a subscription by the link of a mail, which opens nothing else and ends', async () => {
  const open = (token: string) =>
    backend.graphql(`query ($t: String!) { subscriptionByLink(link: $t) { is_expired ${fields} } }`, { t: token });
  expect((await open(link)).at('subscriptionByLink')).toMatchObject({
    is_expired: false,
    subscription: {
      uid,
      status: 'ACTIVE',
      available_weeks: [4, 8],
      next_order_date: '2026-12-18',
      next_total: { value: 30.95 },
      items: [
        { quantity: 1, product_name: 'Zinc' },
        { quantity: 1, product_name: 'Iron' },
      ],
      address: { city: 'London' },
      card: { brand: 'Visa', last_four: '0002' },
      history: [{ kind: 'STARTED', date: '2026-11-20' }],
    },
  });
  expect((await open(`${link.slice(0, -2)}xx`)).at('subscriptionByLink')).toBeNull();
  expect((await open(`other${link}`)).at('subscriptionByLink')).toBeNull();
  expect((await open('')).at('subscriptionByLink')).toBeNull();
  const old = createLinkToken(backend.db, uid, backend.now());
  expect((await open(old)).at('subscriptionByLink')).toEqual({ is_expired: true, subscription: null });
  expect((await mutate('cancelSubscription', '', {}, { uid, link: old })).category).toBe('graphql-no-such-entity');
  const before = listMail(backend.db).length;
  await backend.graphql('mutation ($t: String!) { renewSubscriptionLink(link: $t) }', { t: old });
  expect(listMail(backend.db)).toHaveLength(before + 1);
  expect((await open(linkOfLastMail())).at('subscriptionByLink.is_expired')).toBe(false);
  const renew = () => backend.graphql('mutation ($t: String!) { renewSubscriptionLink(link: $t) }', { t: old });
  for (let attempt = 0; attempt < 6; attempt += 1) await renew();
  expect((await renew()).error).toMatch(/^Too many attempts/);
  expect(listMail(backend.db)).toHaveLength(before + 5);
});

test('nobody else’s subscription can be read or changed', async () => {
  const ann = insertCustomer(backend.db, { email: 'ann@shop.test' });
  const eve = insertCustomer(backend.db, { email: 'eve@shop.test' });
  backend.db.run('UPDATE subscription SET customer_id = ?', ann);
  const without = { uid, link: '' };
  const refused = [
    await mutate('cancelSubscription', '', {}, without),
    await mutate('cancelSubscription', '', backend.signIn(eve), without),
    // A link is no way around a customer's sign-in.
    await mutate('cancelSubscription', '', {}, { uid, link }),
  ];
  expect(refused.map(({ category }) => category)).toEqual(refused.map(() => 'graphql-no-such-entity'));
  const list = (headers: Record<string, string>) => backend.graphql('{ customerSubscriptions { uid } }', {}, headers);
  expect((await list({})).at('customerSubscriptions')).toBeNull();
  expect((await list(backend.signIn(eve))).at('customerSubscriptions')).toEqual([]);
  expect((await list(backend.signIn(ann))).at('customerSubscriptions')).toEqual([{ uid }]);
  expect((await mutate('pauseSubscription', '', backend.signIn(ann), without)).at('change.subscription.status')).toBe(
    'PAUSED',
  );
});

test('an order is skipped once, however often that is asked for', async () => {
  const skip = () => mutate('skipSubscriptionOrder', ', date: "2026-12-18"');
  expect((await skip()).at('change.subscription.next_order_date')).toBe('2027-01-15');
  expect((await skip()).at('change.subscription.next_order_date')).toBe('2027-01-15');
  shop.pass(55);
  expect(countRows(backend, 'sales_order')).toBe(1);
  shop.pass(1);
  expect(countRows(backend, 'sales_order')).toBe(2);
});

test('the next day is moved within half a year, and the rhythm goes on from there', async () => {
  const move = (day: string) => mutate('setSubscriptionDate', `, date: "${day}"`);
  for (const day of ['2026-11-20', '2027-05-22', '2026-02-30', 'soon']) {
    expect((await move(day)).category).toBe('graphql-input');
  }
  expect((await move('2026-11-21')).at('change.subscription.next_order_date')).toBe('2026-11-21');
  shop.pass(1);
  expect(state()).toMatchObject({ next_on: '2026-12-19', cycle: 2 });
});

test('frequency and quantities change what comes and what it costs', async () => {
  expect((await mutate('setSubscriptionFrequency', ', interval_weeks: 12')).category).toBe('graphql-input');
  const slower = await mutate('setSubscriptionFrequency', ', interval_weeks: 8');
  expect(slower.at('change.subscription')).toMatchObject({ interval_weeks: 8, next_order_date: '2026-12-18' });
  const [zinc, iron] = rows<{ id: number }>(
    'SELECT item.id FROM cart_item item JOIN subscription s ON s.cart_id = item.cart_id ORDER BY item.id',
  ).map(({ id }) => Buffer.from(String(id)).toString('base64'));
  const set = (item = '', quantity = 0) =>
    mutate('setSubscriptionQuantity', `, item_uid: "${item}", quantity: ${quantity}`);
  expect((await set(zinc, 2)).at('change.subscription.next_total.value')).toBe(45);
  expect((await set(zinc, 5000)).category).toBe('graphql-input');
  expect((await set(zinc, -1)).category).toBe('graphql-input');
  expect((await set(iron, 0)).at('change.subscription.items')).toHaveLength(1);
  expect((await set(zinc, 0)).category).toBe('graphql-input');
  shop.pass(28);
  expect(rows('SELECT grand_total_minor FROM sales_order ORDER BY id DESC')[0]).toEqual({ grand_total_minor: 3600 });
  expect(state()).toMatchObject({ next_on: '2027-02-12' });
});

test('who changes it agrees to no more than is shown then', async () => {
  backend.db.run("UPDATE stock_item SET quantity = 0 WHERE product_id = (SELECT id FROM product WHERE sku = 'IRON')");
  const slower = await mutate('setSubscriptionFrequency', ', interval_weeks: 8');
  expect(slower.at('change.subscription.next_total')).toEqual({ value: 21.95 });
  expect(rows('SELECT announced_minor FROM subscription')).toEqual([{ announced_minor: 2195 }]);
});

test('it goes to another address, where the shop delivers', async () => {
  const to = (city: string, country = 'GB') =>
    mutate(
      'setSubscriptionAddress',
      `, address: { firstname: "Ann", lastname: "Lee", street: ["2 Low Road"], city: "${city}", postcode: "LS1 1AA",
         country_code: "${country}", telephone: "01130000000" }`,
    );
  expect((await to('')).category).toBe('graphql-input');
  expect((await to('Paris', 'FR')).category).toBe('graphql-input');
  expect((await to('Leeds')).at('change.subscription.address.city')).toBe('Leeds');
  shop.pass(28);
  expect(rows("SELECT city FROM sales_order_address WHERE kind = 'shipping' ORDER BY order_id")).toEqual([
    { city: 'London' },
    { city: 'Leeds' },
  ]);
});

test('another card pays, at once where a payment was waiting for it, and is not said to be refused', async () => {
  const pay = (number: string) =>
    mutate('setSubscriptionCard', `, payment_method_nonce: "${nonceFor(backend, 0, number)}"`);
  expect((await mutate('setSubscriptionCard', ', payment_method_nonce: "nonsense"')).category).toBe('graphql-input');
  expect((await mutate('setSubscriptionCard')).category).toBe('graphql-input');
  expect((await pay('4000000000000341')).at('change.subscription.card.last_four')).toBe('0341');
  shop.pass(28);
  expect(countRows(backend, 'sales_order')).toBe(1);
  const good = await pay('5555555555554444');
  expect(good.at('change.subscription.card')).toEqual({ brand: 'Mastercard', last_four: '4444' });
  expect(good.at('change.subscription.retry_date')).toBeNull();
  shop.run();
  expect(countRows(backend, 'sales_order')).toBe(2);
  expect(state()).toMatchObject({ next_on: '2027-01-15' });
  expect(rows('SELECT token FROM test_payment_mandate')).toHaveLength(1);
  backend.db.run("UPDATE subscription SET state = 'paused', is_unpaid = 1");
  expect((await pay('4242424242424242')).at('change.subscription.status')).toBe('PAUSED');
});

test('it is paused, resumed and cancelled for good; then nothing comes and the card is forgotten', async () => {
  expect((await mutate('pauseSubscription')).at('change.subscription')).toMatchObject({
    status: 'PAUSED',
    next_order_date: null,
  });
  shop.pass(40);
  expect(countRows(backend, 'sales_order')).toBe(1);
  expect((await mutate('skipSubscriptionOrder', ', date: "2026-12-18"')).category).toBe('graphql-input');
  expect((await mutate('resumeSubscription')).at('change.subscription.status')).toBe('ACTIVE');
  expect((await mutate('cancelSubscription')).at('change.subscription')).toMatchObject({
    status: 'CANCELLED',
    card: null,
  });
  expect((await mutate('cancelSubscription')).at('change.subscription.status')).toBe('CANCELLED');
  const confirmed = listMail(backend.db).filter(({ subject }) => subject.endsWith('your subscription is cancelled'));
  expect(confirmed).toHaveLength(1);
  expect(confirmed[0]?.body).toMatch(/1 × Zinc \(ZINC\)[^]+We will send nothing more and take no more payments/);
  expect((await mutate('resumeSubscription')).category).toBe('graphql-input');
  expect(rows('SELECT token FROM test_payment_mandate')).toEqual([]);
  shop.pass(60);
  expect(countRows(backend, 'sales_order')).toBe(1);
});
