import { type CartBackend, openCartBackend } from '../../cart/testing/cartBackend';
import { toSqlTime } from '../../db/time';
import { listMail } from '../../mail/outbox';
import { insertCustomer, insertRow, insertStoreSetting } from '../../testing/fixtures';
import { placeAnnsOrder } from '../testing/annsOrder';
import { stockOf } from '../testing/readyCart';

let backend: CartBackend;

const order = () => {
  const row = backend.db.get<{ id: number; token: string }>('SELECT id, token FROM sales_order');
  if (!row) throw new Error('There is no order.');
  return row;
};
const uidOf = (id: number): string => Buffer.from(String(id)).toString('base64');
const ask = (token = order().token, reason = 'Ordered twice') =>
  backend.graphql(
    `mutation ($input: GuestOrderCancelInput!) { answer: requestGuestOrderCancel(input: $input) { error order { status } } }`,
    { input: { token, reason } },
  );
const confirm = (key: string, id = uidOf(order().id)) =>
  backend.graphql(
    `mutation ($input: ConfirmCancelOrderInput!) { answer: confirmCancelOrder(input: $input) { error order { status
       comments { message } credit_memos { number } } } }`,
    { input: { order_id: id, confirmation_key: key } },
  );
const actions = async () =>
  (
    await backend.graphql(
      'query ($token: String!) { guestOrderByToken(input: { token: $token }) { available_actions returns { items { number status } } } }',
      { token: order().token },
    )
  ).at('guestOrderByToken');
/** Links of the mails, the latest last. */
const links = (): URLSearchParams[] =>
  listMail(backend.db)
    .toReversed()
    .flatMap(({ body }) => /\/track-my-order\/\?(\S*confirmation_key\S*)/.exec(body)?.[1] ?? [])
    .map((query) => new URLSearchParams(query));
const lastKey = (): string => links().at(-1)?.get('confirmation_key') ?? '';
const send = () =>
  insertRow(backend.db, 'sales_shipment', {
    order_id: order().id,
    increment_id: '1',
    carrier_code: 'royalmail',
    carrier_title: 'Royal Mail',
    created_at: toSqlTime(backend.now() - 86_400_000),
  });
const subjects = () => listMail(backend.db).map(({ subject }) => subject);

/** A guest's paid order of two jars. */
beforeEach(async () => {
  backend = openCartBackend();
  insertStoreSetting(backend.db, 'order_cancellation_enabled', true);
  insertStoreSetting(backend.db, 'returns_enabled', 'enabled');
  await placeAnnsOrder(backend);
  backend.db.run('UPDATE sales_order SET customer_id = NULL');
});
afterEach(() => backend.db.close());

describe('cancelling as a guest', () => {
  it('does nothing but mail a link, whose key cancels for the reason that was given', async () => {
    expect(await actions()).toMatchObject({ available_actions: ['REORDER', 'CANCEL'] });
    expect((await ask()).at('answer')).toEqual({ error: null, order: { status: 'Processing' } });
    expect(stockOf(backend, 'ZINC')).toBe(8);
    const [link] = links();
    expect(link?.get('confirmation_key')).toMatch(/^[\w-]{32}$/);
    expect([link?.get('order_id'), link?.get('orderRef'), link?.get('action')]).toEqual([
      uidOf(order().id),
      order().token,
      'cancel',
    ]);
    expect((await confirm(lastKey())).at('answer')).toMatchObject({
      error: null,
      order: { status: 'Closed', comments: [{ message: 'Ordered twice' }], credit_memos: [{ number: '10000000001' }] },
    });
    expect(stockOf(backend, 'ZINC')).toBe(10);
    expect(subjects()).toContainEqual(expect.stringContaining('10000000001 was cancelled'));
    expect((await confirm(lastKey())).at('answer.error')).toMatch(/already closed/);
    expect(stockOf(backend, 'ZINC')).toBe(10);
    expect(await actions()).toMatchObject({ available_actions: ['REORDER'] });
  });

  it('takes the number that older versions want for the uid', async () => {
    await ask();
    expect((await confirm(lastKey(), String(order().id))).at('answer.error')).toBeNull();
  });

  it('confirms nothing for another key, another order, or once an account has the order', async () => {
    await ask();
    for (const [key, id] of [
      ['x'.repeat(32), uidOf(order().id)],
      [lastKey(), uidOf(order().id + 1)],
    ] as const) {
      const refused = await confirm(key, id);
      expect([refused.category, refused.error]).toEqual([
        'graphql-input',
        'The order cancellation could not be confirmed.',
      ]);
    }
    backend.db.run('UPDATE sales_order SET customer_id = ?', insertCustomer(backend.db, { email: 'eve@example.com' }));
    expect((await confirm(lastKey())).at('answer.error')).toMatch(/not authorized/);
    expect((await ask()).category).toBe('graphql-no-such-entity');
  });

  it('asks for nothing when the order went too far, and tells so of a link that was used too late', async () => {
    await ask();
    send();
    expect((await confirm(lastKey())).at('answer')).toMatchObject({
      error: 'Order with one or more items shipped cannot be cancelled',
      order: { status: 'Processing' },
    });
    expect((await ask()).at('answer.error')).toMatch(/shipped/);
    expect(links()).toHaveLength(1);
  });

  it('wants a token and a reason, and fills nobody’s mailbox', async () => {
    expect((await ask('nobody')).category).toBe('graphql-no-such-entity');
    expect((await ask(order().token, ' ')).category).toBe('graphql-input');
    for (let time = 0; time < 8; time += 1) expect((await ask()).at('answer.error')).toBeNull();
    expect(links()).toHaveLength(5);
  });
});

describe('returning as a guest', () => {
  const request = (quantity = 1, token = order().token) => {
    const item = backend.db.get<{ id: number }>('SELECT id FROM sales_order_item')?.id ?? 0;
    const answers = ['reason', 'resolution', 'condition'].map((code) => ({ attribute_code: code, value: '1' }));
    const items = [{ order_item_uid: uidOf(item), quantity_to_return: quantity, selected_custom_attributes: answers }];
    return backend.graphql(
      `mutation ($input: RequestGuestReturnInput!) { answer: requestGuestReturn(input: $input) { return { number status comments { author_name text } } } }`,
      { input: { token, items, comment_text: 'The lid is broken.', contact_email: 'eve@example.com' } },
    );
  };
  const confirmReturn = (key: string) =>
    backend.graphql(
      `mutation ($input: ConfirmReturnInput!) { answer: confirmReturn(input: $input) { return { number status } } }`,
      { input: { order_id: uidOf(order().id), confirmation_key: key } },
    );

  beforeEach(() => void send());

  it('waits for the link that is mailed to the order’s own address', async () => {
    expect((await request()).at('answer.return')).toEqual({
      number: '10000000001',
      status: 'UNCONFIRMED',
      comments: [{ author_name: 'Ann Shopper', text: 'The lid is broken.' }],
    });
    expect(listMail(backend.db)[0]).toMatchObject({ recipient: 'ann@example.com' });
    expect(links()[0]?.get('action')).toBe('return');
    for (let time = 0; time < 2; time += 1) {
      expect((await confirmReturn(lastKey())).at('answer.return')).toEqual({
        number: '10000000001',
        status: 'PENDING',
      });
    }
    expect(subjects().filter((subject) => subject.startsWith('Return '))).toHaveLength(2);
  });

  it('gives way to another request while it is not confirmed; a confirmed one stays', async () => {
    await request(2);
    const first = lastKey();
    await request(1);
    expect((await confirmReturn(first)).category).toBe('graphql-input');
    await confirmReturn(lastKey());
    expect((await request(2)).category).toBe('graphql-input');
    await request(1);
    expect(await actions()).toMatchObject({
      returns: {
        items: [
          { number: '10000000003', status: 'UNCONFIRMED' },
          { number: '10000000002', status: 'PENDING' },
        ],
      },
    });
  });

  it('is not confirmed for a wrong key, or when the pieces are gone meanwhile', async () => {
    await request(2);
    expect((await confirmReturn('x'.repeat(32))).category).toBe('graphql-input');
    backend.db.run('UPDATE sales_order_item SET quantity = 1');
    expect((await confirmReturn(lastKey())).error).toBe('You cannot return this order.');
    expect((await request(1, 'nobody')).category).toBe('graphql-no-such-entity');
  });
});
