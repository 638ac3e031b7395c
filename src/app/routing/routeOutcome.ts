import type { ListedProductsFragment } from '@/features/catalog/ListedProducts.graphql.generated';
import type { CategoryFirstViewFragment } from '@/pages/category/CategoryFirstView.graphql.generated';
import type { CmsFirstViewFragment } from '@/pages/cms/CmsFirstView.graphql.generated';
import type { ProductFirstViewFragment } from '@/pages/product/ProductFirstView.graphql.generated';
import { type AppError, toAppError } from '@/kernel/errors/appError';
import type { ResolveUrlQuery } from './ResolveURL.graphql.generated';
import type { FixedPath } from './routes';

/** What is shown at a path, with the data of its first view. */
export type ResolvedPage =
  | { type: 'static'; path: FixedPath }
  | { type: 'home'; page: CmsFirstViewFragment }
  | { type: 'cms'; page: CmsFirstViewFragment }
  | { type: 'category'; category: CategoryFirstViewFragment; list: ListedProductsFragment | null }
  | { type: 'product'; product: ProductFirstViewFragment };

export type RedirectCode = 301 | 302;

/** What became of a path (spec §4 Routing). */
export type RouteOutcome =
  | { kind: 'loading' }
  | { kind: 'resolved'; page: ResolvedPage }
  /** External redirects leave the app by a full load. */
  | { kind: 'redirect'; to: string; isExternal: boolean; code: RedirectCode }
  | { kind: 'notFound' }
  | { kind: 'error'; error: AppError };

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

const isAbsolute = (url: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/|\\\\|\/\\)/i.test(url);

/** The target with the shopper's query and hash, which the target's own parameters overrule. */
const withQuery = (target: URL, { search, hash }: RouteQuestion): URL => {
  for (const [name, value] of new URLSearchParams(search)) {
    if (!target.searchParams.has(name)) target.searchParams.append(name, value);
  }
  if (target.hash === '') target.hash = hash;
  return target;
};

/** A redirect to the shop itself or to a configured host; to nowhere else, whatever the backend says (ARCHITECTURE §7). */
const toRedirect = (
  relativeUrl: string,
  code: RedirectCode,
  question: RouteQuestion,
  policy: RedirectPolicy,
): RouteOutcome => {
  const isExternal = isAbsolute(relativeUrl);
  const base = `${policy.origin}/`;
  const address = isExternal ? relativeUrl : relativeUrl.replace(/^\/+/, '');
  const target = URL.canParse(address, base) ? new URL(address, base) : undefined;
  const isTrusted =
    target !== undefined &&
    (target.protocol === 'https:' || target.protocol === 'http:') &&
    (target.origin === policy.origin || policy.hosts.includes(target.host));
  if (!isTrusted) return { kind: 'error', error: { kind: 'unexpected', message: 'Redirect to a foreign host.' } };
  const { href, pathname, search, hash } = withQuery(target, question);
  return { kind: 'redirect', to: isExternal ? href : pathname + search + hash, isExternal, code };
};

/** Reads an answer of `ResolveURL`. Without a type, or an identifier where one is due, nothing is there (spec §4). */
export const toRouteOutcome = (
  data: ResolveUrlQuery | undefined,
  question: RouteQuestion,
  policy: RedirectPolicy,
): RouteOutcome => {
  const route = data?.route;
  if (!route) return { kind: 'notFound' };
  const { redirect_code: code, relative_url: relativeUrl } = route;
  if ((code === 301 || code === 302) && relativeUrl !== null) return toRedirect(relativeUrl, code, question, policy);
  if (!route.type) return { kind: 'notFound' };
  switch (route.__typename) {
    case 'CategoryTree':
      if (!route.uid) return { kind: 'notFound' };
      return {
        kind: 'resolved',
        page: { type: 'category', category: route, list: data.products ?? route.products ?? null },
      };
    case 'SimpleProduct':
    case 'ConfigurableProduct':
      return route.uid ? { kind: 'resolved', page: { type: 'product', product: route } } : { kind: 'notFound' };
    case 'CmsPage':
      if (!route.identifier) return { kind: 'notFound' };
      return { kind: 'resolved', page: { type: question.pathname === '/' ? 'home' : 'cms', page: route } };
    case 'RoutableUrl':
      return { kind: 'notFound' };
  }
};

/** The outcome of a question that failed. */
export const toErrorOutcome = (error: unknown): Extract<RouteOutcome, { kind: 'error' }> => ({
  kind: 'error',
  error: toAppError(error),
});
