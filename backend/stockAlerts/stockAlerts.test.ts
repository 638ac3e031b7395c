import { listMail } from '../mail/outbox';
import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertConfigurable, insertProduct, insertStore } from '../testing/fixtures';
import { postGraphQl } from '../testing/graphql';

import { sendStockAlerts } from './sendStockAlerts';

const now = Date.UTC(2026, 10, 23, 12);
const mutation = `mutation($sku: String!, $email: String!, $isConsent: Boolean!) {
  requestStockAlert(sku: $sku, email: $email, is_consent: $isConsent) { status }
}`;

describe('alerts about what is back', () => {
  let backend: TestBackend;

  beforeEach(() => {
    backend = createTestBackend({ now: () => now });
    insertStore(backend.db);
    insertProduct(backend.db, { sku: 'ZINC', name: 'Zinc', url_key: 'zinc' });
    setStock('ZINC', 0);
  });
  afterEach(() => backend.close());

  const setStock = (sku: string, quantity: number, expected: string | null = null): void => {
    backend.db.run(
      'UPDATE stock_item SET quantity = ?, back_in_stock = ? WHERE product_id = (SELECT id FROM product WHERE sku = ?)',
      quantity,
      expected,
      sku,
    );
  };
  const ask = (sku: string, email = 'ann@example.com', isConsent = true) =>
    postGraphQl(backend, mutation, { sku, email, isConsent });
  const send = () =>
    sendStockAlerts({ db: backend.db, settings: { publicOrigin: 'https://shop.example', port: 1 }, now: () => now });
  const kept = () => backend.db.all('SELECT email FROM stock_alert');

  it('waits for stock, mails once and forgets the address', async () => {
    expect((await ask('ZINC')).data).toEqual({ requestStockAlert: { status: true } });
    expect((await ask('ZINC', 'ANN@example.com')).data).toEqual({ requestStockAlert: { status: true } });
    expect(send()).toBe(0);
    setStock('ZINC', 3);
    expect(send()).toBe(1);
    expect(send()).toBe(0);
    expect(kept()).toEqual([]);
    const mails = listMail(backend.db);
    expect(mails).toMatchObject([{ recipient: 'ann@example.com', subject: 'Zinc is back in stock' }]);
    expect(mails[0]?.body).toContain('https://shop.example/zinc.html');
  });

  it('leads to the variant that was waited for', async () => {
    insertConfigurable(backend.db, { sku: 'MG', name: 'Magnesium', url_key: 'magnesium', price_minor: 1000 }, 'size', [
      '60',
      '120',
    ]);
    setStock('MG-2', 0);
    await ask('MG-2');
    setStock('MG-2', 1);
    send();
    expect(listMail(backend.db)[0]?.body).toContain('https://shop.example/magnesium.html?sku=MG-2');
  });

  it.each([
    ['ZINC', 'ann', true, 'Enter a valid email address.'],
    ['ZINC', 'ann@example.com', false, 'Consent is needed to email you about this product.'],
    [
      'NONE',
      'ann@example.com',
      true,
      "The product that was requested doesn't exist. Verify the product and try again.",
    ],
  ])('refuses %s for %s, consent %s', async (sku, email, isConsent, message) => {
    expect((await ask(sku, email, isConsent)).errors?.[0]?.message).toBe(message);
    expect(kept()).toEqual([]);
  });

  it('refuses what can be had', async () => {
    setStock('ZINC', 1);
    expect((await ask('ZINC')).errors?.[0]?.message).toBe('This product is in stock.');
  });

  it('tells the day on which more is expected, until it has passed', async () => {
    const day = async () => {
      const { data } = await postGraphQl(
        backend,
        '{ products(filter: { sku: { eq: "ZINC" } }) { items { expected_date } } }',
      );
      return data;
    };
    setStock('ZINC', 0, '2026-12-04');
    expect(await day()).toEqual({ products: { items: [{ expected_date: '2026-12-04' }] } });
    setStock('ZINC', 0, '2026-11-22');
    expect(await day()).toEqual({ products: { items: [{ expected_date: null }] } });
    setStock('ZINC', 5, '2026-12-04');
    expect(await day()).toEqual({ products: { items: [{ expected_date: null }] } });
  });

  it('slows down who asks too often', async () => {
    for (let count = 0; count < 20; count += 1) await ask('ZINC', `a${count}@example.com`);
    expect((await ask('ZINC', 'last@example.com')).errors?.[0]?.message).toBe(
      'Too many attempts. Please try again in a few minutes.',
    );
  });
});
