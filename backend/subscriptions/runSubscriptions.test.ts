import { openCartBackend, setPrice, setStock, type CartBackend } from '../cart/testing/cartBackend';
import { countRows, insertShippingMethods, nonceFor, pay, paymentBody } from '../checkout/testing/readyCart';
import { listMail } from '../mail/outbox';
import { insertCustomer, insertProduct, insertRow, insertStore } from '../testing/fixtures';

import { agreeToSubscription, insertPlan, runnerOf, subscribe, subscribersCart } from './testing/subscriber';
import { subscriptionMessages } from './terms';

let backend: CartBackend;
let zinc: number;
let iron: number;

beforeEach(() => {
  backend = openCartBackend();
  insertShippingMethods(backend);
  zinc = insertProduct(backend.db, { sku: 'ZINC', name: 'Zinc', price_minor: 2000, quantity: 1000 });
  iron = insertProduct(backend.db, { sku: 'IRON', name: 'Iron', price_minor: 1000, quantity: 1000 });
  insertPlan(backend, zinc, 4);
  insertPlan(backend, zinc, 8);
  insertPlan(backend, iron, 4);
});
afterEach(() => backend.db.close());

const ofZinc = { sku: 'ZINC', weeks: 4, quantity: 2 };
/** 2 × 18.00, delivered free from 30.00. */
const byZinc = (card?: string) =>
  subscribe(backend, { items: [{ ...ofZinc, productId: zinc }], totalMinor: 3600, ...(card ? { card } : {}) });
const rows = <Row extends object>(sql: string): Row[] => backend.db.all<Row>(sql);
const nextDay = () => rows<{ next_on: string }>('SELECT next_on FROM subscription')[0]?.next_on;
const states = () => rows<{ state: string }>('SELECT state FROM subscription').map(({ state }) => state);
const lastMail = () => listMail(backend.db)[0]?.body ?? '';

describe('an order with a subscription', () => {
  it('is refused without consent to just what it will take', async () => {
    const id = await subscribersCart(backend, { items: [{ ...ofZinc, productId: zinc }] });
    const payNow = () => pay(backend, id, paymentBody(nonceFor(backend, 3600)));
    expect(await payNow()).toMatchObject({ status: 400, body: { message: subscriptionMessages.noConsent } });
    await agreeToSubscription(backend, id);
    setPrice(backend, zinc, 1900);
    expect(await pay(backend, id, paymentBody(nonceFor(backend, 3420)))).toMatchObject({ status: 400 });
    setPrice(backend, zinc, 2000);
    expect(await payNow()).toMatchObject({ status: 200 });
    expect(countRows(backend, 'sales_order')).toBe(1);
  });

  it('names its later payments, each with delivery, and knows whether they were agreed to', async () => {
    const id = await subscribersCart(backend, {
      items: [
        { ...ofZinc, productId: zinc },
        { sku: 'IRON', weeks: 4, quantity: 1, productId: iron },
        { sku: 'ZINC', weeks: 8, quantity: 1, productId: zinc },
      ],
    });
    const read = () =>
      backend.graphql(
        `query ($id: String!) { subscriptionTerms(cart_id: $id) {
           uid is_agreed items { interval_weeks amount { value currency } next_order_date } } }`,
        { id },
      );
    // 36.00 + 9.00; 18.00 + 3.95 for delivery.
    expect((await read()).at('subscriptionTerms')).toMatchObject({
      is_agreed: false,
      items: [
        { interval_weeks: 4, amount: { value: 45, currency: 'GBP' }, next_order_date: '2026-12-18' },
        { interval_weeks: 8, amount: { value: 21.95 }, next_order_date: '2027-01-15' },
      ],
    });
    await agreeToSubscription(backend, id);
    expect((await read()).at('subscriptionTerms.is_agreed')).toBe(true);
  });

  it('begins one subscription for each frequency, and its receipt leads to it', async () => {
    await subscribe(backend, {
      items: [
        { ...ofZinc, productId: zinc },
        { sku: 'IRON', weeks: 4, quantity: 1, productId: iron },
        { sku: 'ZINC', weeks: 8, quantity: 1, productId: zinc },
      ],
      totalMinor: 6300,
    });
    expect(rows('SELECT interval_weeks, next_on, card_last4 FROM subscription ORDER BY id')).toEqual([
      { interval_weeks: 4, next_on: '2026-12-18', card_last4: '0002' },
      { interval_weeks: 8, next_on: '2027-01-15', card_last4: '0002' },
    ]);
    expect(lastMail()).toContain('http://localhost:80/subscriptions?link=');
  });

  it('says what it saved, as its cart did, and so does each later one', async () => {
    await byZinc();
    runnerOf(backend).pass(28);
    for (const { token } of rows<{ token: string }>('SELECT token FROM sales_order ORDER BY id')) {
      const answer = await backend.graphql(
        `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
           total { subtotal { value } subscription_saving { once_subtotal { value } saving { value currency } } } } }`,
        { token },
      );
      expect(answer.at('guestOrderByToken.total')).toEqual({
        subtotal: { value: 36 },
        subscription_saving: { once_subtotal: { value: 40 }, saving: { value: 4, currency: 'GBP' } },
      });
    }
    expect(countRows(backend, 'sales_order')).toBe(2);
  });
});

describe('the runner', () => {
  it('reminds three days before and orders on the day, once', async () => {
    await byZinc();
    const shop = runnerOf(backend);
    shop.pass(24);
    expect(countRows(backend, 'sales_order')).toBe(1);
    expect(shop.subjects()).toHaveLength(1);
    shop.pass(1);
    expect(shop.subjects().at(-1)).toBe('Halewell: your next order comes on Friday 18 December');
    expect(lastMail()).toContain('We will take £36.00, including VAT and delivery, from your card ending in 0002.');
    shop.pass(3);
    shop.run();
    expect(countRows(backend, 'sales_order')).toBe(2);
    expect(rows('SELECT amount_minor, card_last4 FROM sales_order_payment')).toEqual([
      { amount_minor: 3600, card_last4: '0002' },
      { amount_minor: 3600, card_last4: '0002' },
    ]);
    expect(nextDay()).toBe('2027-01-15');
    expect(lastMail()).toContain('The next order of your subscription is on Friday 15 January.');
    expect(rows('SELECT quantity FROM stock_item ORDER BY product_id')[0]).toEqual({ quantity: 996 });
  });

  it('tries a refused card again on days 1, 3 and 7, then pauses', async () => {
    await byZinc('4000000000000341');
    const shop = runnerOf(backend);
    const failures = () => rows<{ failures: number }>('SELECT failures FROM subscription')[0]?.failures;
    shop.pass(28);
    const byDay = [0, 1, 2, 3, 4, 5, 6, 7].map((day) => {
      if (day > 0) shop.pass(1);
      return failures();
    });
    expect(byDay).toEqual([1, 2, 2, 3, 3, 3, 3, 4]);
    expect(states()).toEqual(['paused']);
    shop.pass(60);
    expect(countRows(backend, 'sales_order')).toBe(1);
    expect(shop.subjects().slice(2)).toEqual([
      'Halewell: your payment did not go through',
      'Halewell: your payment did not go through',
      'Halewell: your payment did not go through',
      'Halewell: your subscription is paused',
    ]);
  });

  it('leaves one order out when nothing of it can be sent, and keeps the rhythm', async () => {
    await byZinc();
    setStock(backend, zinc, 0);
    const shop = runnerOf(backend);
    shop.pass(28);
    expect(countRows(backend, 'sales_order')).toBe(1);
    expect(shop.subjects().at(-1)).toBe('Halewell: nothing is sent this time');
    setStock(backend, zinc, 10);
    shop.pass(28);
    expect(countRows(backend, 'sales_order')).toBe(2);
    expect(nextDay()).toBe('2027-02-12');
  });

  it('never takes more than it announced: a dearer order is announced again', async () => {
    await byZinc();
    const shop = runnerOf(backend);
    shop.pass(26);
    setPrice(backend, zinc, 2500);
    shop.pass(2);
    expect(countRows(backend, 'sales_order')).toBe(1);
    expect(lastMail()).toContain('That is more than before: it was £36.00.');
    expect(nextDay()).toBe('2026-12-21');
    shop.pass(3);
    expect(countRows(backend, 'sales_order')).toBe(2);
  });

  it('takes no more than the reminder said, although more was agreed to at first', async () => {
    await byZinc();
    const shop = runnerOf(backend);
    setPrice(backend, zinc, 1800);
    shop.pass(25);
    expect(lastMail()).toContain('We will take £32.40,');
    setPrice(backend, zinc, 2000);
    shop.pass(3);
    expect(countRows(backend, 'sales_order')).toBe(1);
    expect(lastMail()).toContain('That is more than before: it was £32.40.');
  });

  it('tries a refused card once a day at most, also after a standstill', async () => {
    await byZinc('4000000000000341');
    runnerOf(backend).pass(28);
    const late = runnerOf({ ...backend, now: () => backend.now() + 38 * 86_400_000 });
    for (let run = 0; run < 3; run += 1) late.run();
    expect(rows('SELECT failures, state FROM subscription')).toEqual([{ failures: 2, state: 'active' }]);
  });

  it('sends the receipt to where the customer reads mail now', async () => {
    await byZinc();
    const ann = insertCustomer(backend.db, { email: 'ann@new.example.com' });
    backend.db.run('UPDATE subscription SET customer_id = ?', ann);
    runnerOf(backend).pass(28);
    expect(rows('SELECT email FROM sales_order ORDER BY id')[1]).toEqual({ email: 'ann@new.example.com' });
  });

  it('delivers what was missed in a long standstill once, not several times', async () => {
    await byZinc();
    const shop = runnerOf(backend);
    const late = runnerOf({ ...backend, now: () => backend.now() + 100 * 86_400_000 });
    late.run();
    late.run();
    expect(countRows(backend, 'sales_order')).toBe(2);
    expect(nextDay()).toBe('2027-03-12');
    shop.run();
    expect(countRows(backend, 'sales_order')).toBe(2);
  });

  it('takes nothing and writes nothing when writing the order fails, and orders at the next run', async () => {
    await byZinc();
    const shop = runnerOf(backend);
    shop.pass(27);
    backend.db.exec("CREATE TRIGGER broken BEFORE INSERT ON subscription_order BEGIN SELECT RAISE(ABORT, 'disk'); END");
    expect(() => shop.pass(1)).toThrow('disk');
    expect(countRows(backend, 'sales_order')).toBe(1);
    expect(rows('SELECT * FROM test_payment_charge')).toEqual([]);
    backend.db.exec('DROP TRIGGER broken');
    shop.run();
    expect(countRows(backend, 'sales_order')).toBe(2);
    expect(rows('SELECT * FROM test_payment_charge')).toHaveLength(1);
  });
});

describe('a subscription in another store view', () => {
  it('is delivered, priced and announced in its own words and currency, wherever its owner looks at it', async () => {
    const { db } = backend;
    await subscribe(backend, { items: [{ ...ofZinc, quantity: 1, productId: zinc }], totalMinor: 2195 });
    const link = /link=(\S+)/.exec(lastMail())?.[1] ?? '';
    insertStore(db, { id: 20, code: 'uk_de', locale: 'de_DE', currency: 'EUR', base_currency: 'GBP', is_default: 0 });
    insertRow(db, 'currency_rate', { base: 'GBP', currency: 'EUR', rate: 1.2 });
    const method = { store_id: 20, entity: 'shipping_method', entity_id: 'royalmail/standard' };
    insertRow(db, 'store_value', { ...method, field: 'method_title', value: 'Normalversand' });
    db.run("UPDATE cart SET store_id = 20, currency = 'EUR' WHERE id IN (SELECT cart_id FROM subscription)");
    db.run('UPDATE subscription SET store_id = 20, announced_minor = 1');
    const answer = await backend.graphql(
      `query ($link: String!) { subscriptionByLink(link: $link) { subscription {
         next_total { value currency } delivery_price { value } } } }`,
      { link },
    );
    // 18.00 and 3.95 pounds at 1.2.
    expect(answer.at('subscriptionByLink.subscription')).toEqual({
      next_total: { value: 26.34, currency: 'EUR' },
      delivery_price: { value: 4.74 },
    });
    await backend.graphql(
      `mutation ($key: ProductSubscriptionInput!) {
         setSubscriptionFrequency(subscription: $key, interval_weeks: 8) { subscription { uid } } }`,
      { key: { uid: link.split('.')[0], link } },
    );
    expect(rows('SELECT announced_minor FROM subscription')).toEqual([{ announced_minor: 2634 }]);
    runnerOf(backend).pass(28);
    expect(
      rows('SELECT store_id, currency, method_title, shipping_minor, grand_total_minor FROM sales_order WHERE id = 2'),
    ).toEqual([
      { store_id: 20, currency: 'EUR', method_title: 'Normalversand', shipping_minor: 474, grand_total_minor: 2634 },
    ]);
  });
});
