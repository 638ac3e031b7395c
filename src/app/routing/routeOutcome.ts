import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import type { ListedProductsFragment } from '@/features/listing/ListedProducts.graphql.generated';
import type { ListPaging } from '@/features/listing/showPageOfList';
import { type AppError, toAppError } from '@/kernel/errors/appError';
import { log } from '@/kernel/logging/log';
import type { CategoryFirstViewFragment } from '@/pages/category/CategoryFirstView.graphql.generated';
import type { ResolvedCmsPage } from '@/pages/cms/CmsPage';
import type { ProductFirstViewFragment } from '@/pages/product/ProductFirstView.graphql.generated';
import type { FixedPath } from './routes';

/** A page to show at a path, with the data of its first view. */
export type ResolvedPage =
  | { type: 'static'; path: FixedPath; list?: ListPaging | null }
  | { type: 'home'; page: ResolvedCmsPage }
  | { type: 'cms'; page: ResolvedCmsPage }
  | { type: 'category'; category: CategoryFirstViewFragment; list: ListedProductsFragment | null }
  | { type: 'product'; product: ProductFirstViewFragment }
  /** A shop in a street; without an identifier the list of them. */
  | { type: 'location'; place?: string };

/** Outcome of resolving a path. */
export type RouteOutcome =
  /** With what the card said of a product that was clicked. */
  | { kind: 'loading'; product?: ProductCardFieldsFragment }
  | { kind: 'resolved'; page: ResolvedPage }
  /** External redirects leave the app by a full load. */
  | { kind: 'redirect'; to: string; isExternal: boolean; code: 301 | 302 }
  | { kind: 'notFound' }
  | { kind: 'error'; error: AppError };

/** The address that is asked about. */
export interface RouteQuestion {
  pathname: string;
  search: string;
  hash: string;
}

/** Hosts that a redirect may lead to. */
export interface RedirectPolicy {
  origin: string;
  hosts: readonly string[];
}

/** A redirect within the shop that is no permanent one. */
export const toPath = (to: string): RouteOutcome => ({ kind: 'redirect', to, isExternal: false, code: 302 });

const isAbsolute = (url: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/|\\\\|\/\\)/i.test(url);

/** The target with the shopper's query and hash, which the target's own parameters overrule. */
const withQuery = (target: URL, { search, hash }: RouteQuestion): URL => {
  for (const [name, value] of new URLSearchParams(search)) {
    if (!target.searchParams.has(name)) target.searchParams.append(name, value);
  }
  if (target.hash === '') target.hash = hash;
  return target;
};

/** A path without slashes around it, and without the script that Magento puts before it where the web server hides none. */
const bare = (path: string): string => path.replace(/^\/*(?:index\.php(?:\/+|$))?|\/+$/g, '');

/**
 * A redirect to the shop itself or to a configured host, and to nowhere else, whatever the backend says: an editor's
 * mistake must not become an open redirect, or run as a `javascript:` address.
 * @returns undefined for one to the address that was asked about. Magento stores a path as its suffix makes it, such as
 * `mugs/` or `mugs.html/`, and answers any other way to write its slashes with a 301: to follow that would ask the same for
 * ever. Another case is another address.
 */
export const toRedirect = (
  relativeUrl: string,
  code: 301 | 302,
  question: RouteQuestion,
  policy: RedirectPolicy,
): RouteOutcome | undefined => {
  const isExternal = isAbsolute(relativeUrl);
  const base = `${policy.origin}/`;
  const address = isExternal ? relativeUrl : relativeUrl.replace(/^\/+/, '');
  const target = URL.canParse(address, base) ? new URL(address, base) : undefined;
  const isTrusted =
    target !== undefined &&
    (target.protocol === 'https:' || target.protocol === 'http:') &&
    // By host: a backend may still name its own by `http:`.
    [new URL(base).host, ...policy.hosts].includes(target.host);
  if (!isTrusted) {
    // The shopper can do nothing about it, the merchant can.
    log.error(`${question.pathname} redirects to ${relativeUrl}, whose host SHOP_REDIRECT_HOSTS does not name.`);
    return { kind: 'error', error: { kind: 'unexpected', message: 'Redirect to a foreign host.' } };
  }
  const { href, host, pathname, search, searchParams, hash } = withQuery(target, question);
  const isHere =
    host === new URL(base).host &&
    bare(pathname) === bare(question.pathname) &&
    searchParams.size === new URLSearchParams(question.search).size;
  if (isHere) return undefined;
  // Resolved, a path such as `/.//host` begins with two slashes, which would name a host.
  const path = pathname.replace(/^\/+/, '/') + search + hash;
  return { kind: 'redirect', to: isExternal ? href : path, isExternal, code };
};

/** The outcome of a question that failed. */
export const toErrorOutcome = (error: unknown): Extract<RouteOutcome, { kind: 'error' }> => ({
  kind: 'error',
  error: toAppError(error),
});
