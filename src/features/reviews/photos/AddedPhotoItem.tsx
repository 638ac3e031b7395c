import { FormattedMessage, useIntl } from 'react-intl';

import { Icon } from '@/ui/Icon/Icon';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Button } from '@/ui/Button/Button';
import styles from './AddedPhotoItem.module.css';
import type { AddedPhoto } from './usePhotos';

export interface AddedPhotoItemProps {
  photo: AddedPhoto;
  onRetry: () => void;
  onRemove: () => void;
}

/** One photo of a review that is being written: its picture, what became of it, and the way to take it out. */
export const AddedPhotoItem = ({
  photo: { file, state, preview, error, canRetry },
  onRetry,
  onRemove,
}: AddedPhotoItemProps) => {
  const { formatMessage } = useIntl();
  const { name } = file;
  return (
    <li className={styles.item}>
      {preview ? (
        <img className={styles.picture} src={preview} alt="" />
      ) : (
        <span className={styles.picture}>
          <Icon name="image" />
        </span>
      )}
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span role="status" className={state === 'failed' ? styles.failed : styles.state}>
          {state === 'sending' ? <FormattedMessage id="reviews.photoSending" /> : null}
          {state === 'sent' ? <FormattedMessage id="reviews.photoAdded" /> : null}
          {state === 'failed' ? error : null}
        </span>
        {state === 'failed' && canRetry ? (
          <Button priority="lowLinkUnderline" size="small" className={styles.retry} onClick={onRetry}>
            <FormattedMessage id="error.retry" />
          </Button>
        ) : null}
      </span>
      <IconButton
        icon="trash"
        size={18}
        label={formatMessage({ id: 'reviews.removePhoto' }, { name })}
        onClick={onRemove}
      />
    </li>
  );
};
