import { statusLabel } from '../../checkout/orderStates';
import { findOrder as findOrderModel } from '../../checkout/queries';
import { moneyText } from '../../mail/mailText';
import { canAnnounceReady, isReadyToCollect } from '../../pickup/announceReady';
import type { OfficePage } from '../layout';
import type { OfficeContext } from '../officeContext';
import { OfficeForm } from '../parts/OfficeForm';
import { Saved } from '../parts/Saved';
import { Table } from '../parts/Table';
import {
  findOrder,
  listOrderAddresses,
  listOrderLines,
  listOrders,
  type OfficeAddress,
  type OfficeOrder,
} from '../queries';

/** Orders that are shown at once. */
const pageSize = 200;

/** The orders, the newest first. */
export const ordersPage = ({ db }: OfficeContext): OfficePage => ({
  title: 'Orders',
  content: (
    <Table
      label="Orders"
      columns={['Number', 'Placed (UTC)', 'Email', 'State', 'Total']}
      rows={listOrders(db, pageSize).map(({ id, number, createdAt, email, status, total, currency }) => ({
        key: id,
        cells: [
          <a key="number" href={`/__office/orders/${encodeURIComponent(number)}`}>
            {number}
          </a>,
          createdAt,
          email,
          statusLabel(status),
          moneyText(total, currency),
        ],
      }))}
      empty="Nothing has been ordered yet."
    />
  ),
});

const streetOf = ({ street }: OfficeAddress): string => {
  const lines: unknown = JSON.parse(street);
  return Array.isArray(lines) ? lines.map(String).join(', ') : '';
};

const addressTitles = { shipping: 'Goes to', billing: 'Paid by' } as const;

/** Tells the customer of a collected order that it is ready, once. */
const Readiness = ({ context, order: { id, number } }: { context: OfficeContext; order: OfficeOrder }) => {
  const order = findOrderModel(context.db, id);
  if (order && isReadyToCollect(order)) return <p>It is ready, and the customer was told by mail.</p>;
  return order && canAnnounceReady(order) ? (
    <OfficeForm context={context} action={`/__office/orders/${encodeURIComponent(number)}/ready`} className="actions">
      <button type="submit">Ready to collect: tell the customer</button>
    </OfficeForm>
  ) : null;
};

/** An order with its lines; undefined when there is none of that number. */
export const orderPage = (context: OfficeContext, number: string): OfficePage | undefined => {
  const { db } = context;
  const order = findOrder(db, number);
  if (!order) return undefined;
  const { id, email, status, total, currency, createdAt, isCollected, readyAt } = order;
  return {
    title: `Order ${number}`,
    content: (
      <>
        <Saved url={context.url} />
        <p className="lead">
          {statusLabel(status)} · placed {createdAt} UTC by {email} · {moneyText(total, currency)}
        </p>
        <Table
          label="Lines"
          columns={['SKU', 'Product', 'Quantity', 'Total']}
          rows={listOrderLines(db, id).map((line, index) => ({
            key: index,
            cells: [<code key="sku">{line.sku}</code>, line.name, line.quantity, moneyText(line.total, currency)],
          }))}
          empty="The order has no lines."
        />
        {listOrderAddresses(db, id).map((address) => (
          <section key={address.kind} className="panel">
            <h2>{isCollected && address.kind === 'shipping' ? 'Collected from' : addressTitles[address.kind]}</h2>
            <p>
              {address.firstname} {address.lastname}, {streetOf(address)}, {address.city} {address.postcode ?? ''},{' '}
              {address.country}
            </p>
            {address.kind === 'shipping' && readyAt && <p>Promised to be ready from {readyAt}, by the shop’s clock.</p>}
            {address.kind === 'shipping' && <Readiness context={context} order={order} />}
          </section>
        ))}
      </>
    ),
  };
};
