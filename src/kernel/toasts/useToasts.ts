import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast, removeToast, selectToasts, type Toast, type ToastInput } from './toastSlice';

export interface ToastActions {
  addToast: (toast: ToastInput) => void;
  /** Takes a toast away because the shopper closed it; its `onDismiss` is called. */
  dismissToast: (toast: Toast) => void;
}

/** The toasts on screen and what can be done with them (spec §4 Toasts). Timeouts are kept by the store. */
export const useToasts = (): ToastActions & { toasts: readonly Toast[] } => {
  const dispatch = useAppDispatch();
  const toasts = useSelector(selectToasts);
  const actions = useMemo<ToastActions>(
    () => ({
      addToast: (toast) => {
        dispatch(addToast(toast));
      },
      dismissToast: (toast) => {
        dispatch(removeToast(toast.id));
        toast.onDismiss?.();
      },
    }),
    [dispatch],
  );
  return { toasts, ...actions };
};
