import { type PropsWithChildren, Suspense } from 'react';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';

/** Something that the page can do without: it comes when it is there, and stays away when it cannot be loaded. */
export const Deferred = ({ children }: PropsWithChildren) => (
  <ErrorBoundary fallback={null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);
