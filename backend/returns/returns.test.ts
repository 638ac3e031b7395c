import { type CartBackend, openCartBackend } from '../cart/testing/cartBackend';
import { placeAnnsOrder } from '../checkout/testing/annsOrder';
import { toSqlTime } from '../db/time';
import { listMail } from '../mail/outbox';
import { insertCustomer, insertRow, insertStoreSetting } from '../testing/fixtures';
import { moveReturn } from './moveReturn';

let backend: CartBackend;
let ann: Record<string, string>;

const idIn = (table: string): number => backend.db.get<{ id: number }>(`SELECT MAX(id) AS id FROM ${table}`)?.id ?? 0;
const uidIn = (table: string): string => Buffer.from(String(idIn(table))).toString('base64');
const answers = (without?: string) =>
  ['reason', 'resolution', 'condition']
    .filter((code) => code !== without)
    .map((code) => ({ attribute_code: code, value: '1' }));
const request = (quantity = 1, headers = ann, given = answers()) =>
  backend.graphql(
    `mutation ($input: RequestReturnInput!) { requestReturn(input: $input) { return { number status comments { author_name text }
       order { number } items { request_quantity status order_item { product_name quantity_return_requested }
       custom_attributesV2 { code ... on AttributeSelectedOptions { selected_options { label } } } } } } }`,
    {
      input: {
        order_uid: uidIn('sales_order'),
        comment_text: ' The lid is broken. ',
        items: [
          {
            order_item_uid: uidIn('sales_order_item'),
            quantity_to_return: quantity,
            selected_custom_attributes: given,
          },
        ],
      },
    },
    headers,
  );
const read = async (headers = ann) =>
  (
    await backend.graphql(
      `{ customer { returns { total_count items { number } } orders { items { returns { total_count items { number } }
         items_eligible_for_return { product_sku quantity_ordered quantity_return_requested } } } } }`,
      {},
      headers,
    )
  ).at('customer');
const send = (daysAgo = 1) =>
  insertRow(backend.db, 'sales_shipment', {
    order_id: idIn('sales_order'),
    increment_id: '1',
    carrier_code: 'royalmail',
    carrier_title: 'Royal Mail',
    created_at: toSqlTime(backend.now() - daysAgo * 86_400_000),
  });

/** Ann's order of two jars. */
beforeEach(async () => {
  backend = openCartBackend();
  insertStoreSetting(backend.db, 'returns_enabled', 'enabled');
  ann = await placeAnnsOrder(backend);
});
afterEach(() => backend.db.close());

it('takes a request once for each piece, and tells the customer', async () => {
  send();
  expect(await read()).toMatchObject({
    orders: { items: [{ items_eligible_for_return: [{ product_sku: 'ZINC', quantity_ordered: 2 }] }] },
  });
  expect((await request()).at('requestReturn.return')).toMatchObject({
    number: '10000000001',
    status: 'PENDING',
    comments: [{ author_name: 'Ann Shopper', text: 'The lid is broken.' }],
    items: [
      {
        request_quantity: 1,
        status: 'PENDING',
        order_item: { product_name: 'Zinc', quantity_return_requested: 1 },
        custom_attributesV2: [
          { code: 'reason', selected_options: [{ label: 'It arrived damaged' }] },
          { code: 'resolution', selected_options: [{ label: 'Pay it back' }] },
          { code: 'condition', selected_options: [{ label: 'Unopened' }] },
        ],
      },
    ],
  });
  expect((await request(2)).category).toBe('graphql-input');
  expect((await request()).at('requestReturn.return.number')).toBe('10000000002');
  expect(await read()).toEqual({
    returns: { total_count: 2, items: [{ number: '10000000002' }, { number: '10000000001' }] },
    orders: {
      items: [
        {
          returns: { total_count: 2, items: [{ number: '10000000002' }, { number: '10000000001' }] },
          items_eligible_for_return: [],
        },
      ],
    },
  });
  const mails = backend.db.all<{ subject: string }>('SELECT subject FROM mail').map(({ subject }) => subject);
  expect(mails.filter((subject) => subject.startsWith('Return '))).toHaveLength(2);
});

it('what was turned down can be asked for again', async () => {
  send();
  await request(2);
  backend.db.run("UPDATE sales_return SET status = 'DENIED'");
  expect((await request(2)).error).toBeUndefined();
});

it.each([
  ['an answer is missing', () => request(1, ann, answers('resolution')), '"What we should do" is a required value.'],
  ['a part of a piece', () => request(0.5), 'A quantity of "Zinc" cannot be returned.'],
  ['more than were bought', () => request(3), 'A quantity of "Zinc" cannot be returned.'],
])('refuses when %s', async (_name, ask, message) => {
  send();
  expect(await ask()).toMatchObject({ error: message, category: 'graphql-input' });
  expect(idIn('sales_return')).toBe(0);
});

it('refuses what was not sent, what was sent long ago, somebody else’s order, a guest, and a store without returns', async () => {
  expect((await request()).error).toBe('You cannot return this order.');
  send(31);
  expect((await request()).error).toBe('You cannot return this order.');
  backend.db.run('DELETE FROM sales_shipment');
  send();
  const eve = backend.signIn(insertCustomer(backend.db, { email: 'eve@example.com' }));
  expect((await request(1, eve)).category).toBe('graphql-no-such-entity');
  expect((await request(1, {})).category).toBe('graphql-authorization');
  insertStoreSetting(backend.db, 'returns_enabled', 'disabled');
  expect((await request()).error).toBe('RMA is not enabled for requested store.');
  expect(await read()).toMatchObject({ orders: { items: [{ items_eligible_for_return: [] }] } });
});

it('takes comments of its customer, and of nobody else', async () => {
  send();
  await request();
  const comment = (headers: Record<string, string>, text = 'Any news?') =>
    backend.graphql(
      `mutation ($input: AddReturnCommentInput!) { addReturnComment(input: $input) { return { comments { text } } } }`,
      { input: { return_uid: uidIn('sales_return'), comment_text: text } },
      headers,
    );
  expect((await comment(ann)).at('addReturnComment.return.comments')).toEqual([
    { text: 'The lid is broken.' },
    { text: 'Any news?' },
  ]);
  expect((await comment(ann, ' ')).category).toBe('graphql-input');
  const eve = backend.signIn(insertCustomer(backend.db, { email: 'eve@example.com' }));
  expect((await comment(eve)).category).toBe('graphql-no-such-entity');
});

it('asks, answers and writes in the language of the store view', async () => {
  send();
  backend.db.run("UPDATE store_view SET locale = 'de_DE'");
  const answer = await request(1, ann, answers('condition'));
  expect(answer.error).toBe('"Zustand" is a required value.');
  const made = await request();
  expect(JSON.stringify(made.at('requestReturn.return.items.0.custom_attributesV2'))).toContain('Es kam beschädigt an');
  expect(listMail(backend.db)[0]?.subject).toMatch(/^Rücksendung \d+ zu Ihrer Bestellung/);
  expect(moveReturn(backend.db, idIn('sales_return'), 'AUTHORIZED', backend.now())).toBe(true);
  expect(listMail(backend.db)[0]).toMatchObject({
    subject: expect.stringMatching(/^Rücksendung \d+ zu Ihrer Bestellung/) as string,
    body: 'Wir sind mit Ihrer Rücksendung einverstanden. Bitte schicken Sie uns die Artikel zurück.',
  });
});
