import { randomBytes } from 'node:crypto';

import type { Db } from '../db/open';
import { hashSecret } from '../hashSecret';
import { bearerToken } from '../http/bearerToken';

import { hasPreviewToken, insertPreviewToken } from './changeQueries';

/** Milliseconds that an editor may preview with one token. */
const tokenLifetimeMs = 10 * 60_000;

/** Makes a token by which unpublished content can be seen. */
export const createPreviewToken = (db: Db, now: number): string => {
  const token = randomBytes(24).toString('base64url');
  insertPreviewToken(db, hashSecret(token), now + tokenLifetimeMs);
  return token;
};

/** Whether the `Authorization` of a request is that of an editor. */
export const mayPreview = (db: Db, authorization: string | null, now: number): boolean => {
  const token = bearerToken(authorization);
  return token !== undefined && hasPreviewToken(db, hashSecret(token), now);
};
