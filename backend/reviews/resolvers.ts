import { createBatch, groupBy } from '../catalog/batch';
import type { ProductRow } from '../catalog/models';
import { assertPage, totalPages } from '../graphql/paging';
import { ofEveryProduct } from '../catalog/productTypes/productType';
import { findProductById } from '../catalog/queries';
import type { RequestContext } from '../context';
import { noSuchEntityError } from '../graphql/errors';
import type { Resolvers, ReviewSort, SimpleProductResolvers } from '../schema/resolvers.generated';

import { areReviewsOn } from './areReviewsOn';
import { createReview } from './createReview';
import { listPhotosOfProduct, listPhotosOfReviews } from './photos/photoQueries';
import { countNeeds, countRatings, countReviews, countThemes, findNeedLabel, listQuotes, listReviews } from './queries';
import { percentPerStar, ratingName, ratingsMetadata } from './ratings';
import { themeLabel } from './themes';

const stars = [5, 4, 3, 2, 1] as const;
const defaultPageSize = 20;
/** Most reviews of one page, as a guard. */
const maximumPageSize = 100;

/** Most reviews that are quoted together. */
const mostQuotes = 12;

const readRatings = createBatch(({ db }, ids) => groupBy(countRatings(db, ids), (row) => row.product_id));

const readThemes = createBatch(({ db }, ids) => groupBy(countThemes(db, ids), (row) => row.product_id));
const readNeeds = createBatch(({ db }, ids) => groupBy(countNeeds(db, ids), (row) => row.product_id));

const readPhotos = createBatch(({ db }, ids) => groupBy(listPhotosOfReviews(db, ids), (row) => row.review_id));

/** Most photos that are shown together. */
const mostPhotosOfProduct = 24;

interface ReviewArguments {
  rating?: number | null;
  theme?: string | null;
  need?: string | null;
  sort?: ReviewSort | null;
  pageSize?: number | null;
  currentPage?: number | null;
}

const noReviews = {
  total_count: 0,
  items: [],
  page_info: { page_size: defaultPageSize, current_page: 1, total_pages: 0 },
};

const readPage = ({ id }: ProductRow, given: ReviewArguments, context: RequestContext) => {
  if (!areReviewsOn(context)) return noReviews;
  const { db } = context;
  const currentPage = given.currentPage ?? 1;
  assertPage(given.pageSize ?? defaultPageSize, currentPage);
  const pageSize = Math.min(given.pageSize ?? defaultPageSize, maximumPageSize);
  const { rating = null, theme = null, need = null, sort } = given;
  const choice = { productId: id, rating, theme, need };
  const total = countReviews(db, choice);
  return {
    total_count: total,
    items: listReviews(db, { ...choice, sort: sort ?? 'NEWEST' }, pageSize, (currentPage - 1) * pageSize),
    page_info: { page_size: pageSize, current_page: currentPage, total_pages: totalPages(total, pageSize) },
  };
};

const productFields = {
  // A store without reviews has none, whatever was written before: nothing is left of them on cards either.
  rating_summary: ({ rating_summary: rating }, _, context) => (areReviewsOn(context) ? rating : 0),
  review_count: ({ review_count: count }, _, context) => (areReviewsOn(context) ? count : 0),
  reviews: readPage,
  chosen_reviews: readPage,
  review_ratings: async ({ id }, _, context) => {
    if (!areReviewsOn(context)) return [];
    const counts = (await readRatings(context, id)) ?? [];
    return stars.map((rating) => ({ rating, count: counts.find((row) => row.rating === rating)?.count ?? 0 }));
  },
  review_themes: async ({ id }, _, context) =>
    (areReviewsOn(context) ? ((await readThemes(context, id)) ?? []) : []).flatMap(({ code, count }) => {
      const label = themeLabel(code, context.store.locale);
      return label === undefined ? [] : { code, label, count };
    }),
  review_needs: async ({ id }, _, context) =>
    (areReviewsOn(context) ? ((await readNeeds(context, id)) ?? []) : []).map(({ code, count }) => ({
      code,
      label: findNeedLabel(context.db, code),
      count,
    })),
  review_photos: ({ id }, { pageSize }, context) => {
    if (!areReviewsOn(context)) return [];
    const { db } = context;
    assertPage(pageSize ?? mostPhotosOfProduct, 1);
    return listPhotosOfProduct(db, id, Math.min(pageSize ?? mostPhotosOfProduct, mostPhotosOfProduct));
  },
} satisfies SimpleProductResolvers;

/** Reviews of products: only approved ones are shown; new ones wait for moderation. */
export const reviewResolvers: Resolvers = {
  Query: {
    productReviewRatingsMetadata: () => ratingsMetadata,
    reviewQuotes: (_parent, { pageSize }, context) => {
      if (!areReviewsOn(context)) return [];
      const { db } = context;
      assertPage(pageSize ?? mostQuotes, 1);
      return listQuotes(db, Math.min(pageSize ?? mostQuotes, mostQuotes));
    },
  },
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
    need: ({ need }, _, { db }) => (need === null ? null : findNeedLabel(db, need)),
    reply: ({ reply: text, replied_at: at, created_at: written }) =>
      text === null ? null : { text, created_at: at ?? written },
    photos: async ({ id }, _, context) => (await readPhotos(context, id)) ?? [],
  },
  ReviewPhoto: { url: ({ name }, _, { origin }) => `${origin}/media/${name}` },
};
