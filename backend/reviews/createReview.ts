import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { inputError, noSuchEntityError } from '../graphql/errors';
import { countUse } from '../limits/failures';
import type { CreateProductReviewInput } from '../schema/resolvers.generated';

import { assertMayWrite } from './assertMayWrite';
import type { ReviewRow } from './models';
import { claimPhotos } from './photos/claimPhotos';
import { findReviewedProduct, findWaitingReview, hasBought, insertReview } from './queries';
import { readStars } from './ratings';
import { themesIn } from './themes';

/** Most characters of each part; nickname and summary as in the real backend's table. */
const lengths = { nickname: 128, summary: 255, text: 5000 } as const;

/** Reviews of a client within an hour before it has to pause. */
const allowedReviews = 10;

// Characters that draw nothing but can hide or turn round what stands beside them.
const invisible = /[\p{Cc}\p{Cf}]/gu;
const kept = new Set(['\n', '\u200C', '\u200D']);

const clean = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(invisible, (character) => (kept.has(character) ? character : ''))
    .trim();

const readText = (input: CreateProductReviewInput, name: keyof typeof lengths): string => {
  const text = clean(input[name]);
  if (text === '') throw inputError(`Required parameter "${name}" is missing.`);
  if (text.length > lengths[name]) {
    throw inputError(`"${name}" must not be longer than ${lengths[name]} characters.`);
  }
  return text;
};

/**
 * Keeps a review until it is approved. The same review sent twice is kept once.
 * @throws GraphQLError (authorization) when reviews are off or guests may not write; (no-such-entity) for an unknown
 * sku; (input) for missing or overlong parts, and for
 * photos that are not there.
 */
export const createReview = (context: RequestContext, input: CreateProductReviewInput): ReviewRow => {
  const { db, customerId, now } = context;
  assertMayWrite(context);
  const product = findReviewedProduct(db, input.sku);
  if (!product) throw noSuchEntityError(`Could not find a product with SKU "${input.sku}"`);
  const rating = readStars(input.ratings);
  if (rating === undefined) throw inputError('Please select one of each of the ratings above.');
  const written = {
    productId: product.id,
    nickname: readText(input, 'nickname'),
    summary: readText(input, 'summary'),
    text: readText(input, 'text'),
  };
  countUse(context, 'review', allowedReviews);
  return db.transaction(() => {
    const waiting = findWaitingReview(db, written);
    if (waiting) return waiting;
    const review = insertReview(db, {
      ...written,
      rating,
      customerId,
      storeId: context.store.id,
      themes: themesIn(`${written.summary} ${written.text}`, context.store.locale),
      isVerified: customerId !== null && hasBought(db, customerId, product.id),
      createdAt: toSqlTime(now()),
    });
    claimPhotos(db, input.photos ?? [], review.id);
    return review;
  });
};
