import { type MouseEvent, type PointerEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { useHistoryLayer } from '@/kernel/routing/useHistoryLayer';
import { dialogClosed, dialogOpened } from './topDialog';

/** State and handlers of a `<dialog>` that follows the shop's rules. */
export interface ModalDialog {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Keeps a native `<dialog>` in step with `isOpen`. The browser makes the rest of the page inert, holds the focus inside
 * and gives it back; a click on the mask, Escape and the browser's Back ask to close through `onRequestClose`.
 */
export const useModalDialog = (isOpen: boolean, onRequestClose: () => void): ModalDialog => {
  const ref = useRef<HTMLDialogElement>(null);
  const startedOnMask = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!isOpen && dialog.open) dialog.close();
    if (!isOpen) return;
    dialogOpened(dialog);
    if (!dialog.open) dialog.showModal();
    return () => dialogClosed(dialog);
  }, [isOpen]);
  useHistoryLayer(isOpen, onRequestClose);

  return {
    ref,
    onCancel: (event) => {
      // `cancel` of an inner file input or dialog bubbles in React.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onRequestClose();
    },
    // Chrome closes without asking when Escape is pressed twice.
    onClose: (event) => {
      if (event.target === event.currentTarget && isOpen) onRequestClose();
    },
    onPointerDown: (event) => {
      startedOnMask.current = event.target === event.currentTarget;
    },
    // The panel fills the dialog, so the dialog itself is hit on its mask only; a drag out of the panel does not count.
    onClick: (event) => {
      if (event.target === event.currentTarget && startedOnMask.current) onRequestClose();
    },
  };
};
