import { listActiveMethods } from '../cart/shippingQueries';
import { toMoney } from '../catalog/pricing';
import type { RequestContext } from '../context';
import type { DeliveryPromise } from '../schema/resolvers.generated';

import { readStoreSettings } from './storeSettings';

/** Returns the promise of standard delivery, the first shipping method; null when the configuration names no days. */
export const deliveryPromiseOf = ({ db, store }: Pick<RequestContext, 'db' | 'store'>): DeliveryPromise | null => {
  const times = readStoreSettings(db, store.id).delivery_times;
  const [method] = listActiveMethods(db);
  if (!times || !method) return null;
  return {
    ...times,
    min_days: method.minDays ?? times.min_days,
    max_days: method.maxDays ?? times.max_days,
    price: toMoney(method.priceMinor, store.currency),
    free_from: method.freeFromMinor === null ? null : toMoney(method.freeFromMinor, store.currency),
  };
};
