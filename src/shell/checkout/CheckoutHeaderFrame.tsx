import type { ReactNode } from 'react';
import { Wrap } from '@/ui/Wrap/Wrap';
import styles from './CheckoutHeader.module.css';

export interface CheckoutHeaderFrameProps {
  /** The way home. */
  home: ReactNode;
  help?: ReactNode;
}

/** The places of the checkout's header. The first paint has them too, with nothing in them but the logo. */
export const CheckoutHeaderFrame = ({ home, help }: CheckoutHeaderFrameProps) => (
  <header className={styles.header}>
    <Wrap className={styles.row}>
      {home}
      {help}
    </Wrap>
  </header>
);
