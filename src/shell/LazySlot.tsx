import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import type { LazyComponent } from '@/kernel/routing/lazyComponent';

export interface LazySlotProps {
  isOpen: boolean;
  /** It has something to do although it is not open. */
  isNeeded?: boolean;
  lazy: LazyComponent<object>;
  /** It could not be loaded: what was pressed must not do nothing. */
  onFailure: () => void;
}

const Failure = ({ onFailure }: Pick<LazySlotProps, 'onFailure'>) => {
  // Once, whatever it changes.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a new function is not a new failure
  useEffect(onFailure, []);
  return null;
};

/** Something that opens over the page: loaded when it is first opened or needed, kept from then on. */
export const LazySlot = ({ isOpen, isNeeded = false, lazy, onFailure }: LazySlotProps) => {
  const [isWanted, setIsWanted] = useState(isOpen);
  if ((isOpen || isNeeded) && !isWanted) setIsWanted(true);
  if (!isWanted) return null;
  return (
    <ErrorBoundary fallback={isOpen ? <Failure onFailure={onFailure} /> : null} resetKey={String(isOpen)}>
      <Suspense>
        <lazy.Component />
      </Suspense>
    </ErrorBoundary>
  );
};
