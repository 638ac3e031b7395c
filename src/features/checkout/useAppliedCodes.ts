import { useFragment } from '@apollo/client/react';
import { cartReference } from '@/features/cart/cartIdentity';
import { AppliedCodesFragmentDoc } from './api/AppliedCodes.graphql.generated';

/** Discount codes and gift cards of the cart as the page shows it, in one text. */
export const useAppliedCodes = (): string => {
  const { data } = useFragment({ fragment: AppliedCodesFragmentDoc, from: cartReference });
  const lists = [data.applied_coupons, data.applied_gift_cards];
  return lists.map((list) => (list ?? []).map((applied) => applied?.code).join()).join('|');
};
