import { RequestFailure } from '../graphql/errors';
import type { BackendServices } from '../http/requestContext';

import type { PreviewDatabases } from './previewDatabases';
import { mayPreview } from './previewTokens';

/** Header that names the moment (seconds since 1970) that an editor wants to see. */
export const previewVersionHeader = 'preview-version';

/** A preview that a request may have. */
export interface Preview {
  /** Seconds since 1970. */
  version: number;
  /** The same services over the shop as it will be then. */
  services: BackendServices;
}

/**
 * Reads which version of the shop a request asks for.
 * @returns undefined for the shop as it is.
 * @throws RequestFailure when the version makes no sense, or the request is not an editor's.
 */
export const readPreview = (
  services: BackendServices,
  databases: PreviewDatabases,
  { headers }: Request,
): Preview | undefined => {
  const given = headers.get(previewVersionHeader);
  if (given === null || !services.settings.profile.previews) return undefined;
  if (!mayPreview(services.db, headers.get('authorization'), services.now()))
    throw new RequestFailure("The current user isn't authorized.", 'graphql-authorization', 403);
  if (!/^\d{1,11}$/.test(given)) throw new RequestFailure('The preview version must be a time in seconds.');
  const version = Number(given);
  return { version, services: { ...services, db: databases.open(version) } };
};
