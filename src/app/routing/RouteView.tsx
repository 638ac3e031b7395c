import { useQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { toRouteVariables } from '@/features/catalog/listQuery';
import { settings } from '@/kernel/app/settings';
import { assertNever } from '@/kernel/errors/assertNever';
import { failureViews, fixedRoute, resolvedRoutes } from './routes';
import { RouteFailure } from './RouteFailure';
import { ResolveUrlDocument } from './ResolveURL.graphql.generated';
import { type ResolvedPage, toRouteOutcome } from './routeOutcome';
import { RouteShimmer } from './RouteShimmer';
import { useShownRoute } from './ShownRouteContext';

const PageView = ({ page }: { page: ResolvedPage }) => {
  const { listState } = useShownRoute();
  switch (page.type) {
    case 'static': {
      const View = fixedRoute(page.path).page?.view.Component;
      return View ? <View otherwise={<failureViews.notFound.Component />} /> : null;
    }
    case 'home':
      return <resolvedRoutes.home.view.Component page={page.page} />;
    case 'cms':
      return <resolvedRoutes.cms.view.Component page={page.page} />;
    case 'category':
      return <resolvedRoutes.category.view.Component category={page.category} list={page.list} listState={listState} />;
    case 'product':
      return <resolvedRoutes.product.view.Component key={page.product.uid} product={page.product} />;
    default:
      return assertNever(page);
  }
};

/** A page with the newest that the cache knows of it. */
const ResolvedView = ({ page }: { page: ResolvedPage }) => {
  const { location, listState } = useShownRoute();
  const { data } = useQuery(ResolveUrlDocument, {
    variables: toRouteVariables(location),
    fetchPolicy: 'cache-only',
    // While another view of a list is on its way, the page on screen is not that of the address.
    skip: page.type === 'static' || listState !== undefined,
  });
  const policy = { origin: window.location.origin, hosts: settings.redirectHosts };
  const newest = data?.route ? toRouteOutcome(data, location, policy) : undefined;
  return <PageView page={newest?.kind === 'resolved' ? newest.page : page} />;
};

/** Pages of the same kind share their place; the fixed ones have nothing in common. */
const placeKey = (page: ResolvedPage): string => (page.type === 'static' ? page.path : page.type);

/** What is at the place where the shopper is: one of the outcomes, each with its view (spec §4 Routing). */
export const RouteView = () => {
  const { outcome } = useShownRoute();
  switch (outcome.kind) {
    case 'resolved':
      return (
        <Suspense key={placeKey(outcome.page)} fallback={<RouteShimmer type={outcome.page.type} />}>
          <ResolvedView page={outcome.page} />
        </Suspense>
      );
    // A redirect is under way while it is the outcome, so it looks like loading.
    case 'loading':
    case 'redirect':
      return <RouteShimmer type="static" />;
    case 'notFound':
      return (
        <Suspense>
          <failureViews.notFound.Component />
        </Suspense>
      );
    case 'error':
      return (
        <Suspense>
          <RouteFailure />
        </Suspense>
      );
    default:
      return assertNever(outcome);
  }
};
