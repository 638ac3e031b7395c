import { listMail } from '../mail/outbox';
import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertCustomer, insertProduct, insertRow, insertStore } from '../testing/fixtures';
import { postGraphQl, signInAs } from '../testing/graphql';

const email = 'ann@example.com';
const request = 'mutation($type: PersonalDataRequestType!) { requestPersonalData(type: $type) { email } }';
const confirm = `mutation($type: PersonalDataRequestType!, $code: String!) {
  confirmPersonalDataRequest(type: $type, code: $code) { document }
}`;

describe('personal data', () => {
  let backend: TestBackend;
  let headers: Record<string, string>;
  let time: number;
  const post = (query: string, variables: Record<string, unknown>) => postGraphQl(backend, query, variables, headers);
  /** Two lists, a review, a wish to be told about stock, a message and a mail of a customer. */
  const keepEverything = (id: number, address: string): void => {
    const { db } = backend;
    const day = '2026-11-02 10:00:00';
    const product = backend.data.productId('ZINC');
    for (const name of ['', 'For mother']) {
      const list = insertRow(db, 'wishlist', { customer_id: id, name, sharing_code: `${id} ${name}`, updated_at: day });
      const item = { product_id: product, saved_name: `Zinc ${name}`.trim(), quantity: 1, added_at: day };
      insertRow(db, 'wishlist_item', { wishlist_id: list, ...item });
    }
    const words = { nickname: 'A.', summary: 'Good', text: `By ${address}`, rating: 4, created_at: day };
    const review = insertRow(db, 'product_review', {
      product_id: product,
      customer_id: id,
      ...words,
      status: 'pending',
    });
    db.run("UPDATE product_review SET status = 'approved' WHERE id = ?", review);
    insertRow(db, 'stock_alert', { store_id: 10, product_id: product, email: address.toUpperCase(), created_at: day });
    const message = { name: 'A', email: address, comment: 'Where is it?', sent_at: day };
    insertRow(db, 'contact_message', { store_id: 10, ...message });
    insertRow(db, 'mail', { recipient: address, subject: 'Your order', body: 'Thank you', sent_at: time - 1000 });
  };
  const countOf = (table: string) => backend.db.get<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n;
  const codeOf = (type: string): string => {
    const body = listMail(backend.db).find((mail) => mail.body.includes(`/gdpr-request/type/${type}/`))?.body ?? '';
    return /code\/([\w-]+)/.exec(body)?.[1] ?? '';
  };

  beforeEach(async () => {
    time = Date.UTC(2026, 10, 23, 9);
    backend = createTestBackend({ now: () => time });
    insertStore(backend.db);
    const ann = insertCustomer(backend.db, { email });
    const other = insertCustomer(backend.db, { email: 'other@example.com' });
    insertProduct(backend.db, { sku: 'ZINC', name: 'Zinc' });
    backend.data.address(ann, '14 Cotham Brow', 'BS6 6AN', true);
    backend.data.order({
      id: 1,
      number: '10000000001',
      customerId: ann,
      status: 'complete',
      createdAt: '2026-11-01 10:00:00',
    });
    backend.data.return(1, '10000000007', 'The lid is broken.');
    backend.db.run('UPDATE cart SET customer_id = ?, is_active = 0', ann);
    headers = await signInAs(backend, email);
    keepEverything(ann, email);
    keepEverything(other, 'other@example.com');
  });
  afterEach(() => backend.close());

  it('is copied by the mailed link, without what opens the account', async () => {
    expect((await post(request, { type: 'DOWNLOAD' })).data).toEqual({ requestPersonalData: { email } });
    const { data } = await post(confirm, { type: 'DOWNLOAD', code: codeOf('download') });
    const { document } = data?.confirmPersonalDataRequest as { document: string };
    const copy = JSON.parse(document) as Record<string, Record<string, unknown>[]>;
    expect(copy.account?.[0]).toMatchObject({ email });
    expect(copy.addresses?.[0]).toMatchObject({ postcode: 'BS6 6AN' });
    expect(copy.orders?.[0]).toMatchObject({ number: '10000000001' });
    expect(copy.returns?.[0]).toMatchObject({ number: '10000000007', order_number: '10000000001' });
    expect(copy.return_messages?.[0]).toMatchObject({ message: 'The lid is broken.' });
    expect(copy.wishlists?.map(({ name }) => name)).toEqual(['', 'For mother']);
    expect(copy.wishlist_items?.map(({ list, saved_name: name }) => [list, name])).toEqual([
      ['', 'Zinc'],
      ['For mother', 'Zinc For mother'],
    ]);
    expect(copy.reviews).toMatchObject([{ product: 'Zinc', text: `By ${email}` }]);
    expect(copy.stock_alerts).toMatchObject([{ product: 'Zinc', email: 'ANN@EXAMPLE.COM' }]);
    expect(copy.messages).toMatchObject([{ comment: 'Where is it?' }]);
    expect(copy.mails?.[0]).toEqual({ subject: 'Your order', sent_at: '2026-11-23 08:59:59' });
    expect(document).not.toMatch(/other@/i);
    expect(document).not.toMatch(/password|hash|token/i);
  });

  it('is deleted by the mailed link; the order stays, as that of a guest', async () => {
    await post(request, { type: 'DELETE' });
    expect((await post(confirm, { type: 'DELETE', code: codeOf('delete') })).data).toEqual({
      confirmPersonalDataRequest: { document: null },
    });
    expect(backend.data.customers().map((each) => each.email)).toEqual(['other@example.com']);
    expect(backend.db.all('SELECT customer_id FROM sales_order')).toEqual([{ customer_id: null }]);
    expect(backend.db.all('SELECT id FROM customer_address')).toEqual([]);
    expect(backend.db.all('SELECT contact_email FROM sales_return')).toEqual([{ contact_email: '' }]);
    expect(backend.db.all('SELECT id FROM sales_return_comment')).toEqual([]);
    expect(listMail(backend.db)[0]?.subject).toContain('is deleted');
    // The other customer's are still there.
    for (const table of ['product_review', 'stock_alert', 'contact_message'])
      expect([table, countOf(table)]).toEqual([table, 1]);
    expect([countOf('wishlist'), countOf('wishlist_item'), countOf('mail')]).toEqual([2, 2, 2]);
    expect(backend.db.get("SELECT review_count, rating_summary FROM product WHERE sku = 'ZINC'")).toEqual({
      review_count: 1,
      rating_summary: 80,
    });
    expect((await post('{ customer { email } }', {})).data).toEqual({ customer: null });
  });

  it('leaves no card of a subscription with the payment provider', async () => {
    const [cart] = backend.db.all<{ id: number; customer_id: number }>('SELECT id, customer_id FROM cart');
    insertRow(backend.db, 'subscription', {
      uid: 'one',
      cart_id: cart?.id ?? 0,
      store_id: 10,
      customer_id: cart?.customer_id ?? 0,
      email,
      interval_weeks: 4,
      next_on: '2026-12-18',
      announced_minor: 3600,
      payment_method: 'test_card',
      payment_title: 'Card',
      card_token: 'card-of-ann',
      agreed_terms: '',
      agreed_at: '2026-11-20 10:00:00',
      created_at: '2026-11-20 10:00:00',
    });
    const { recurring } = backend.payments;
    if (!recurring) throw new Error('The provider keeps no cards.');
    const forget = jest.spyOn(recurring, 'forget');
    await post(request, { type: 'DELETE' });
    await post(confirm, { type: 'DELETE', code: codeOf('delete') });
    expect(forget.mock.calls).toEqual([['card-of-ann']]);
  });

  it.each([
    ['of the other kind', 'DELETE', 0, email],
    ['that is too old', 'DOWNLOAD', 2 * 60 * 60 * 1000, email],
    ['of somebody else', 'DOWNLOAD', 0, 'other@example.com'],
  ])('stands against a code %s', async (_name, type, laterMs, who) => {
    await post(request, { type: 'DOWNLOAD' });
    time += laterMs;
    headers = await signInAs(backend, who);
    const { errors } = await post(confirm, { type, code: codeOf('download') });
    expect(errors?.[0]?.message).toBe('This link is not valid any more. Please ask for a new one.');
    expect(backend.data.customers()).toHaveLength(2);
  });

  it('stands against a code that was guessed', async () => {
    await post(request, { type: 'DELETE' });
    const { errors } = await post(confirm, { type: 'DELETE', code: `${codeOf('delete')}x` });
    expect(errors?.[0]?.extensions?.category).toBe('graphql-input');
    expect(backend.data.customers()).toHaveLength(2);
  });

  it('is asked for by its customer, one mail a minute', async () => {
    await post(request, { type: 'DOWNLOAD' });
    await post(request, { type: 'DOWNLOAD' });
    expect(listMail(backend.db).filter(({ body }) => body.includes('/gdpr-request/'))).toHaveLength(1);
    headers = {};
    for (const [query, variables] of [
      [request, { type: 'DELETE' }],
      [confirm, { type: 'DELETE', code: 'x' }],
    ] as const) {
      expect((await post(query, variables)).errors?.[0]?.extensions?.category).toBe('graphql-authorization');
    }
  });
});
