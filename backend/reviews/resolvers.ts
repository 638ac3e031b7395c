import { createBatch, groupBy } from '../catalog/batch';
import type { ProductRow } from '../catalog/models';
import { assertPage, totalPages } from '../graphql/paging';
import { ofEveryProduct } from '../catalog/productTypes/productType';
import { findProductById } from '../catalog/queries';
import type { RequestContext } from '../context';
import { noSuchEntityError } from '../graphql/errors';
import type { Resolvers, ReviewSort, SimpleProductResolvers } from '../schema/resolvers.generated';

import { createReview } from './createReview';
import { countRatings, listReviews } from './queries';
import { percentPerStar, ratingName, ratingsMetadata } from './ratings';

const stars = [5, 4, 3, 2, 1] as const;
const defaultPageSize = 20;
/** Most reviews of one page, as a guard. */
const maximumPageSize = 100;

const readRatings = createBatch(({ db }, ids) => groupBy(countRatings(db, ids), (row) => row.product_id));

interface ReviewArguments {
  rating?: number | null;
  sort?: ReviewSort | null;
  pageSize?: number | null;
  currentPage?: number | null;
}

const readPage = async ({ id }: ProductRow, given: ReviewArguments, context: RequestContext) => {
  const currentPage = given.currentPage ?? 1;
  assertPage(given.pageSize ?? defaultPageSize, currentPage);
  const pageSize = Math.min(given.pageSize ?? defaultPageSize, maximumPageSize);
  const rating = given.rating ?? null;
  const counts = ((await readRatings(context, id)) ?? []).filter((row) => rating === null || row.rating === rating);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const choice = { productId: id, rating, sort: given.sort ?? 'NEWEST' };
  return {
    items: listReviews(context.db, choice, pageSize, (currentPage - 1) * pageSize),
    page_info: { page_size: pageSize, current_page: currentPage, total_pages: totalPages(total, pageSize) },
  };
};

const productFields = {
  reviews: readPage,
  chosen_reviews: readPage,
  review_ratings: async ({ id }, _, context) => {
    const counts = (await readRatings(context, id)) ?? [];
    return stars.map((rating) => ({ rating, count: counts.find((row) => row.rating === rating)?.count ?? 0 }));
  },
} satisfies SimpleProductResolvers;

/** Reviews of products: only approved ones are shown; new ones wait for moderation. */
export const reviewResolvers: Resolvers = {
  Query: { productReviewRatingsMetadata: () => ratingsMetadata },
  Mutation: { createProductReview: (_parent, { input }, context) => ({ review: createReview(context, input) }) },
  ...ofEveryProduct(productFields),
  ProductReview: {
    product: ({ product_id: id }, _, { db }) => {
      const product = findProductById(db, id);
      if (!product) throw noSuchEntityError('The reviewed product is gone.');
      return product;
    },
    average_rating: ({ rating }) => rating * percentPerStar,
    ratings_breakdown: ({ rating }) => [{ name: ratingName, value: String(rating) }],
    is_verified: ({ is_verified: isVerified }) => isVerified === 1,
  },
};
