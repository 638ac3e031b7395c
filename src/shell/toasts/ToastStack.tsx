import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { useHeldToasts, useToasts } from '@/kernel/toasts/useToasts';
import { useTopDialog } from '@/ui/Dialog/topDialog';
import { Toast } from '@/ui/Toast/Toast';
import foot from '@/ui/pageFoot/pageFoot.module.css';
import { useFocusReturn } from './useFocusReturn';
import styles from './ToastStack.module.css';

/**
 * Toasts, stacked at the bottom. They wait while the pointer or the focus is on them (WCAG 2.2.1), and
 * stand in the dialog or drawer that is open: outside of it they would lie under its mask, and be out of reach.
 */
export const ToastStack = () => {
  const intl = useIntl();
  const { toasts, actOnToast, dismissToast } = useToasts();
  const place = useTopDialog() ?? document.body;
  const stack = useRef<HTMLElement>(null);
  const { noteOrigin, leave } = useFocusReturn(stack, place, toasts);
  const [heldIn, setHeldIn] = useState<Element>();
  // The last toast takes pointer and focus with it, and so does a move; no event says so.
  if (heldIn && (toasts.length === 0 || heldIn !== place)) setHeldIn(undefined);
  useHeldToasts(heldIn !== undefined);

  // Behind the paint: to open it asks the browser for the styles of the whole page.
  useEffect(() => {
    const element = stack.current;
    // The topmost layer of the browser: over masks, and placed by the window, not by the dialog.
    if (typeof element?.showPopover !== 'function') return;
    // A dialog that left the page while it was open took its toasts with it: they come again in the place that is on top then.
    if (!element.isConnected) return;
    element.popover = 'manual';
    if (!element.matches(':popover-open')) element.showPopover();
  }, [place]);

  const hold = (): void => setHeldIn(place);
  const release = (): void => setHeldIn(undefined);
  const onFocus = (event: FocusEvent): void => {
    noteOrigin(event);
    hold();
  };
  const act = (id: string): void => {
    leave();
    actOnToast(id);
  };
  const dismiss = (id: string): void => {
    leave();
    dismissToast(id);
  };
  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) release();
  };
  return createPortal(
    <section
      ref={stack}
      className={`${styles.stack} ${foot.above}`}
      aria-label={intl.formatMessage({ id: 'toast.region' })}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          kind={toast.type}
          message={toast.message}
          icon={toast.icon}
          actionText={toast.actionText}
          onAction={toast.actionText ? () => act(toast.id) : undefined}
          onDismiss={toast.dismissable ? () => dismiss(toast.id) : undefined}
        />
      ))}
    </section>,
    place,
  );
};
