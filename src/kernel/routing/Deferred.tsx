import { type PropsWithChildren, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { OptionalPart } from './lazyComponent';

/**
 * Something that the page can do without: it comes when it is there, and stays away when it cannot be loaded.
 * @param room stands in its place until it comes.
 */
export const Deferred = ({ children, room }: PropsWithChildren<{ room?: ReactNode }>) => (
  <ErrorBoundary fallback={null}>
    <OptionalPart value={true}>
      <Suspense fallback={room}>{children}</Suspense>
    </OptionalPart>
  </ErrorBoundary>
);
