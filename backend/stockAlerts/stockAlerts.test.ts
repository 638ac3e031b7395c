import { listMail } from '../mail/outbox';
import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertConfigurable, insertProduct, insertRow, insertStore } from '../testing/fixtures';
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

  it('keeps silent while the product, or the one that a variant is bought with, is off sale', async () => {
    insertConfigurable(backend.db, { sku: 'MG', price_minor: 1000 });
    setStock('MG-2', 0);
    for (const sku of ['ZINC', 'MG-2']) await ask(sku);
    for (const sku of ['ZINC', 'MG-2']) setStock(sku, 1);
    const setEnabled = (value: number) =>
      backend.db.run("UPDATE product SET is_enabled = ? WHERE sku IN ('ZINC', 'MG')", value);
    setEnabled(0);
    expect(send()).toBe(0);
    setEnabled(1);
    expect(send()).toBe(2);
  });

  it('is in the language of the store view in which it was asked for, and its link leads there from every view', async () => {
    const { db } = backend;
    insertStore(db, { id: 20, code: 'uk_de', locale: 'de_DE', is_default: 0 });
    const product = db.get<{ id: number }>("SELECT id FROM product WHERE sku = 'ZINC'")?.id ?? 0;
    for (const [field, value] of Object.entries({ name: 'Zink', url_key: 'zink' })) {
      insertRow(db, 'store_value', { store_id: 20, entity: 'product', entity_id: product, field, value });
    }
    await postGraphQl(
      backend,
      mutation,
      { sku: 'ZINC', email: 'ann@example.com', isConsent: true },
      { Store: 'uk_de' },
    );
    setStock('ZINC', 1);
    send();
    const [mail] = listMail(db);
    expect(mail?.subject).toContain('Zink ');
    expect(mail?.body).toContain('https://shop.example/zinc.html');
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
