import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { RetryNotice } from '../RetryNotice/RetryNotice';

export interface RetryBoundaryProps {
  /** Loads the part again; it is shown once more at the same time. */
  load: () => Promise<unknown>;
  /** Sentence that names the part that could not be loaded. */
  failed: ReactNode;
  children: ReactNode;
}

/** A part of the page that is loaded by itself: its failure stays within, and it can be tried again. */
export const RetryBoundary = ({ load, failed, children }: RetryBoundaryProps) => {
  const [attempt, setAttempt] = useState(0);
  const retry = (): Promise<unknown> => {
    const loading = load();
    setAttempt(attempt + 1);
    return loading;
  };
  return (
    <ErrorBoundary resetKey={String(attempt)} fallback={<RetryNotice onRetry={retry}>{failed}</RetryNotice>}>
      {children}
    </ErrorBoundary>
  );
};
