import type { Middleware } from '@reduxjs/toolkit';
import { addToast, removeToast } from './toastSlice';

/** Takes toasts away when their time is over; adding the same toast again starts its time anew. */
export const toastTimers: Middleware = ({ dispatch }) => {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const stop = (id: string): void => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  return (next) => (action) => {
    const result = next(action);
    if (addToast.match(action)) {
      const { id, timeout } = action.payload;
      stop(id);
      if (timeout !== null)
        timers.set(
          id,
          setTimeout(() => dispatch(removeToast(id)), timeout),
        );
    } else if (removeToast.match(action)) {
      stop(action.payload);
    }
    return result;
  };
};
