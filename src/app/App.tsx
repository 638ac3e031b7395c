import { Suspense, useCallback, useState } from 'react';
import { useStore } from 'react-redux';
import { useSessionCheck } from '@/features/session/useSessionCheck';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { LazySlot } from '@/shell/LazySlot';
import { ShopLayout } from '@/shell/ShopLayout';
import { MiniCartSlot } from './MiniCartSlot';
import { checkoutLayout, failureViews, isOwnDocument } from './routing/routes';
import { RouteView } from './routing/view/RouteView';
import { useShownRoute } from './routing/ShopRouter';
import { isOrderBeingSent, type ShopStore } from './store';
import { useEarlierOrders } from './toasts/useEarlierOrders';
import { useUnhandledErrorToast } from './toasts/useUnhandledErrorToast';

/** Few visits see the end of a session; its warning has a password field, as the forms of that chunk. */
const lazySessionEnd = lazyComponent(
  async () => (await import(/* webpackChunkName: "auth-forms" */ '@/features/account/SessionEnd')).SessionEnd,
);

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

// Made once: header, footer and what opens over the page are not rendered again for another page.
const shop = (
  <ShopLayout>
    <Page />
    <MiniCartSlot />
  </ShopLayout>
);
const checkout = (
  <checkoutLayout.view.Component>
    <Page />
  </checkoutLayout.view.Component>
);

/** The page in its layout. */
export const App = () => {
  const { location } = useShownRoute();
  useUnhandledErrorToast();
  // Of the document, not of the page: the receipt may be shown in both.
  const [isCheckout] = useState(() => isOwnDocument(location.pathname));
  useEarlierOrders(isCheckout);
  const store = useStore<ReturnType<ShopStore['getState']>>();
  const hasSessionNews = useSessionCheck(useCallback(() => isOrderBeingSent(store.getState()), [store]));
  return (
    <>
      <Suspense>{isCheckout ? checkout : shop}</Suspense>
      <LazySlot isOpen={hasSessionNews} lazy={lazySessionEnd} onFailure={() => undefined} />
    </>
  );
};
