import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { log } from '@/kernel/logging/log';
import { importWithRetry } from '@/kernel/routing/lazyComponent';
import { addToast } from '@/kernel/toasts/toastSlice';
import { linesNotCarried, productsLost, selectCartContext } from '../operations/cartContextSlice';

/** Milliseconds that the message stays: nobody waits for it. */
const timeoutMs = 10_000;

/** In the chunk of the merge, which is there already: without a sign-in there is nothing to tell. */
const loadWords = () => importWithRetry(() => import(/* webpackChunkName: "cart-merge" */ './tellNotCarried'));

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
    void loadWords().then(
      ({ tellNotCarried }) => {
        for (const line of leftBehind) {
          dispatch(addToast({ type: 'warning', message: tellNotCarried(line, formatMessage), timeout: timeoutMs }));
        }
        dispatch(linesNotCarried([]));
      },
      (error: unknown) => log.warn('What the cart did not take is told later.', error),
    );
  }, [dispatch, formatMessage, leftBehind]);
};
