import { type ReactNode, useEffect, useRef } from 'react';
import modal from '../Dialog/modal.module.css';
import { useKeptWhileClosing } from '../Dialog/useKeptWhileClosing';
import { useModalDialog } from '../Dialog/useModalDialog';
import { CloseButton } from '../CloseButton/CloseButton';
import styles from './Drawer.module.css';

export interface DrawerProps {
  isOpen: boolean;
  /** The shopper wants it closed: by its button, Escape or a click on the mask. */
  onClose: () => void;
  /** Its name for assistive technology; also its heading, unless `header` is given. */
  label: string;
  side?: 'left' | 'right';
  /** In place of the heading, beside the close button. */
  header?: ReactNode;
  children: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  /** A panel that lies over all of it, such as a step of its own. */
  cover?: ReactNode;
  /** Whether the cover is there to be used: what is below it can be neither reached nor read then. */
  isCovered?: boolean;
}

/** A panel that slides in from a side: mini cart, menu, filters, help. Holds nothing while closed. */
export const Drawer = ({
  isOpen,
  onClose,
  label,
  side = 'right',
  header,
  children,
  footer,
  cover,
  isCovered = false,
}: DrawerProps) => {
  const dialog = useModalDialog(isOpen, onClose);
  const isRendered = useKeptWhileClosing(isOpen);
  const closing = useRef<HTMLButtonElement>(null);
  const hasHeader = header !== undefined;
  // The browser focuses what comes first, which may be a link in the header that leads away.
  useEffect(() => {
    if (isOpen && hasHeader) closing.current?.focus();
  }, [isOpen, hasHeader]);
  return (
    <dialog {...dialog} className={`${modal.modal} ${styles.drawer} ${styles[side]}`} aria-label={label}>
      {isRendered ? (
        <div className={styles.panel} inert={isCovered}>
          <div className={styles.head}>
            {header ?? <h2 className={styles.title}>{label}</h2>}
            <CloseButton ref={closing} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </div>
      ) : null}
      {isRendered ? cover : null}
    </dialog>
  );
};
