import { useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '@/ui/Button/Button';
import { FieldError } from '@/ui/forms/FieldError';
import { AddedPhotoItem } from './AddedPhotoItem';
import styles from './PhotoField.module.css';
import { largestMegabytes, mostPhotos, photoTypes } from './photoFile';
import type { usePhotos } from './usePhotos';

/** Photos of a review: a button that asks the device for them, and those that were added. */
export const PhotoField = ({ photos, refused, add, retry, remove }: ReturnType<typeof usePhotos>) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.field}>
      <p id={`${id}-label`} className={styles.label}>
        <FormattedMessage id="reviews.photosLabel" />{' '}
        <span className={styles.optional}>
          <FormattedMessage id="ui.optional" />
        </span>
      </p>
      <p id={`${id}-help`} className={styles.help}>
        <FormattedMessage id="reviews.photosHelp" values={{ count: mostPhotos, size: largestMegabytes }} />
      </p>
      {photos.length > 0 ? (
        <ul className={styles.photos}>
          {photos.map((photo) => (
            <AddedPhotoItem
              key={photo.id}
              photo={photo}
              onRetry={() => retry(photo)}
              onRemove={() => {
                remove(photo.id);
                button.current?.focus();
              }}
            />
          ))}
        </ul>
      ) : null}
      {refused.length > 0 ? (
        <div role="alert" id={`${id}-refused`}>
          {refused.map((reason, index) => (
            <FieldError key={reason} id={`${id}-refused-${index}`}>
              {reason}
            </FieldError>
          ))}
        </div>
      ) : null}
      {/* The button stands for it: what a browser draws here says "no file chosen". */}
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={photoTypes.join(',')}
        aria-label={formatMessage({ id: 'reviews.addPhotos' })}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          // The same file again is a change, too.
          currentTarget.value = '';
        }}
      />
      <Button
        ref={button}
        priority="low"
        size="small"
        aria-describedby={refused.length > 0 ? `${id}-refused ${id}-help` : `${id}-help`}
        onClick={() => chooser.current?.click()}
      >
        <FormattedMessage id="reviews.addPhotos" />
      </Button>
    </div>
  );
};
