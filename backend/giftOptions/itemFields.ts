import type { CartItemModel } from '../cart/models';
import type { RequestContext } from '../context';

import { canBeWrapped, pricedFor } from './cartGifts';
import { listWrappings, toSchemaWrapping } from './wrappings';

/** Gift wrapping of the lines that can be wrapped. */
export const wrappedItemFields = {
  available_gift_wrapping: ({ line, currency }: CartItemModel, _: unknown, { db, store, origin }: RequestContext) =>
    canBeWrapped(db, store.id, line)
      ? listWrappings(db).map((wrapping) => toSchemaWrapping(pricedFor(db, wrapping, line), origin, currency))
      : [],
  gift_wrapping: ({ wrapping, currency }: CartItemModel, _: unknown, { origin }: RequestContext) =>
    wrapping && toSchemaWrapping(wrapping, origin, currency),
};
