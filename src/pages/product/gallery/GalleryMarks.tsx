import { FormattedMessage } from 'react-intl';

import styles from './ProductGallery.module.css';

export interface GalleryMarksProps {
  /** Position of the picture that is shown, from 0. */
  current: number;
  count: number;
}

/** Which of how many pictures is shown, over the picture of a small window, which has no room for thumbnails. */
export const GalleryMarks = ({ current, count }: GalleryMarksProps) => (
  <p className={styles.marks}>
    <FormattedMessage id="product.viewerPosition" values={{ index: current + 1, total: count }} />
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} data-current={index === current || undefined} />
      ))}
    </span>
  </p>
);
