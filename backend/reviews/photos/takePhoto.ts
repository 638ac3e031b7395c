import { randomBytes } from 'node:crypto';

import { GraphQLError } from 'graphql';

import type { RequestContext } from '../../context';
import { toSqlTime } from '../../db/time';
import { TooManyAttempts } from '../../graphql/errors';
import { countUse } from '../../limits/failures';
import { QueueFull } from '../../media/service/renderQueue';
import { RestError } from '../../rest/restError';
import { assertMayWrite } from '../assertMayWrite';
import { makePhoto } from './makePhoto';
import type { MadePhoto } from './models';
import { reviewPhotoFolder } from './photoPaths';
import { insertPhoto } from './photoQueries';

/** Photos of a client within an hour before it has to pause. */
const allowedPhotos = 40;

const busy = (): RestError => new RestError(503, 'Too many photos are being read. Please try again in a moment.');

const assertMaySend = (context: RequestContext): void => {
  try {
    assertMayWrite(context);
    countUse(context, 'review-photo', allowedPhotos);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new RestError(error instanceof TooManyAttempts ? 429 : 403, error.message);
  }
};

const readBytes = async (body: unknown): Promise<MadePhoto> => {
  const made =
    body instanceof Uint8Array && body.length > 0
      ? await makePhoto(body).catch((error: unknown) => {
          throw error instanceof QueueFull ? busy() : error;
        })
      : undefined;
  if (!made) throw new RestError(400, 'This photo cannot be read. Please choose a JPEG, PNG or WebP file.');
  return made;
};

/**
 * Takes a photo for a review that is still being written.
 * @param body what was sent, as bytes.
 * @returns the token by which the review names it.
 * @throws RestError for what is no photo, a client that has to pause, and a shop without reviews.
 */
export const takePhoto = async (context: RequestContext, body: unknown): Promise<{ token: string }> => {
  assertMaySend(context);
  const made = await readBytes(body);
  const token = randomBytes(24).toString('base64url');
  insertPhoto(context.db, made, {
    // Random, so that nobody can guess it; the picture is public once its review is approved.
    name: `${reviewPhotoFolder}${randomBytes(16).toString('hex')}.jpg`,
    token,
    createdAt: toSqlTime(context.now()),
  });
  return { token };
};
