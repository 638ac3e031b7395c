import { useCallback, useEffect, useState } from 'react';
import type { Toast } from '@/kernel/toasts/toastSlice';
import { useToasts } from '@/kernel/toasts/useToasts';

/**
 * Stops the timeouts of all toasts while the pointer or the focus is on them, and restarts them afterwards. Adding a
 * toast with the same content restarts its timeout; all are added again, so that their order stays.
 */
export const useHeldToasts = (isHeld: boolean): ((toast: Toast) => boolean) => {
  const { toasts, addToast } = useToasts();
  const [held, setHeld] = useState<ReadonlyMap<string, Toast>>(new Map());

  useEffect(() => {
    const runs = toasts.some(({ timeout }) => timeout !== null);
    if (isHeld && runs) {
      setHeld(
        new Map([
          ...held,
          ...toasts.filter(({ timeout }) => timeout !== null).map((toast) => [toast.id, toast] as const),
        ]),
      );
      // Without a timeout a toast must be dismissable; `held` remembers whether it is.
      for (const toast of toasts) addToast({ ...toast, timeout: null, dismissable: true });
    }
    if (!isHeld && held.size > 0) {
      setHeld(new Map());
      for (const toast of toasts) addToast(held.get(toast.id) ?? toast);
    }
  }, [isHeld, toasts, held, addToast]);

  return useCallback((toast) => (held.get(toast.id) ?? toast).dismissable, [held]);
};
