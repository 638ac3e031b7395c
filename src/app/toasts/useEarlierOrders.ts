import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { attemptsKey } from '@/features/checkout/forgetCheckout';
import { receiptPath } from '@/features/orders/receiptPath';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { AppThunk } from '@/kernel/redux/thunk';

const hasEarlierOrders =
  (): AppThunk<boolean> =>
  (_dispatch, _getState, { storage }) =>
    storage.storedAt(attemptsKey) !== undefined;

/** Asks on every page about an order of which it is not known what became of it; where there is none it loads nothing. */
export const useEarlierOrders = (isCheckout: boolean): void => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  useEffect(() => {
    if (!dispatch(hasEarlierOrders())) return;
    const showReceipt = (): void => void navigate(receiptPath);
    void import(/* webpackChunkName: "earlier-orders" */ '@/features/checkout/watchEarlierOrders').then(
      ({ watchEarlierOrders }) => dispatch(watchEarlierOrders({ formatMessage, isCheckout, showReceipt })),
      // The next page tries again.
      () => undefined,
    );
    // Once a page load: what begins to be unknown on this page is asked about by checkout.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
};
