import { ApolloProvider } from '@apollo/client/react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useIntl } from 'react-intl';
import { Provider } from 'react-redux';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { addToast } from '@/kernel/toasts/toastSlice';
import { ShopTexts } from '../ShopTexts';
import type { ShopStore } from '../store';

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
export const offerUpdate = ({ apollo }: ThunkServices, store: ShopStore, onAccept: () => void): void => {
  // The words are those of the store view; nothing of it is on screen but the message.
  createRoot(document.createElement('div')).render(
    <Provider store={store}>
      <ApolloProvider client={apollo}>
        <ShopTexts>
          <UpdateToast onAccept={onAccept} />
        </ShopTexts>
      </ApolloProvider>
    </Provider>,
  );
};
