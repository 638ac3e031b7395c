import type { Db, SqlValue } from '../db/open';
import { assertPage, totalPages } from '../graphql/paging';
import type { CustomerOrdersArgs } from '../schema/resolvers.generated';

import type { OrderModel } from './models';

type ListArguments = Partial<CustomerOrdersArgs>;

interface Condition {
  sql: string;
  values: SqlValue[];
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The same statement for any number of values: SQLite takes only so many parameters, and statements are kept. */
const isOneOf = (column: string, values: readonly string[]): Condition[] =>
  values.length > 0 ? [{ sql: `${column} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(values)] }] : [];

const numberConditions = (filter: ListArguments['filter']): Condition[] => {
  const { eq, in: anyOf, match } = filter?.number ?? {};
  const wanted = anyOf?.filter((number) => number !== null) ?? [];
  return [
    ...(eq ? [{ sql: 'increment_id = ?', values: [eq] }] : []),
    ...isOneOf('increment_id', wanted),
    ...(match ? [{ sql: "increment_id LIKE ? ESCAPE '\\'", values: [`%${escapeLike(match)}%`] }] : []),
  ];
};

/** Bounds are compared as text with 'YYYY-MM-DD HH:MM:SS', as the real backend does: a day alone is its beginning. */
const dateConditions = (filter: ListArguments['filter']): Condition[] => {
  const { from, to } = filter?.order_date ?? {};
  return [
    ...(from ? [{ sql: 'created_at >= ?', values: [from] }] : []),
    ...(to ? [{ sql: 'created_at <= ?', values: [to] }] : []),
  ];
};

/** States by their codes, not by the labels that orders show. */
const statusConditions = (filter: ListArguments['filter']): Condition[] => {
  const { eq, in: anyOf } = filter?.status ?? {};
  const wanted = [...(eq ? [eq] : []), ...(anyOf ?? []).filter((status) => status !== null)];
  return isOneOf('status', wanted);
};

const scopeCondition = (scope: ListArguments['scope'], storeId: number): Condition[] => {
  if (scope === 'GLOBAL') return [];
  if (scope !== 'WEBSITE') return [{ sql: 'store_id = ?', values: [storeId] }];
  const stores = 'SELECT b.id FROM store_view a JOIN store_view b ON a.website_code = b.website_code WHERE a.id = ?';
  return [{ sql: `store_id IN (${stores})`, values: [storeId] }];
};

const sortColumns = { NUMBER: 'increment_id', CREATED_AT: 'created_at' } as const;

const maxPageSize = 100;

/**
 * One page of a customer's orders; without a sort in the order of placing.
 * @param storeId store view of the request; `scope` widens the list beyond it.
 * @throws GraphQLError (graphql-input) for a page or page size below 1.
 */
export const listCustomerOrders = (
  db: Db,
  customerId: number,
  { filter, currentPage, pageSize, sort, scope }: ListArguments,
  storeId: number,
): {
  items: OrderModel[];
  page_info: { page_size: number; current_page: number; total_pages: number };
  total_count: number;
} => {
  const page = currentPage ?? 1;
  assertPage(pageSize ?? 1, page);
  const size = Math.min(pageSize ?? 20, maxPageSize);
  const conditions = [
    { sql: 'customer_id = ?', values: [customerId] },
    ...numberConditions(filter),
    ...dateConditions(filter),
    ...statusConditions(filter),
    ...scopeCondition(scope, storeId),
  ];
  const where = conditions.map(({ sql }) => sql).join(' AND ');
  const values = conditions.flatMap((condition) => condition.values);
  const total =
    db.get<{ count: number }>(`SELECT count(*) AS count FROM sales_order WHERE ${where}`, ...values)?.count ?? 0;
  const direction = sort?.sort_direction === 'DESC' ? 'DESC' : 'ASC';
  const order = sort ? `${sortColumns[sort.sort_field]} ${direction}, id ${direction}` : 'id';
  const items = db.all<OrderModel>(
    `SELECT * FROM sales_order WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?`,
    ...values,
    size,
    (page - 1) * size,
  );
  return {
    items,
    page_info: { page_size: size, current_page: page, total_pages: totalPages(total, size) },
    total_count: total,
  };
};
