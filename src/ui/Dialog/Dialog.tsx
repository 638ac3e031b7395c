import { type ReactNode, useId, useState } from 'react';
import { CloseButton } from '../CloseButton/CloseButton';
import modal from './modal.module.css';
import styles from './Dialog.module.css';
import { useKeptWhileClosing } from './useKeptWhileClosing';
import { useModalDialog } from './useModalDialog';

export interface DialogProps {
  isOpen: boolean;
  /** The shopper wants it closed: by its button, Escape or a click on the mask. */
  onClose: () => void;
  title: ReactNode;
  /** Id of the element within that says what the dialog is for. */
  descriptionId?: string;
  children: ReactNode;
  /** Cancel (low), then confirm (normal; high only when paying). */
  footer?: ReactNode;
  /** Keeps the content mounted, hidden, once the dialog has been open. */
  isKeptMounted?: boolean;
}

/** A question or a short task over the page; on phones a sheet from below. */
export const Dialog = ({
  isOpen,
  onClose,
  title,
  descriptionId,
  children,
  footer,
  isKeptMounted = false,
}: DialogProps) => {
  const titleId = useId();
  const dialog = useModalDialog(isOpen, onClose);
  const isKept = useKeptWhileClosing(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isRendered = isKept || (isKeptMounted && wasOpen);
  return (
    <dialog
      {...dialog}
      className={`${modal.modal} ${styles.dialog}`}
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
    >
      {isRendered ? (
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <CloseButton className={styles.close} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
};
