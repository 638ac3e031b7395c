import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { useTopDialog } from '../Dialog/topDialog';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { isLoading, onLoadingChange } from './loadingCount';

/** Says that something is loading, once a wait: in the dialog that is open, as nothing outside of it is read. */
export const LoadingStatus = () => {
  const isShown = useSyncExternalStore(onLoadingChange, isLoading);
  return createPortal(
    <VisuallyHidden>
      <span aria-live="polite">{isShown && <FormattedMessage id="ui.loading" />}</span>
    </VisuallyHidden>,
    useTopDialog() ?? document.body,
  );
};
