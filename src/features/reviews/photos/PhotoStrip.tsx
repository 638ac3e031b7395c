import { FormattedMessage, useIntl } from 'react-intl';

import type { ReviewPhotoFieldsFragment } from '../api/ProductReviews.graphql.generated';
import { PhotoRow } from './PhotoRow';
import styles from './PhotoStrip.module.css';

/** Photos of all reviews of a product in one row. Nothing without any. */
export const PhotoStrip = ({ photos }: { photos: readonly ReviewPhotoFieldsFragment[] }) => {
  const { formatMessage } = useIntl();
  return photos.length === 0 ? null : (
    <div className={styles.strip}>
      <p className={styles.heading}>
        <FormattedMessage id="reviews.photos" />
      </p>
      <PhotoRow photos={photos} label={formatMessage({ id: 'reviews.photos' })} isStrip />
    </div>
  );
};
