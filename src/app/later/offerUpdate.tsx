import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { addToast } from '@/kernel/toasts/toastSlice';
import type { ShopStore } from '../store';
import { renderApart } from './renderApart';

const UpdateToast = ({ onAccept }: { onAccept: () => void }) => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  useEffect(() => {
    dispatch(
      addToast({
        type: 'info',
        message: formatMessage({ id: 'update.ready' }),
        timeout: null,
        actionText: formatMessage({ id: 'update.reload' }),
        onAction: onAccept,
      }),
    );
  }, [dispatch, formatMessage, onAccept]);
  return null;
};

/**
 * Says that there is a new version of the shop, in a message that stays until it is answered.
 * @param onAccept begins the new version.
 */
export const offerUpdate = (services: Pick<ThunkServices, 'apollo'>, store: ShopStore, onAccept: () => void): void =>
  renderApart(services, store, document.createElement('div'), <UpdateToast onAccept={onAccept} />);
