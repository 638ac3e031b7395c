import { type CartBackend, openCartBackend } from '../../cart/testing/cartBackend';
import { insertCustomer, insertRow, insertStoreSetting } from '../../testing/fixtures';
import { placeAnnsOrder } from '../testing/annsOrder';
import { stockOf } from '../testing/readyCart';

let backend: CartBackend;
let ann: Record<string, string>;

const orderId = (): number => backend.db.get<{ id: number }>('SELECT id FROM sales_order')?.id ?? 0;
const uid = (): string => Buffer.from(String(orderId())).toString('base64');
const cancel = (headers: Record<string, string> = ann, id = uid(), reason = 'Ordered twice') =>
  backend.graphql(
    `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { error order { status progress
       comments { message } credit_memos { number total { grand_total { value } total_shipping { value } }
         items { product_sku quantity_refunded } } items { quantity_refunded } } } }`,
    { input: { order_id: id, reason } },
    headers,
  );
const mails = () => backend.db.all<{ subject: string }>('SELECT subject FROM mail').map(({ subject }) => subject);

/** Ann's paid order of two jars. */
beforeEach(async () => {
  backend = openCartBackend();
  insertStoreSetting(backend.db, 'order_cancellation_enabled', true);
  ann = await placeAnnsOrder(backend);
});
afterEach(() => backend.db.close());

it('pays back, returns the goods to stock, and tells the customer, once', async () => {
  expect(stockOf(backend, 'ZINC')).toBe(8);
  const answer = await cancel();
  expect(answer.at('cancelOrder')).toMatchObject({
    error: null,
    order: {
      status: 'Closed',
      progress: 'REFUNDED',
      comments: [{ message: 'Ordered twice' }],
      credit_memos: [
        {
          number: '10000000001',
          total: { grand_total: { value: 27.95 }, total_shipping: { value: 3.95 } },
          items: [{ product_sku: 'ZINC', quantity_refunded: 2 }],
        },
      ],
      items: [{ quantity_refunded: 2 }],
    },
  });
  expect(stockOf(backend, 'ZINC')).toBe(10);
  expect(mails()).toContainEqual(expect.stringContaining('10000000001 was cancelled'));
  const again = await cancel();
  expect(again.at('cancelOrder.error')).toBe('Order already closed, complete, cancelled or on hold');
  expect(stockOf(backend, 'ZINC')).toBe(10);
  expect(again.at('cancelOrder.order.credit_memos')).toHaveLength(1);
});

it('takes the number that older versions want for the uid', async () => {
  expect((await cancel(ann, String(orderId()))).at('cancelOrder.error')).toBeNull();
});

it('cancels what was not paid yet without a refund', async () => {
  backend.db.run("UPDATE sales_order SET status = 'pending'");
  backend.db.run('DELETE FROM sales_invoice');
  expect((await cancel()).at('cancelOrder.order')).toMatchObject({ status: 'Canceled', credit_memos: [] });
});

it('refuses what was sent, another’s order, a guest, and a store that does not allow it', async () => {
  const eve = backend.signIn(insertCustomer(backend.db, { email: 'eve@example.com' }));
  expect((await cancel(eve)).at('cancelOrder')).toEqual({
    error: 'Current user is not authorized to cancel this order',
    order: null,
  });
  expect((await cancel(eve, 'MTIzNDU2')).at('cancelOrder.error')).toMatch(/doesn't exist/);
  expect((await cancel({})).category).toBe('graphql-authorization');
  expect((await cancel(ann, uid(), ' ')).category).toBe('graphql-input');
  insertRow(backend.db, 'sales_shipment', {
    order_id: orderId(),
    increment_id: '1',
    carrier_code: 'royalmail',
    carrier_title: 'Royal Mail',
    created_at: '2026-11-20 12:00:00',
  });
  expect((await cancel()).at('cancelOrder.error')).toBe('Order with one or more items shipped cannot be cancelled');
  backend.db.run('DELETE FROM sales_shipment');
  backend.db.run('UPDATE sales_order SET told_ready_at = 1763640000000');
  expect((await cancel()).at('cancelOrder.error')).toBe('Order with one or more items shipped cannot be cancelled');
  backend.db.run('UPDATE sales_order SET told_ready_at = NULL');
  insertStoreSetting(backend.db, 'order_cancellation_enabled', false);
  expect((await cancel()).at('cancelOrder.error')).toBe('Order cancellation is not enabled for requested store.');
  expect(stockOf(backend, 'ZINC')).toBe(8);
});
