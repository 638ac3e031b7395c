import type { ProductFirstViewFragment } from '@/pages/product/ProductFirstView.graphql.generated';
import type { ResolveUrlQuery } from './ResolveURL.graphql.generated';
import { type RedirectPolicy, type RouteOutcome, type RouteQuestion, toRedirect } from './routeOutcome';

const isProduct = (route: object): route is ProductFirstViewFragment => 'sku' in route;

/** A product of whatever type: a module may bring one that this shop does not know, which is shown with what every product has. */
const toProduct = (route: object): RouteOutcome =>
  isProduct(route) && route.uid
    ? { kind: 'resolved', page: { type: 'product', product: route } }
    : { kind: 'notFound' };

/** Reads an answer of `ResolveURL`. Without a type, or an identifier where one is due, nothing is there. */
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
    case 'CmsPage':
      if (!route.identifier) return { kind: 'notFound' };
      return { kind: 'resolved', page: { type: question.pathname === '/' ? 'home' : 'cms', page: route } };
    case 'PointOfSale':
    case 'PointOfSaleList':
      return { kind: 'resolved', page: { ...route, type: 'location' } };
    default:
      return toProduct(route);
  }
};
