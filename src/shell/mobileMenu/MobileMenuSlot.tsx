import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectDrawer } from '@/kernel/app/appSlice';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyMobileMenu } from './lazyMobileMenu';
import { menuDrawer } from './menuPath';

/** The drawer's menu: loaded when it is first opened, kept from then on. */
export const MobileMenuSlot = () => {
  const isOpen = useSelector(selectDrawer) === menuDrawer;
  const [isWanted, setIsWanted] = useState(isOpen);
  if (isOpen && !isWanted) setIsWanted(true);
  if (!isWanted) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <lazyMobileMenu.Component />
      </Suspense>
    </ErrorBoundary>
  );
};
