import { statusLabel } from '../../checkout/orderStates';
import { moneyText } from '../../mail/mailText';
import type { OfficePage } from '../layout';
import type { OfficeContext } from '../officeContext';
import { Table } from '../parts/Table';
import { findOrder, listOrderAddresses, listOrderLines, listOrders, type OfficeAddress } from '../queries';

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

/** An order with its lines; undefined when there is none of that number. */
export const orderPage = ({ db }: OfficeContext, number: string): OfficePage | undefined => {
  const order = findOrder(db, number);
  if (!order) return undefined;
  const { id, email, status, total, currency, createdAt, isCollected, readyAt } = order;
  return {
    title: `Order ${number}`,
    content: (
      <>
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
          </section>
        ))}
      </>
    ),
  };
};
