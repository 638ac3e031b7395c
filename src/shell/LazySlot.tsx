import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import type { LazyComponent } from '@/kernel/routing/lazyComponent';

export interface LazySlotProps {
  isOpen: boolean;
  lazy: LazyComponent<object>;
  /** Shown when it cannot be loaded. */
  fallback?: ReactNode;
}

/** Something that opens over the page: loaded when it is first opened, kept from then on. */
export const LazySlot = ({ isOpen, lazy, fallback = null }: LazySlotProps) => {
  const [isWanted, setIsWanted] = useState(isOpen);
  if (isOpen && !isWanted) setIsWanted(true);
  if (!isWanted) return null;
  return (
    <ErrorBoundary fallback={fallback} resetKey={String(isOpen)}>
      <Suspense>
        <lazy.Component />
      </Suspense>
    </ErrorBoundary>
  );
};
