import { Wrap } from '@/ui/Wrap/Wrap';
import { HomeLink } from '../HomeLink';
import styles from './CheckoutHeader.module.css';
import { NeedHelp } from './NeedHelp';

/** Logo and help, nothing that leads astray. */
export const CheckoutHeader = () => (
  <header className={styles.header}>
    <Wrap className={styles.row}>
      <HomeLink />
      <NeedHelp />
    </Wrap>
  </header>
);
