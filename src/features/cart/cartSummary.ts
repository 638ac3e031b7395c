import type { CartDetailsFragment } from './api/CartDetails.graphql.generated';
import { type CartSummary, emptySummary } from './cartSlice';

/** The summary that the slice keeps (spec §3 Cart). The subtotal is the backend's (ARCHITECTURE §7). */
export const summaryOf = (cart: CartDetailsFragment | null | undefined): CartSummary => {
  const quantities = (cart?.items ?? []).map((item) => item?.quantity ?? 0);
  const subtotal = cart?.prices?.subtotal_including_tax;
  const numItems = quantities.reduce((sum, quantity) => sum + quantity, 0);
  if (numItems === 0) return emptySummary;
  return { currencyCode: subtotal?.currency ?? emptySummary.currencyCode, numItems, subtotal: subtotal?.value ?? 0 };
};
