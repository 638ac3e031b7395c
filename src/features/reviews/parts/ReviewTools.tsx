import { useIntl } from 'react-intl';

import { Select } from '@/ui/forms/Select';
import { type ReviewChoice, reviewSorts } from '../reviewChoice';
import styles from './ReviewTools.module.css';

const sortNames = {
  NEWEST: 'reviews.sortNewest',
  HIGHEST: 'reviews.sortHighest',
  LOWEST: 'reviews.sortLowest',
} as const;

export interface ReviewToolsProps {
  choice: ReviewChoice;
  onChange: (choice: ReviewChoice) => void;
}

/** In which order the reviews stand. */
export const ReviewTools = ({ choice, onChange }: ReviewToolsProps) => {
  const { formatMessage } = useIntl();
  return (
    <Select
      className={styles.sort}
      label={formatMessage({ id: 'reviews.sort' })}
      value={choice.sort}
      options={reviewSorts.map((sort) => ({ value: sort, label: formatMessage({ id: sortNames[sort] }) }))}
      onChange={({ target: { value } }) => {
        const sort = reviewSorts.find((known) => known === value);
        if (sort) onChange({ ...choice, sort });
      }}
    />
  );
};
