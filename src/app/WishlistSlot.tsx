import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyComponent } from '@/kernel/routing/lazyComponent';

const wishlistStart = lazyComponent(
  async () => (await import(/* webpackChunkName: "wishlist" */ '@/features/wishlist/WishlistStart')).WishlistStart,
);

/** The wishlist of whoever is signed in: asked for once, when somebody is. */
export const WishlistSlot = () =>
  useSelector(selectIsSignedIn) ? (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <wishlistStart.Component />
      </Suspense>
    </ErrorBoundary>
  ) : null;
