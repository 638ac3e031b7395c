import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { addressLine } from '@/features/address/address';
import { getCartDetails } from '@/features/cart/cartOperations';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { selectCheckout } from '../checkoutSlice';
import { useAppliedCodes } from './useAppliedCodes';

export interface AgreedTotal {
  /** Total that the shopper saw when the step opened, or agreed to since, in whole units. */
  agreed: number;
  /** Whether the total, or what it is for, is another one now. */
  isChanged: boolean;
  /** Where the order goes now, in one line, when that is not where it went; undefined otherwise. */
  movedTo: string | undefined;
  agree: () => void;
}

/**
 * Whether the cart is still the one that the shopper knows. After a refusal it is read again.
 * @param isReturned the shopper comes back from a page of the bank, and agreed before leaving.
 */
export const useAgreedTotal = (total: number, isReturned: boolean): AgreedTotal => {
  const dispatch = useAppDispatch();
  const { locale } = useIntl();
  const { payment, agreedCart, shippingAddress } = useSelector(selectCheckout);
  const [agreed, setAgreed] = useState(() => (isReturned && agreedCart ? Number(agreedCart.total) : total));
  const place = shippingAddress ? addressLine(shippingAddress, locale) : '';
  const [agreedPlace, setAgreedPlace] = useState(place);
  const { codes, goods } = useAppliedCodes();
  const [agreedCodes, setAgreedCodes] = useState(codes);
  const [agreedGoods, setAgreedGoods] = useState(goods);
  const reason = payment.placing.kind === 'rejected' ? payment.placing.reason : null;
  const isRefused = reason === 'order';
  useEffect(() => {
    if (isRefused) void dispatch(getCartDetails());
  }, [dispatch, isRefused]);
  const isOutdated = reason === 'changed' || reason === 'changedMeanwhile';
  const isBusy = payment.placing.kind === 'submitting' || payment.placing.kind === 'unknown';
  const agree = (): void => {
    setAgreedCodes(codes);
    setAgreedGoods(goods);
    setAgreed(total);
    setAgreedPlace(place);
  };
  // A code that the shopper typed or took off beside the payment, or a wrapping, needs no second yes. One that went while
  // the order was placed, because it ran out or in another tab, does, and so do other goods.
  if (codes !== agreedCodes && goods === agreedGoods && !isBusy && !isRefused && !isOutdated) agree();
  const movedTo = place === agreedPlace ? undefined : place;
  return { agreed, isChanged: agreed !== total || isOutdated, movedTo, agree };
};
