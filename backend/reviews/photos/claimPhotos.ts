import type { Db } from '../../db/open';
import { inputError } from '../../graphql/errors';
import { mostPhotos } from './photoPaths';
import { givePhoto } from './photoQueries';

/**
 * Gives photos that were sent before to their review.
 * @throws GraphQLError (input) for too many, and for one that does not wait any more.
 */
export const claimPhotos = (db: Db, tokens: readonly string[], reviewId: number): void => {
  if (tokens.length > mostPhotos) throw inputError(`A review can have up to ${mostPhotos} photos.`);
  tokens.forEach((token, position) => {
    if (!givePhoto(db, token, reviewId, position)) {
      throw inputError('One of the photos is no longer there. Please add it again.');
    }
  });
};
