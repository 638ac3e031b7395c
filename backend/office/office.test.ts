import { localClientHeader } from '../limits/clientAddress';
import { givePhoto, insertPhoto } from '../reviews/photos/photoQueries';
import { insertReview } from '../reviews/queries';
import { keepPageError } from '../reports/pageErrors';
import { countReport } from '../reports/policyReportQueries';
import { insertReturn, insertReturnComment } from '../returns/returnQueries';
import { listPendingChanges } from '../staging/changeQueries';
import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { postGraphQl } from '../testing/graphql';

import { parseShopTime, shopTimeText, toInputTime } from './shopTime';

const now = Date.parse('2026-11-23T09:00:00Z');
const local = { [localClientHeader]: '1' };

describe('the back office', () => {
  let backend: TestBackend;

  beforeEach(() => {
    backend = createTestBackend({ seed: 'full', now: () => now });
  });
  afterEach(() => backend.close());

  const get = async (path: string, headers: Record<string, string> = local) => {
    const answer = await backend.fetch(`/__office${path}`, { headers });
    return { answer, html: await answer.text() };
  };
  const tokenOf = async (): Promise<string> =>
    /name="token" value="([^"]+)"/.exec((await get('/edit/page?target=home')).html)?.[1] ?? '';
  const send = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    backend.fetch(`/__office${path}`, {
      method: 'POST',
      headers: { ...local, Origin: 'http://localhost', ...headers },
      body: new URLSearchParams({ token: await tokenOf(), ...fields }),
    });

  it('answers to the machine itself only, under a name of it', async () => {
    expect((await get('')).answer.status).toBe(200);
    expect((await get('', { [localClientHeader]: '0' })).answer.status).toBe(404);
    expect((await backend.fetch('http://rebound.example/__office', { headers: local })).status).toBe(404);
  });

  it('has every page, framed by nobody and kept nowhere', async () => {
    for (const path of [
      '',
      '/preview',
      '/content/page',
      '/content/block',
      '/content/category',
      '/content/product',
      '/reviews',
      '/orders',
      '/returns',
      '/carts',
      '/mails',
      '/messages',
      '/reports',
      '/assets/office.css',
      '/assets/forms.css',
      '/assets/tokens.css',
      '/assets/preview.js',
    ]) {
      const { answer } = await get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    for (const path of [
      '/nothing',
      '/edit/page?target=nothing',
      '/edit/customer',
      '/assets/..%2Fhandler.ts',
      '/orders/1/2',
    ])
      expect([path, (await get(path)).answer.status]).toEqual([path, 404]);
  });

  it('changes a page at once, and nothing else of it', async () => {
    const { content } =
      backend.db.get<{ content: string }>("SELECT content FROM cms_page WHERE identifier = 'about-us'") ?? {};
    const answer = await send('/edit/page?target=about-us', {
      title: 'About <b>us</b>',
      content: content ?? '',
      when: 'now',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/__office/content/page?done=saved']);
    const shown = await postGraphQl(backend, '{ cmsPage(identifier: "about-us") { title content } }');
    expect(shown.data).toEqual({ cmsPage: { title: 'About <b>us</b>', content } });
    const { html } = await get('/content/page?done=saved');
    expect(html).toContain('About &lt;b&gt;us&lt;/b&gt;');
    expect(html).not.toContain('<b>us</b>');
  });

  it('schedules a price in the time of the shop, and gives it up again', async () => {
    const answer = await send('/edit/product?target=HW-ZNP', {
      price_minor: '£12.5',
      special_price_minor: '',
      when: 'later',
      startsAt: '2027-07-01T09:00',
    });
    expect(answer.headers.get('location')).toBe('/__office/preview?done=scheduled');
    const [change] = listPendingChanges(backend.db);
    expect(change).toMatchObject({
      kind: 'product',
      target: 'HW-ZNP',
      // Summer time.
      startsAt: Date.parse('2027-07-01T08:00:00Z') / 1000,
      values: { price_minor: 1250 },
    });
    const { html } = await get('/preview');
    expect(html).toContain('1 July 2027 at 09:00');
    // A first value with seconds would let browsers refuse every whole minute.
    expect(html).toMatch(/type="datetime-local"[^>]* step="any"[^>]* value="[^"]{11}\d\d:00"/);
    await send(`/changes/${change?.id}/cancel`, {});
    expect(listPendingChanges(backend.db)).toEqual([]);
  });

  it.each([
    [{ price_minor: '' }, 'Price is required.'],
    [{ price_minor: 'ten' }, 'Price must be an amount such as 12.50.'],
    [{ price_minor: '5', special_price_minor: '5' }, 'The special price must be lower than the price.'],
    [{ price_minor: '5', when: 'later', startsAt: '' }, 'Choose a day and a time.'],
    [{ price_minor: '5', when: 'later', startsAt: '2020-01-01T00:00' }, 'Choose a time that lies ahead.'],
  ])('refuses %j, and keeps what was typed', async (fields, reason) => {
    const answer = await send('/edit/product?target=HW-ZNP', { special_price_minor: '', when: 'now', ...fields });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(reason);
    expect(html).toContain(`value="${fields.price_minor}"`);
    expect(listPendingChanges(backend.db)).toEqual([]);
  });

  it('changes nothing for a form from elsewhere, or without the token', async () => {
    const fields = { price_minor: '1', special_price_minor: '', when: 'now' };
    const path = '/edit/product?target=HW-ZNP';
    expect((await send(path, fields, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await send(path, { ...fields, token: 'guessed' })).status).toBe(403);
    expect((await send(path, fields, { [localClientHeader]: '0' })).status).toBe(404);
    const withoutOrigin = await backend.fetch(`/__office${path}`, {
      method: 'POST',
      headers: local,
      body: new URLSearchParams({ token: await tokenOf(), ...fields }),
    });
    expect(withoutOrigin.status).toBe(403);
    expect(backend.db.get("SELECT 1 FROM product WHERE sku = 'HW-ZNP' AND price_minor = 100")).toBeUndefined();
  });

  it('approves a review, once', async () => {
    const product = backend.db.get<{ id: number; n: number }>(
      "SELECT id, review_count AS n FROM product WHERE sku = 'HW-ZNP'",
    );
    const review = insertReview(backend.db, {
      productId: product?.id ?? 0,
      nickname: 'Ann',
      themes: [],
      summary: 'Good',
      text: '<script>alert(1)</script>',
      rating: 5,
      customerId: null,
      storeId: 10,
      isVerified: false,
      createdAt: '2026-11-20 10:00:00',
    });
    const name = `${'a1'.repeat(16)}.jpg`;
    insertPhoto(
      backend.db,
      { bytes: new Uint8Array([255, 216]), width: 2, height: 1 },
      { name: `review/${name}`, token: 'of the photo', createdAt: '2026-11-20 09:59:00' },
    );
    givePhoto(backend.db, 'of the photo', review.id, 0);
    const { html } = await get('/reviews');
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('alt="Photo 1 of 1 by Ann, opens in a new tab"');
    expect((await get(`/photos/${name}`)).answer.headers.get('content-type')).toBe('image/jpeg');
    expect((await get(`/photos/${name}`, { [localClientHeader]: '0' })).answer.status).toBe(404);
    const approve = () => send(`/reviews/${review.id}`, { decision: 'approved' });
    expect((await approve()).headers.get('location')).toBe('/__office/reviews?done=approved');
    expect((await approve()).headers.get('location')).toBe('/__office/reviews?done=gone');
    expect(backend.db.get("SELECT review_count AS n FROM product WHERE sku = 'HW-ZNP'")).toEqual({
      n: (product?.n ?? 0) + 1,
    });
  });

  it('moves a return through its states, each once, and tells the customer', async () => {
    const { db } = backend;
    const line = db.get<{ id: number; order: number; email: string }>(
      'SELECT i.id, i.order_id AS "order", o.email FROM sales_order_item i JOIN sales_order o ON o.id = i.order_id LIMIT 1',
    );
    const id = insertReturn(db, {
      orderId: line?.order ?? 0,
      number: '900000001',
      status: 'PENDING',
      contactEmail: 'elsewhere@example.com',
      items: [{ orderItemId: line?.id ?? 0, quantity: 1, answers: {} }],
      createdAt: '2026-11-20 10:00:00',
    });
    insertReturnComment(db, id, 'Ann Lee', 'The <lid> is broken.', '2026-11-20 10:00:00');
    const { html } = await get('/returns');
    expect(html).toContain('Return 900000001: Requested');
    expect(html).toContain('Ann Lee: The &lt;lid&gt; is broken.');
    const move = async (step: string) => (await send(`/returns/${id}`, { step })).headers.get('location');
    expect(await move('APPROVED')).toBe('/__office/returns?done=gone');
    for (const step of ['AUTHORIZED', 'RECEIVED', 'APPROVED', 'PROCESSED_AND_CLOSED'])
      expect(await move(step)).toBe('/__office/returns?done=moved');
    expect(await move('PROCESSED_AND_CLOSED')).toBe('/__office/returns?done=gone');
    expect((await send(`/returns/${id}`, { step: 'toString' })).status).toBe(404);
    expect((await get('/returns')).html).toContain('Return 900000001: Settled');
    expect(db.all('SELECT status FROM sales_return_item WHERE return_id = ?', id)).toEqual([{ status: 'APPROVED' }]);
    const mails = db.all("SELECT recipient FROM mail WHERE subject LIKE 'Return 900000001 %'");
    expect(mails).toEqual(Array(4).fill({ recipient: line?.email }));
  });

  it('tells the customer of a collected order that it is ready, once', async () => {
    const { db } = backend;
    const [delivered, collected] = db.all<{ id: number; number: string; email: string }>(
      "SELECT id, increment_id AS number, email FROM sales_order WHERE status = 'processing' OR status = 'complete' LIMIT 2",
    );
    db.run("UPDATE sales_order SET pickup_location_code = 'bristol-clifton' WHERE id = ?", collected?.id ?? 0);
    const tell = async (number?: string) => (await send(`/orders/${number}/ready`, {})).headers.get('location');
    expect((await get(`/orders/${delivered?.number}`)).html).not.toContain('Ready to collect');
    expect(await tell(delivered?.number)).toBe(`/__office/orders/${delivered?.number}?done=gone`);
    expect((await get(`/orders/${collected?.number}`)).html).toContain('Ready to collect');
    expect(await tell(collected?.number)).toBe(`/__office/orders/${collected?.number}?done=told`);
    expect(await tell(collected?.number)).toBe(`/__office/orders/${collected?.number}?done=gone`);
    expect((await get(`/orders/${collected?.number}`)).html).toContain('the customer was told');
    expect((await send('/orders/0/ready', {})).status).toBe(404);
    expect((await get('/orders/%E0%A4%A')).answer.status).toBe(404);
    expect(db.all("SELECT recipient FROM mail WHERE subject LIKE '% is ready to collect'")).toEqual([
      { recipient: collected?.email },
    ]);
  });

  it('shows orders and messages', async () => {
    const order = backend.db.get<{ number: string; email: string }>(
      'SELECT increment_id AS number, email FROM sales_order LIMIT 1',
    );
    expect((await get('/orders')).html).toContain(order?.number);
    expect((await get(`/orders/${order?.number}`)).html).toContain(order?.email);
    backend.db.run(
      "INSERT INTO contact_message (store_id, name, email, comment, sent_at) VALUES (10, 'Ann', 'a@b.example', 'Is it vegan?', '2026-11-23')",
    );
    expect((await get('/messages')).html).toContain('Is it vegan?');
  });

  it('shows what browsers report', async () => {
    const { html: before } = await get('/reports');
    expect(before).toContain('No browser has reported an error.');
    expect(before).toContain('No browser has reported a violation.');
    const error = { message: 'Unhandled <b>X1</b>', error: 'TypeError: no price', release: 'main.0a1b2c' };
    keepPageError(backend.db, { ...error, route: '/vitamins.html' }, now);
    const violation = { directive: 'img-src', blocked: 'https://evil.example', page: '/cart', source: '' };
    for (let report = 0; report < 12; report += 1) countReport(backend.db, violation, now, 500);
    const { html } = await get('/reports');
    for (const text of [
      '/vitamins.html',
      'Unhandled &lt;b&gt;X1',
      'TypeError: no price',
      'https://evil.example',
      '>12<',
    ])
      expect(html).toContain(text);
    expect(html).toContain('23 November 2026 at 09:00');
  });
});

describe('the back office of a bare Magento', () => {
  it('edits at once, and knows nothing of previews', async () => {
    const backend = createTestBackend({ seed: 'full', profile: 'stock' });
    const get = (path: string) => backend.fetch(`/__office${path}`, { headers: local });
    expect(await (await get('')).text()).not.toMatch(/preview|schedule/i);
    expect((await get('/preview')).status).toBe(404);
    expect(await (await get('')).text()).not.toContain('Returns');
    expect((await get('/returns')).status).toBe(404);
    expect(await (await get('/edit/page?target=home')).text()).not.toContain('Goes live');
    backend.close();
  });
});

describe('times of the shop', () => {
  const london = 'Europe/London';

  it.each([
    ['2026-12-01T09:00', '2026-12-01T09:00:00Z'],
    ['2027-07-01T09:00', '2027-07-01T08:00:00Z'],
    // The day on which clocks go back.
    ['2026-10-25T12:00', '2026-10-25T12:00:00Z'],
    ['2026-03-29T12:00', '2026-03-29T11:00:00Z'],
  ])('%s in London is %s', (text, moment) => {
    const seconds = Date.parse(moment) / 1000;
    expect(parseShopTime(text, london)).toBe(seconds);
    expect(toInputTime(seconds, london)).toBe(text);
  });

  it('are refused when they are none', () => {
    for (const text of ['', 'soon', '2026-13-01T09:00', '2026-12-01'])
      expect(parseShopTime(text, london)).toBeUndefined();
    expect(shopTimeText(Date.parse('2026-12-01T09:00:00Z'), london)).toBe('1 December 2026 at 09:00');
  });
});
