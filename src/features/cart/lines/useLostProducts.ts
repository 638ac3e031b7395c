import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast } from '@/kernel/toasts/toastSlice';
import { productsLost, selectCartContext } from '../operations/cartContextSlice';

/** Milliseconds that the message stays: nobody waits for it. */
const timeoutMs = 10_000;

/** Tells which products left the cart without the shopper's doing. */
export const useLostProducts = (): void => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const { lostProducts } = useSelector(selectCartContext);
  useEffect(() => {
    if (lostProducts.length === 0) return;
    for (const name of lostProducts) {
      const message = formatMessage({ id: 'cart.productLost' }, { name });
      dispatch(addToast({ type: 'warning', message, timeout: timeoutMs }));
    }
    dispatch(productsLost([]));
  }, [dispatch, formatMessage, lostProducts]);
};
