import { Suspense } from 'react';
import { useSessionCheck } from '@/features/session/useSessionCheck';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { isFullLoadPath } from '@/kernel/routing/fullLoadPaths';
import { ShopLayout } from '@/shell/ShopLayout';
import { checkoutLayout } from './layouts';
import { MiniCartSlot } from './MiniCartSlot';
import { failureViews } from './routing/pages';
import { RouteView } from './routing/RouteView';
import { useShownRoute } from './routing/ShownRouteContext';
import { useConnectionToasts } from './useConnectionToasts';
import { useUnhandledErrorToast } from './useUnhandledErrorToast';

/** The page in its layout. A page that breaks takes neither header nor footer with it. */
export const App = () => {
  const { location } = useShownRoute();
  useConnectionToasts();
  useUnhandledErrorToast();
  useSessionCheck();

  const isCheckout = isFullLoadPath(location.pathname);
  const Layout = isCheckout ? checkoutLayout.Component : ShopLayout;
  const fallback = (
    <Suspense>
      <failureViews.error.Component />
    </Suspense>
  );

  return (
    <Suspense>
      <Layout>
        <ErrorBoundary fallback={fallback} resetKey={location.key}>
          <RouteView />
        </ErrorBoundary>
        {isCheckout ? null : <MiniCartSlot />}
      </Layout>
    </Suspense>
  );
};
