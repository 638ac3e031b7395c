import { useIntl } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast } from '@/kernel/toasts/toastSlice';
import { signOutAndRevoke } from './signOut';

/** Signs out at the customer's wish, and says so: most pages look the same afterwards. */
export const useSignOut = (): (() => void) => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  return () => {
    void dispatch(signOutAndRevoke());
    dispatch(addToast({ type: 'info', message: formatMessage({ id: 'session.signedOut' }) }));
  };
};
