import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast } from '@/kernel/toasts/toastSlice';
import { linesNotCarried, productsLost, selectCartContext } from '../operations/cartContextSlice';
import { tellNotCarried } from './tellNotCarried';

/** Milliseconds that the message stays: nobody waits for it. */
const timeoutMs = 10_000;

/** Tells which products left the cart, or did not come into it at the sign-in, without the shopper's doing. */
export const useLostProducts = (): void => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const { lostProducts, linesNotCarried: leftBehind } = useSelector(selectCartContext);
  useEffect(() => {
    if (lostProducts.length === 0) return;
    for (const name of lostProducts) {
      const message = formatMessage({ id: 'cart.productLost' }, { name });
      dispatch(addToast({ type: 'warning', message, timeout: timeoutMs }));
    }
    dispatch(productsLost([]));
  }, [dispatch, formatMessage, lostProducts]);
  useEffect(() => {
    if (leftBehind.length === 0) return;
    for (const line of leftBehind) {
      dispatch(addToast({ type: 'warning', message: tellNotCarried(line, formatMessage), timeout: timeoutMs }));
    }
    dispatch(linesNotCarried([]));
  }, [dispatch, formatMessage, leftBehind]);
};
