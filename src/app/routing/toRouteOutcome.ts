import type { ProductFirstViewFragment } from '@/pages/product/ProductFirstView.graphql.generated';
import type { ResolveUrlQuery } from './ResolveURL.graphql.generated';
import {
  type RedirectPolicy,
  type ResolvedPage,
  type RouteOutcome,
  type RouteQuestion,
  toRedirect,
} from './routeOutcome';

const isProduct = (route: object): route is ProductFirstViewFragment => 'sku' in route;

/** Magento also knows what its own address of an entity names, and says where that is. */
const ownAddress = /^\/c\w+\/\w+\/view\//;

const nothing: RouteOutcome = { kind: 'notFound' };
const resolved = (page: ResolvedPage): RouteOutcome => ({ kind: 'resolved', page });

/** Reads an answer of `ResolveURL`. Without a type, or an identifier where one is due, nothing is there. */
export const toRouteOutcome = (
  data: Omit<ResolveUrlQuery, 'storeConfig'> | undefined,
  question: RouteQuestion,
  policy: RedirectPolicy,
): RouteOutcome => {
  const route = data?.route;
  if (!route) return nothing;
  const { redirect_code: code, relative_url: relativeUrl } = route;
  const isMoved = code === 301 || code === 302;
  const redirect =
    relativeUrl !== null && (isMoved || (route.type && ownAddress.test(question.pathname)))
      ? toRedirect(relativeUrl, isMoved ? code : 301, question, policy)
      : undefined;
  if (redirect) return redirect;
  if (!route.type) return nothing;
  // No schema lists this one: a module of the backend brings it.
  if (/^search$/i.test(route.type)) return resolved({ type: 'static', path: '/search.html' });
  if (route.__typename === 'CategoryTree') {
    return route.uid
      ? resolved({ type: 'category', category: route, list: data.products ?? route.products ?? null })
      : nothing;
  }
  if (route.__typename === 'CmsPage') {
    return route.identifier ? resolved({ type: question.pathname === '/' ? 'home' : 'cms', page: route }) : nothing;
  }
  if (route.__typename === 'PointOfSale' || route.__typename === 'PointOfSaleList')
    return resolved({ ...route, type: 'location' });
  // A module may bring types of products that this shop does not know: they are shown with what every product has.
  return isProduct(route) && route.uid ? resolved({ type: 'product', product: route }) : nothing;
};
