import { FormattedMessage } from 'react-intl';
import { ArrivalDays } from '../ArrivalDays';
import type { AvailableShippingMethod } from '../checkoutSlice';
import { shippingName } from '@/features/cart/shippingName';
import { ShippingPrice } from './ShippingPrice';

export interface ChosenMethodProps {
  title: string;
  /** Details of the method; undefined when it is no longer offered. */
  method: AvailableShippingMethod | undefined;
}

/** The way to ship that was chosen, for the folded step: how, when and for how much. */
export const ChosenMethod = ({ title, method }: ChosenMethodProps) => {
  if (!method) return title;
  const price = <ShippingPrice value={method.price} currency={method.currency} />;
  return method.arrival ? (
    <FormattedMessage
      id="checkout.chosenMethod"
      values={{ method: title, when: <ArrivalDays arrival={method.arrival} />, price }}
    />
  ) : (
    <>
      {shippingName(method.title, title)}. {price}
    </>
  );
};
