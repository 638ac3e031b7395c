import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { Panel } from '@/ui/Panel/Panel';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import styles from './AccountInformation.module.css';

export interface DetailProps {
  title: ReactNode;
  /** As it is now. */
  value: ReactNode;
  /** The form that changes it; it calls `close` when it is done with. */
  children: (close: () => void) => ReactNode;
}

/** A detail of the account, with its form when asked for. The focus goes into the form and back to the button. */
export const Detail = ({ title, value, children }: DetailProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus();
    else if (wasOpen) button.current?.focus();
  }, [isOpen, wasOpen]);
  const open = (): void => {
    setIsOpen(true);
    setWasOpen(true);
  };
  return (
    <Panel
      title={title}
      aside={
        !isOpen && (
          <Button ref={button} priority="lowLinkUnderline" onClick={open}>
            <FormattedMessage id="account.change" /> <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        )
      }
    >
      {isOpen ? <div ref={form}>{children(() => setIsOpen(false))}</div> : <p className={styles.value}>{value}</p>}
    </Panel>
  );
};
