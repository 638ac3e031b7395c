import type { CartLineFragment } from './api/CartDetails.graphql.generated';
import type { CartItemToAdd } from './lineCalls';
import { optionUidsOf } from './lineKey';

/** What has to be added to have a line again: the same choice, quantity and rhythm. */
export const itemOfLine = (line: CartLineFragment): CartItemToAdd => ({
  sku: line.product.sku ?? '',
  quantity: line.quantity,
  selectedOptionUids: optionUidsOf(line),
  planUid: line.subscription?.plan_uid ?? undefined,
});
