import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/kernel/redux/hooks';
import {
  addToast,
  selectToasts,
  type Toast,
  toastActed,
  toastDismissed,
  type ToastInput,
  toastsHeld,
  toastsReleased,
} from './toastSlice';

export interface ToastActions {
  addToast: (toast: ToastInput) => void;
  /** The shopper pressed the action of a toast; its `onAction` is called. */
  actOnToast: (id: string) => void;
  /** Takes a toast away because the shopper closed it; its `onDismiss` is called. */
  dismissToast: (id: string) => void;
}

/** The toasts on screen and what can be done with them. Their timeouts are kept by the store. */
export const useToasts = (): ToastActions & { toasts: readonly Toast[] } => {
  const dispatch = useAppDispatch();
  const toasts = useSelector(selectToasts);
  const actions = useMemo<ToastActions>(
    () => ({
      addToast: (toast) => void dispatch(addToast(toast)),
      actOnToast: (id) => void dispatch(toastActed(id)),
      dismissToast: (id) => void dispatch(toastDismissed(id)),
    }),
    [dispatch],
  );
  return { toasts, ...actions };
};

/** Stops the time of all toasts while they are held; it starts from the beginning when they are released. */
export const useHeldToasts = (isHeld: boolean): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isHeld) return;
    dispatch(toastsHeld());
    return () => void dispatch(toastsReleased());
  }, [dispatch, isHeld]);
};
