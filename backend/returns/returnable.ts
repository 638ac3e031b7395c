import { countRefunded } from '../checkout/after/creditMemoQueries';
import type { OrderItemRow, OrderModel } from '../checkout/models';
import { listOrderItems, listShipments } from '../checkout/queries';
import type { RequestContext } from '../context';
import { fromSqlTime } from '../db/time';
import { readStoreSettings } from '../stores/storeSettings';
import { countRequested } from './returnQueries';

/** Days after dispatch within which goods are taken back. */
const returnDays = 30;
const dayMs = 86_400_000;

/** What is not sent in a parcel does not come back in one. */
const withoutParcel = new Set(['virtual', 'downloadable']);

/** How many pieces of a line can still be returned. */
export const returnableQuantity = ({ db }: RequestContext, item: OrderItemRow): number =>
  withoutParcel.has(item.product_type) ? 0 : item.quantity - countRefunded(db, item.id) - countRequested(db, item.id);

/** Lines of an order that can be returned now: of what was sent, while the shop takes it back. */
export const listReturnable = (context: RequestContext, order: OrderModel): OrderItemRow[] => {
  const { db, now } = context;
  if (readStoreSettings(db, order.store_id).returns_enabled !== 'enabled') return [];
  const last = listShipments(db, order.id).at(-1);
  if (!last || order.status === 'canceled' || order.status === 'closed') return [];
  if (now() - fromSqlTime(last.created_at) > returnDays * dayMs) return [];
  return listOrderItems(db, order.id).filter((item) => returnableQuantity(context, item) > 0);
};
