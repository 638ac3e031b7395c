import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSearchOpen } from '@/kernel/app/appSlice';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazySearchPanel } from './lazySearchPanel';

/** The search box: loaded when it is first opened. */
export const SearchSlot = () => {
  const isOpen = useSelector(selectIsSearchOpen);
  if (!isOpen && !lazySearchPanel.isLoaded()) return null;
  return (
    <ErrorBoundary fallback={null} resetKey={String(isOpen)}>
      <Suspense>
        <lazySearchPanel.Component />
      </Suspense>
    </ErrorBoundary>
  );
};
