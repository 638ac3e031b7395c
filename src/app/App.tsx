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

const failure = (
  <Suspense>
    <failureViews.error.Component />
  </Suspense>
);

/** A page that breaks takes neither header nor footer with it. */
const Page = () => {
  const { location } = useShownRoute();
  return (
    <ErrorBoundary fallback={failure} resetKey={location.key}>
      <RouteView />
    </ErrorBoundary>
  );
};

// Made once: header, footer and what opens over the page are not rendered anew for another page.
const shop = (
  <ShopLayout>
    <Page />
    <MiniCartSlot />
  </ShopLayout>
);
const checkout = (
  <checkoutLayout.Component>
    <Page />
  </checkoutLayout.Component>
);

/** The page in its layout. */
export const App = () => {
  const { location } = useShownRoute();
  useConnectionToasts();
  useUnhandledErrorToast();
  useSessionCheck();
  return <Suspense>{isFullLoadPath(location.pathname) ? checkout : shop}</Suspense>;
};
