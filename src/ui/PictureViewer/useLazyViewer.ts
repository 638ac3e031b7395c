import { useState } from 'react';
import { lazyPictureViewer } from './lazyPictureViewer';

/** Loads the viewer ahead, when the pointer or the focus comes near what opens it. */
export const prepareViewer = (): void => lazyPictureViewer.loadAhead();

/** Opens the viewer once what it takes is there. @param onFailure tells that it did not come. */
export const useLazyViewer = (onFailure: () => void) => {
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
        onFailure();
      }
    },
  };
};
