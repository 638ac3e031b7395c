import type { OrderReturnsFragment } from './api/AfterOrder.graphql.generated';

/** A line of an order of which pieces can come back. */
export interface ReturnableLine {
  id: string;
  name: string;
  /** How many pieces. */
  most: number;
}

/** What the backend takes back of an order now. How many: what was bought, without what came back or is coming. */
export const returnableLines = ({ items_eligible_for_return: items }: OrderReturnsFragment): ReturnableLine[] =>
  (items ?? []).flatMap((item) => {
    if (!item) return [];
    const gone = (item.quantity_refunded ?? 0) + (item.quantity_return_requested ?? 0);
    const most = Math.floor((item.quantity_ordered ?? 0) - gone);
    return most > 0 ? [{ id: item.id, name: item.product_name ?? item.product_sku, most }] : [];
  });
