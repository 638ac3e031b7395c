import { useFragment } from '@apollo/client/react';
import { useSelector } from 'react-redux';
import { cartDetailsFragment } from '@/features/cart/cartContents';
import { cartReference, selectCartId } from '@/features/cart/cartSlice';
import { SubscriptionConsent } from './SubscriptionConsent';

/** Consent to the later payments of a cart with a subscription; asked for again when the amounts may have changed. */
export const LaterPayments = () => {
  const cartId = useSelector(selectCartId);
  const { items, prices } = useFragment({ ...cartDetailsFragment, from: cartReference }).data;
  if (!cartId || !items?.some((line) => line?.subscription)) return null;
  return <SubscriptionConsent key={prices?.grand_total?.value} cartId={cartId} />;
};
