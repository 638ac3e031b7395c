import type { Middleware } from 'redux';
import {
  addToast,
  removeToast,
  selectToasts,
  toastActed,
  type ToastCallbacks,
  toastDismissed,
  toastsHeld,
  toastsReleased,
  type ToastsState,
} from './toastSlice';

/** The time of a toast on screen: how long it stays, and its timer, unless it is held or stays for ever. */
interface ToastTime {
  timeoutMs: number | null;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Side effects of toasts: they go when their time is over (adding the same toast again restarts its time; while
 * toasts are held no time runs), and what they call back is called. The callbacks are kept here, as the state holds
 * plain data only.
 */
export const toastEffects: Middleware<object, { toasts: ToastsState }> = (store) => {
  const { dispatch } = store;
  const times = new Map<string, ToastTime>();
  const callbacks = new Map<string, ToastCallbacks>();
  let isHeld = false;

  const restart = (id: string, timeoutMs: number | null): void => {
    clearTimeout(times.get(id)?.timer);
    const runs = !isHeld && timeoutMs !== null;
    times.set(id, runs ? { timeoutMs, timer: setTimeout(() => dispatch(removeToast(id)), timeoutMs) } : { timeoutMs });
  };
  const hold = (isNowHeld: boolean): void => {
    isHeld = isNowHeld;
    for (const [id, { timeoutMs }] of times) restart(id, timeoutMs);
  };
  const forget = (id: string): ToastCallbacks | undefined => {
    const known = callbacks.get(id);
    clearTimeout(times.get(id)?.timer);
    times.delete(id);
    callbacks.delete(id);
    return known;
  };

  return (next) => (action) => {
    if (addToast.match(action)) {
      const { meta, ...plain } = action;
      const { id, timeout } = plain.payload;
      callbacks.set(id, meta);
      const result = next(plain);
      restart(id, timeout);
      return result;
    }
    const result = next(action);
    if (removeToast.match(action)) forget(action.payload);
    else if (toastDismissed.match(action)) forget(action.payload)?.onDismiss?.();
    else if (toastActed.match(action)) {
      const { payload: id } = action;
      const stays = selectToasts(store.getState()).some((toast) => toast.id === id);
      (stays ? callbacks.get(id) : forget(id))?.onAction?.();
    } else if (toastsHeld.match(action)) hold(true);
    else if (toastsReleased.match(action)) hold(false);
    return result;
  };
};
