import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { AppThunk } from '@/kernel/redux/thunk';
import { addToast } from '@/kernel/toasts/toastSlice';

const keepsNothing =
  (): AppThunk<boolean> =>
  (_dispatch, _getState, { storage }) =>
    storage.keepsNothing();

/** Tells, as long as the cart is on screen, that it ends with this page: the browser lets nothing be kept. */
export const useUnkeptCart = (): void => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const isUnkept = dispatch(keepsNothing());
  useEffect(() => {
    if (isUnkept) dispatch(addToast({ type: 'error', message: formatMessage({ id: 'cart.notKept' }), timeout: null }));
  }, [dispatch, formatMessage, isUnkept]);
};
