import { Suspense } from 'react';
import { assertNever } from '@/kernel/errors/assertNever';
import { RouteFailure } from './RouteFailure';
import type { ResolvedPage } from '../routeOutcome';
import { ProductRouteShimmer } from './ProductRouteShimmer';
import { RouteShimmer } from './RouteShimmer';
import { failureViews, fixedRoute, resolvedRoutes } from '../routes';
import { useShownRoute } from '../ShopRouter';

const Home = resolvedRoutes.home.view.Component;
const Content = resolvedRoutes.cms.view.Component;
const Category = resolvedRoutes.category.view.Component;
const Product = resolvedRoutes.product.view.Component;
const Location = resolvedRoutes.location.view.Component;
const NotFound = failureViews.notFound.Component;

const PageView = ({ page }: { page: ResolvedPage }) => {
  const { listState } = useShownRoute();
  switch (page.type) {
    case 'static': {
      const View = fixedRoute(page.path).page?.view.Component;
      return View ? <View otherwise={<NotFound />} /> : null;
    }
    case 'home':
      return <Home page={page.page} />;
    case 'cms':
      return <Content page={page.page} />;
    case 'category':
      return <Category category={page.category} list={page.list} listState={listState} />;
    case 'product':
      return <Product key={page.product.uid} product={page.product} />;
    case 'location':
      return <Location identifier={page.place} />;
    default:
      return assertNever(page);
  }
};

const PageShimmer = ({ page }: { page: ResolvedPage }) =>
  page.type === 'product' ? <ProductRouteShimmer product={page.product} /> : <RouteShimmer type={page.type} />;

/** Pages of the same kind share their place; the fixed ones have nothing in common. */
const placeKey = (page: ResolvedPage): string => (page.type === 'static' ? page.path : page.type);

/** Shows the outcome of the current route, each kind with its own view. */
export const RouteView = () => {
  const { outcome } = useShownRoute();
  switch (outcome.kind) {
    case 'resolved':
      return (
        <Suspense key={placeKey(outcome.page)} fallback={<PageShimmer page={outcome.page} />}>
          <PageView page={outcome.page} />
        </Suspense>
      );
    case 'loading':
      return outcome.product ? <ProductRouteShimmer product={outcome.product} /> : <RouteShimmer type="static" />;
    // It is under way while it is the outcome, so it looks like loading.
    case 'redirect':
      return <RouteShimmer type="static" />;
    case 'notFound':
      return (
        <Suspense>
          <NotFound />
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
