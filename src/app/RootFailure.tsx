import { Suspense } from 'react';
import { ShopIntlProvider } from '@/kernel/i18n/ShopIntlProvider';
import { failureViews } from './routing/routes';

/** The error view on its own, for when not even header and footer can be shown. Without a router its link is a full load. */
export const RootFailure = () => (
  <ShopIntlProvider>
    <Suspense>
      <failureViews.error.Component />
    </Suspense>
  </ShopIntlProvider>
);
