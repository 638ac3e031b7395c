import { findCategoryById, findProductById } from '../catalog/queries';
import { findCmsPageById } from '../content/queries';
import type { Db } from '../db/open';
import { findLocationById } from '../locations/queries';
import { resolvePath } from '../routing/resolvePath';
import type { SearchPageSuggestion } from '../schema/resolvers.generated';

import type { SuggestionPhrase } from './models';
import { findRedirect, listRedirects } from './suggestionQueries';

/**
 * Whether a path can only lead within the shop. Browsers read a backslash as a slash and drop control characters, so
 * that '/\host' and '/<tab>/host' are other hosts; '/.//host' is one to a router that takes the dot out.
 */
export const isOwnPath = (path: string): boolean => /^(?![^?#]*\/\/)\/[^\\\p{Cc}\s]*$/u.test(path);

const toTitle = (term: string): string => term.charAt(0).toUpperCase() + term.slice(1);

/** Name of what stands at a path; undefined for a page of the shop's own, such as the contact form. */
const nameOf = (db: Db, path: string): string | undefined => {
  const resolved = resolvePath(db, path.replace(/^\/+/, '').replace(/[?#].*$/, ''));
  if (resolved?.kind !== 'entity') return undefined;
  switch (resolved.entityType) {
    case 'CMS_PAGE':
      return findCmsPageById(db, resolved.entityId)?.title;
    case 'CATEGORY':
      return findCategoryById(db, resolved.entityId)?.name;
    case 'PRODUCT':
      return findProductById(db, resolved.entityId)?.name;
    case 'POINT_OF_SALE':
      return findLocationById(db, resolved.entityId)?.name;
    case 'POINT_OF_SALE_LIST':
      return undefined;
  }
};

/** Pages behind the phrase, behind one of its words, or behind terms that begin like it. */
export const suggestPages = (db: Db, { text, words }: SuggestionPhrase, limit: number): SearchPageSuggestion[] => {
  const pages = new Map<string, SearchPageSuggestion>();
  for (const { term, target_path: path } of listRedirects(db, text, [text, ...words])) {
    if (pages.size >= limit) break;
    if (isOwnPath(path) && !pages.has(path)) pages.set(path, { title: nameOf(db, path) ?? toTitle(term), path });
  }
  return [...pages.values()];
};

/** Where the merchant sends exactly this phrase; null when it is searched for. */
export const redirectPath = (db: Db, { text }: SuggestionPhrase): string | null => {
  const path = findRedirect(db, text);
  return path !== undefined && isOwnPath(path) ? path : null;
};
