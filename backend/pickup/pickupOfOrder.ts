import type { OrderModel } from '../checkout/models';
import { findOrderAddress } from '../checkout/queries';
import type { RequestContext } from '../context';
import { findLocation } from '../locations/queries';
import { toPointOfSale } from '../locations/toPointOfSale';
import type { OrderPickup, PickupReady } from '../schema/resolvers.generated';

const readyOf = ({ ready_at: text }: OrderModel): PickupReady | null => {
  const [date = '', time = ''] = text?.split(' ') ?? [];
  return date && time ? { date, time } : null;
};

/** Where and when an order can be collected; null for one that is delivered. */
export const pickupOfOrder = (
  order: OrderModel,
  context: Pick<RequestContext, 'db' | 'store' | 'shopNow'>,
): OrderPickup | null => {
  if (order.pickup_location_code === null) return null;
  const location = findLocation(context.db, order.pickup_location_code);
  return {
    name: location?.name ?? findOrderAddress(context.db, order.id, 'shipping')?.firstname ?? '',
    ready: readyOf(order),
    point_of_sale: location ? toPointOfSale(location, context) : null,
  };
};
