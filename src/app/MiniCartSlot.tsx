import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsMinicartOpen } from '@/kernel/app/appSlice';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyComponent } from '@/kernel/routing/lazyComponent';

const miniCart = lazyComponent(
  async () => (await import(/* webpackChunkName: "mini-cart" */ '@/features/cart/MiniCart')).MiniCart,
);

/** The mini cart: loaded when it is first opened, kept from then on. */
export const MiniCartSlot = () => {
  const isOpen = useSelector(selectIsMinicartOpen);
  const [isWanted, setIsWanted] = useState(isOpen);
  if (isOpen && !isWanted) setIsWanted(true);
  if (!isWanted) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <miniCart.Component />
      </Suspense>
    </ErrorBoundary>
  );
};
