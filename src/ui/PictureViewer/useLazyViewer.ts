import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast } from '@/kernel/toasts/toastSlice';
import { lazyPictureViewer } from './lazyPictureViewer';

/** Loads the viewer ahead, when the pointer or the focus comes near what opens it. */
export const prepareViewer = (): void => void lazyPictureViewer.load().catch(() => undefined);

/** Opens the viewer once what it takes is there; a failure is told. */
export const useLazyViewer = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  return {
    isOpen: state === 'open',
    isLoading: state === 'loading',
    close: () => setState('closed'),
    open: async (): Promise<void> => {
      setState('loading');
      try {
        await lazyPictureViewer.load();
        setState('open');
      } catch {
        setState('closed');
        dispatch(addToast({ type: 'error', message: formatMessage({ id: 'product.viewerFailed' }) }));
      }
    },
  };
};
