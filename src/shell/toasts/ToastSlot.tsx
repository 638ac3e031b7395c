import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { selectToasts } from '@/kernel/toasts/toastSlice';
import { useIsIdle } from '../header/useIsIdle';

const toastStack = lazyComponent(
  async () => (await import(/* webpackChunkName: "toasts" */ './ToastStack')).ToastStack,
);

/** The toasts' place. It is fetched when the page has had its turn, not with the first toast: that may tell of a lost line. */
export const ToastSlot = () => {
  const isIdle = useIsIdle();
  const hasToasts = useSelector(selectToasts).length > 0;
  if (!isIdle && !hasToasts) return null;
  return (
    <ErrorBoundary fallback={null} resetKey={String(hasToasts)}>
      <Suspense>
        <toastStack.Component />
      </Suspense>
    </ErrorBoundary>
  );
};
