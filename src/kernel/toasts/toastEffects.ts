import type { Middleware } from 'redux';
import { addToast, removeToast, toastActed, type ToastCallbacks, toastDismissed } from './toastSlice';

/**
 * What follows from toasts: they go when their time is over (adding the same toast again restarts its time), and what
 * they call back is called. The callbacks are kept here, as the state holds plain data only.
 */
export const toastEffects: Middleware = ({ dispatch }) => {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const callbacks = new Map<string, ToastCallbacks>();

  const stop = (id: string): void => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const forget = (id: string): ToastCallbacks | undefined => {
    const known = callbacks.get(id);
    stop(id);
    callbacks.delete(id);
    return known;
  };

  return (next) => (action) => {
    if (addToast.match(action)) {
      const { meta, ...plain } = action;
      const { id, timeout } = plain.payload;
      // A toast that is added again without callbacks, because its time stops or goes on, keeps those that it has.
      if (meta.onAction || meta.onDismiss) callbacks.set(id, meta);
      stop(id);
      const result = next(plain);
      if (timeout !== null)
        timers.set(
          id,
          setTimeout(() => dispatch(removeToast(id)), timeout),
        );
      return result;
    }
    const result = next(action);
    if (removeToast.match(action)) forget(action.payload);
    else if (toastDismissed.match(action)) forget(action.payload)?.onDismiss?.();
    else if (toastActed.match(action)) callbacks.get(action.payload)?.onAction?.();
    return result;
  };
};
