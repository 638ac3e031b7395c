import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { log } from '@/kernel/logging/log';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { selectToasts } from '@/kernel/toasts/toastSlice';
import { useIsIdle } from '../header/useIsIdle';
import { LazySlot } from '../LazySlot';

const lazyToasts = lazyComponent(
  async () => (await import(/* webpackChunkName: "toasts" */ './ToastStack')).ToastStack,
);

/**
 * The place of the toasts. No first view has one, so their code comes when the page is idle, and not with the first toast,
 * which may have to say that the connection is lost. One that is lost before that shows its icon in the header only.
 */
export const ToastSlot = () => {
  const isIdle = useIsIdle();
  useEffect(() => {
    // A failure is tried again with the first toast.
    if (isIdle) lazyToasts.loadAhead();
  }, [isIdle]);
  return (
    <LazySlot
      isOpen={useSelector(selectToasts).length > 0}
      lazy={lazyToasts}
      onFailure={() => log.warn('A message could not be shown.')}
    />
  );
};
