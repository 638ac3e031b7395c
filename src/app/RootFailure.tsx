import { Suspense } from 'react';
import { ShopIntlProvider } from '@/kernel/i18n/ShopIntlProvider';
import { createPath, type Navigator, Router } from 'react-router-dom';
import { failureViews } from './routing/routes';

/** Links lead by full loads: what would take them in place is broken. */
const leave = (to: Parameters<Navigator['push']>[0]): void =>
  window.location.assign(typeof to === 'string' ? to : createPath(to));
const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (delta) => window.history.go(delta),
  push: leave,
  replace: leave,
};

/** The error view on its own, for when not even header and footer can be shown. */
export const RootFailure = () => (
  <ShopIntlProvider>
    <Router location="/" navigator={navigator}>
      <Suspense>
        <failureViews.error.Component />
      </Suspense>
    </Router>
  </ShopIntlProvider>
);
