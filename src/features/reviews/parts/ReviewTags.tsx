import { FormattedMessage } from 'react-intl';
import type { ReviewTagFieldsFragment } from '../api/ProductReviews.graphql.generated';
import type { ReviewChoice } from '../reviewChoice';
import { TagRow } from './TagRow';

/** Themes of one review alone say nothing about the product, and more than this many nobody reads. */
const leastReviews = 2;
const mostThemes = 8;

export interface ReviewTagsProps {
  themes: readonly ReviewTagFieldsFragment[];
  needs: readonly ReviewTagFieldsFragment[];
  choice: ReviewChoice;
  onChange: (choice: ReviewChoice) => void;
}

/** What reviews often speak of and what the product was bought for, each with its number; one of each chooses. */
export const ReviewTags = ({ themes, needs, choice, onChange }: ReviewTagsProps) => (
  <>
    <TagRow
      heading={<FormattedMessage id="reviews.themes" />}
      tags={themes.filter(({ count }) => count >= leastReviews).slice(0, mostThemes)}
      chosen={choice.theme}
      onChoose={(theme) => onChange({ ...choice, theme })}
    />
    {needs.length > 1 ? (
      <TagRow
        heading={<FormattedMessage id="reviews.needs" />}
        tags={needs}
        chosen={choice.need}
        onChoose={(need) => onChange({ ...choice, need })}
      />
    ) : null}
  </>
);
