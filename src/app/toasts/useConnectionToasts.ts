import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { wentOffline, wentOnline } from '@/shell/appSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast } from '@/kernel/toasts/toastSlice';

/** Milliseconds. */
const timeoutMs = 3000;

/** Keeps the store's idea of the line, and tells the shopper when it goes and comes back. */
export const useConnectionToasts = (): void => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();

  useEffect(() => {
    const onOffline = (): void => {
      dispatch(wentOffline());
      dispatch(addToast({ type: 'error', message: formatMessage({ id: 'toast.offline' }), timeout: timeoutMs }));
    };
    const onOnline = (): void => {
      dispatch(wentOnline());
      dispatch(addToast({ type: 'info', message: formatMessage({ id: 'toast.online' }), timeout: timeoutMs }));
    };
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, [dispatch, formatMessage]);
};
