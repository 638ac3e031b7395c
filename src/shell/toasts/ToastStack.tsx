import { type FocusEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useToasts } from '@/kernel/toasts/useToasts';
import { Toast } from '@/ui/Toast/Toast';
import styles from './ToastStack.module.css';
import { useHeldToasts } from './useHeldToasts';

/** Toasts, stacked at the bottom. They wait while the pointer or the focus is on them (spec §4 Toasts; WCAG 2.2.1). */
export const ToastStack = () => {
  const intl = useIntl();
  const { toasts, dismissToast } = useToasts();
  const [isHeld, setIsHeld] = useState(false);
  // The last toast takes pointer and focus with it, and no event says so.
  if (toasts.length === 0 && isHeld) setIsHeld(false);
  const isDismissable = useHeldToasts(isHeld);
  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsHeld(false);
  };
  return (
    <section
      className={styles.stack}
      aria-label={intl.formatMessage({ id: 'toast.region' })}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={onBlur}
    >
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          kind={toast.type}
          message={toast.message}
          icon={toast.icon}
          actionText={toast.actionText}
          onAction={toast.onAction}
          onDismiss={isDismissable(toast) ? () => dismissToast(toast) : undefined}
        />
      ))}
    </section>
  );
};
