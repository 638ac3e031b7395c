import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useAppDispatch } from '@/kernel/redux/hooks';
import { Deferred } from '@/kernel/routing/Deferred';
import { addToast } from '@/kernel/toasts/toastSlice';
import { Image } from '@/ui/Image/Image';
import { lazyPictureViewer } from '@/ui/PictureViewer/lazyPictureViewer';
import { prepareViewer, useLazyViewer } from '@/ui/PictureViewer/useLazyViewer';
import type { ReviewPhotoFieldsFragment } from '../api/ProductReviews.graphql.generated';
import styles from './PhotoRow.module.css';

/** Widths of small pictures at up to three pixels a point. */
const widths = [80, 160, 320];

export interface PhotoRowProps {
  photos: readonly ReviewPhotoFieldsFragment[];
  /** Name of the list. */
  label: string;
  /** Those of a whole product: larger, and on phones in one row. */
  isStrip?: boolean;
}

/** Small photos, each of which opens all of them over the window. Nothing without any. */
export const PhotoRow = ({ photos, label, isStrip = false }: PhotoRowProps) => {
  const { formatMessage } = useIntl();
  const [index, setIndex] = useState(0);
  const dispatch = useAppDispatch();
  const { isOpen, isLoading, open, close } = useLazyViewer(() =>
    dispatch(addToast({ type: 'error', message: formatMessage({ id: 'product.viewerFailed' }) })),
  );
  if (photos.length === 0) return null;
  const pictures = photos.map(({ url, author, width, height }) => ({
    file: url,
    label: formatMessage({ id: 'reviews.photoBy' }, { name: author }),
    size: { width, height },
  }));
  const items = photos.map(({ url, author }, place) => (
    <li key={url}>
      <button
        type="button"
        className={styles.photo}
        aria-label={formatMessage(
          { id: 'reviews.openPhoto' },
          { index: place + 1, total: photos.length, name: author },
        )}
        aria-haspopup="dialog"
        aria-busy={(isLoading && place === index) || undefined}
        onPointerEnter={prepareViewer}
        onFocus={prepareViewer}
        onClick={() => {
          setIndex(place);
          void open();
        }}
      >
        <Image resource={url} type="wysiwyg" alt="" ratio={1} widths={widths} sizes={isStrip ? '112px' : '80px'} />
      </button>
    </li>
  ));
  return (
    <>
      <ul className={isStrip ? `${styles.row} ${styles.strip}` : styles.row} aria-label={label}>
        {items}
      </ul>
      {isOpen ? (
        <Deferred>
          <lazyPictureViewer.Component pictures={pictures} index={index} onIndexChange={setIndex} onClose={close} />
        </Deferred>
      ) : null}
    </>
  );
};
