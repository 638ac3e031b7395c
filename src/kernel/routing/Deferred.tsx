import { type PropsWithChildren, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';

/**
 * Something that the page can do without: it comes when it is there, and stays away when it cannot be loaded.
 * @param room stands in its place until it comes.
 */
export const Deferred = ({ children, room }: PropsWithChildren<{ room?: ReactNode }>) => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={room}>{children}</Suspense>
  </ErrorBoundary>
);
