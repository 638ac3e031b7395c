import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { AppThunk } from '@/kernel/redux/thunk';
import { log } from '@/kernel/logging/log';
import { importWithRetry } from '@/kernel/routing/lazyComponent';
import { addToast } from '@/kernel/toasts/toastSlice';
import { leftBehindKey, productsLost, selectCartContext } from '../operations/cartContextSlice';

/** Milliseconds that the message stays: nobody waits for it. */
const timeoutMs = 10_000;

/** In the chunk of the merge: without a sign-in there is nothing to tell. */
const loadWords = () => importWithRetry(() => import(/* webpackChunkName: "cart-merge" */ './tellLeftBehind'));

const isLeftBehindKept =
  (): AppThunk<boolean> =>
  (_dispatch, _getState, { storage }) =>
    storage.storedAt(leftBehindKey) !== undefined;

/** Tells which products left the cart, or did not come into it at the sign-in, without the shopper's doing. */
export const useLostProducts = (): void => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const { lostProducts, linesNotCarried: leftBehind } = useSelector(selectCartContext);
  useEffect(() => {
    if (lostProducts.length === 0) return;
    for (const name of lostProducts) {
      const message =
        name === '' ? formatMessage({ id: 'cart.unknownLost' }) : formatMessage({ id: 'cart.productLost' }, { name });
      dispatch(addToast({ type: 'warning', message, timeout: timeoutMs }));
    }
    dispatch(productsLost([]));
  }, [dispatch, formatMessage, lostProducts]);
  const isFirst = useRef(true);
  useEffect(() => {
    // Kept by the page before; what this one has told stays in storage for a moment, and is no news.
    const isKept = isFirst.current && dispatch(isLeftBehindKept());
    isFirst.current = false;
    if (leftBehind.length === 0 && !isKept) return;
    loadWords().then(
      ({ tellLeftBehind }) => dispatch(tellLeftBehind(leftBehind, formatMessage)),
      (error: unknown) => log.warn('What the cart did not take is told later.', error),
    );
  }, [dispatch, formatMessage, leftBehind]);
};
