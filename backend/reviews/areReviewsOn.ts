import type { RequestContext } from '../context';
import { readStoreSettings } from '../stores/storeSettings';

const known = new WeakMap<RequestContext, boolean>();

/** Whether the store has reviews; asked once a request, as every card of a list asks. */
export const areReviewsOn = (context: RequestContext): boolean => {
  const isOn = known.get(context) ?? readStoreSettings(context.db, context.store.id).product_reviews_enabled === '1';
  known.set(context, isOn);
  return isOn;
};
