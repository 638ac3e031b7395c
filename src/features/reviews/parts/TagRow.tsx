import { type ReactNode, useId } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import type { ReviewTagFieldsFragment } from '../api/ProductReviews.graphql.generated';
import styles from './TagRow.module.css';

export interface TagRowProps {
  heading: ReactNode;
  tags: readonly ReviewTagFieldsFragment[];
  /** Code of the one that is chosen. */
  chosen: string | null;
  onChoose: (code: string | null) => void;
}

/** Buttons of which at most one is pressed. Nothing without any. */
export const TagRow = ({ heading, tags, chosen, onChoose }: TagRowProps) => {
  const id = useId();
  return tags.length === 0 ? null : (
    <div role="group" aria-labelledby={id} className={styles.row}>
      <p id={id} className={styles.heading}>
        {heading}
      </p>
      {tags.map(({ code, label, count }) => (
        <button
          key={code}
          type="button"
          className={styles.tag}
          aria-pressed={chosen === code}
          onClick={() => onChoose(chosen === code ? null : code)}
        >
          <bdi>{label}</bdi>
          <span className={styles.count} aria-hidden="true">
            <FormattedNumber value={count} />
          </span>
          <VisuallyHidden>
            <FormattedMessage id="reviews.tagCount" values={{ count }} />
          </VisuallyHidden>
        </button>
      ))}
    </div>
  );
};
