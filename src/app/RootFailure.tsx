import { Suspense } from 'react';
import { ShopIntlProvider } from '@/kernel/i18n/ShopIntlProvider';
import { MemoryRouter } from 'react-router-dom';
import { failureViews } from './routing/pages';

/** The error view on its own, for when not even header and footer can be shown. */
export const RootFailure = () => (
  <ShopIntlProvider>
    <MemoryRouter>
      <Suspense>
        <main>
          <failureViews.error.Component />
        </main>
      </Suspense>
    </MemoryRouter>
  </ShopIntlProvider>
);
