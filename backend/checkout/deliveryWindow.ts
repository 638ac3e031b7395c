import { listActiveMethods } from '../cart/shippingQueries';
import type { RequestContext } from '../context';
import type { Db } from '../db/open';
import { isPickup } from '../pickup/pickupMethod';
import type { DeliveryWindow } from '../schema/resolvers.generated';
import { readStoreSettings } from '../stores/storeSettings';
import { arrivalDays } from '../stores/workingDays';

import type { OrderModel } from './models';

/**
 * When an order that is placed now by this method arrives; null where the configuration promises nothing.
 * @param now milliseconds since 1970.
 */
export const deliveryWindowOf = (
  db: Db,
  storeId: number,
  now: number,
  carrierCode: string,
  methodCode: string | null,
): DeliveryWindow | null => {
  const { delivery_times: times, timezone } = readStoreSettings(db, storeId);
  const method = listActiveMethods(db).find(
    (active) => active.carrierCode === carrierCode && active.methodCode === methodCode,
  );
  // What is collected is ready when the shop says so.
  if (!times || !method || isPickup(carrierCode)) return null;
  const rules = {
    orderBy: times.order_by,
    closedDays: times.closed_days,
    minDays: method.minDays ?? times.min_days,
    maxDays: method.maxDays ?? times.max_days,
  };
  return { ...arrivalDays(rules, now, timezone), before: method.arrivesBefore };
};

/** When a method that a cart may choose would bring the goods, were they ordered now. */
export const windowOfOffer = (
  { carrier_code: carrierCode, method_code: methodCode }: { carrier_code: string; method_code?: string | null },
  { db, store, shopNow }: Pick<RequestContext, 'db' | 'store' | 'shopNow'>,
): DeliveryWindow | null => deliveryWindowOf(db, store.id, shopNow(), carrierCode, methodCode ?? null);

/** Returns the delivery window that was promised when an order was placed. */
export const windowOfOrder = ({
  delivery_from: from,
  delivery_to: to,
  delivery_before: before,
}: OrderModel): DeliveryWindow | null => (from === null || to === null ? null : { from, to, before });
