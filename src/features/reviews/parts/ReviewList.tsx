import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '@/ui/Button/Button';
import type { ReviewChoice } from '../reviewChoice';
import styles from './ReviewList.module.css';
import { ReviewPage } from './ReviewPage';
import { useFirstPage } from './useFirstPage';

export interface ReviewListProps {
  sku: string;
  choice: ReviewChoice;
}

/** The chosen reviews, page after page; each page loads, fails and is tried again on its own. */
export const ReviewList = ({ sku, choice }: ReviewListProps) => {
  const [pages, setPages] = useState(1);
  const total = useFirstPage(sku, choice)?.page_info.total_pages ?? 0;
  return (
    <div className={styles.list}>
      {Array.from({ length: pages }, (_, index) => (
        <ReviewPage key={index} sku={sku} choice={choice} page={index + 1} />
      ))}
      {pages < total ? (
        <Button className={styles.more} priority="lowLinkUnderline" onClick={() => setPages(pages + 1)}>
          <FormattedMessage id="reviews.more" />
        </Button>
      ) : null}
    </div>
  );
};
