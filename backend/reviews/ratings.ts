import { toUid } from '../graphql/uid';
import type { ProductReviewRatingInput, ProductReviewRatingsMetadata } from '../schema/resolvers.generated';

/** The one aspect that is rated, as in the real backend's sample: id and label. */
const aspect = { id: toUid(1), name: 'Rating' };
const values = [1, 2, 3, 4, 5] as const;

/** A star is worth 20 in average_rating, which goes to 100 as rating_summary does. */
export const percentPerStar = 20;

export const ratingName = aspect.name;

/** Metadata of the review form: the rated aspects, and the ids of their values. */
export const ratingsMetadata: ProductReviewRatingsMetadata = {
  items: [{ ...aspect, values: values.map((value) => ({ value_id: toUid(value), value: String(value) })) }],
};

/** The stars that were given; undefined when the aspect is missing or the value is none of it. */
export const readStars = (ratings: readonly ProductReviewRatingInput[]): number | undefined => {
  const given = ratings.find(({ id }) => id === aspect.id);
  return values.find((value) => toUid(value) === given?.value_id);
};
