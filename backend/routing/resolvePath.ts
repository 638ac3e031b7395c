import type { Db } from '../db/open';

import { findRewrite, findRewriteOfTarget, type RewriteRow, type RouteEntityType } from './queries';

/** Where a path leads. */
export type ResolvedPath =
  | { kind: 'entity'; path: string; redirectCode: number; entityType: RouteEntityType; entityId: number }
  | { kind: 'external'; url: string; redirectCode: number };

/** Redirects that are followed for one URL; a longer chain is taken for a loop. */
const maximumRedirects = 5;

const isAbsolute = (target: string): boolean => /^https?:\/\//i.test(target);

const asEntity = (row: RewriteRow, redirectCode: number): ResolvedPath | null =>
  row.entity_type && row.entity_id !== null
    ? { kind: 'entity', path: row.request_path, redirectCode, entityType: row.entity_type, entityId: row.entity_id }
    : null;

/**
 * Follows the rewrites of a path (no leading slash, no query string) to an entity or to another site. The redirect code
 * is the first one of the chain, which is what the visitor's own URL is worth.
 * @returns null for an unknown path, a loop, and a chain of more than five redirects.
 */
export const resolvePath = (db: Db, path: string): ResolvedPath | null => {
  let row = findRewrite(db, path) ?? findRewriteOfTarget(db, path);
  let redirectCode = 0;
  for (let followed = 0; row && followed <= maximumRedirects; followed += 1) {
    if (row.redirect_code === 0) return asEntity(row, redirectCode);
    redirectCode ||= row.redirect_code;
    const target: string = row.target_path ?? '';
    if (isAbsolute(target)) return { kind: 'external', url: target, redirectCode };
    row = findRewrite(db, target.replace(/^\/+/, ''));
  }
  return null;
};
