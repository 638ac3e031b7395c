import { useIntl } from 'react-intl';

import { useAppDispatch } from '@/kernel/redux/hooks';
import { Deferred } from '@/kernel/routing/Deferred';
import { addToast } from '@/kernel/toasts/toastSlice';
import { lazyPictureViewer } from '@/ui/PictureViewer/lazyPictureViewer';
import { prepareViewer, useLazyViewer } from '@/ui/PictureViewer/useLazyViewer';
import styles from './ProductGallery.module.css';
import type { ProductPicture } from '@/features/catalog/productPictures';

export interface ZoomButtonProps {
  pictures: readonly ProductPicture[];
  index: number;
  onIndexChange: (index: number) => void;
}

/** Opens the pictures over the whole window. What that takes is loaded when the pointer or the focus comes near. */
export const ZoomButton = ({ pictures, index, onIndexChange }: ZoomButtonProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { isOpen, isLoading, open, close } = useLazyViewer(() =>
    dispatch(addToast({ type: 'error', message: formatMessage({ id: 'product.viewerFailed' }) })),
  );
  return (
    <>
      <button
        type="button"
        className={styles.zoom}
        aria-label={formatMessage({ id: 'product.zoom' })}
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onPointerEnter={prepareViewer}
        onFocus={prepareViewer}
        onClick={() => void open()}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M21 21l-4.3-4.3M11 8v6M8 11h6" />
        </svg>
      </button>
      {isOpen ? (
        <Deferred>
          <lazyPictureViewer.Component
            pictures={pictures}
            index={index}
            onIndexChange={onIndexChange}
            onClose={close}
          />
        </Deferred>
      ) : null}
    </>
  );
};
