import type { ReactNode } from 'react';
import { Wrap } from '@/ui/Wrap/Wrap';
import styles from './Header.module.css';
import stripStyles from './TopStrip.module.css';

export interface HeaderFrameProps {
  /** The way home. */
  home: ReactNode;
  /** Content of the thin strip on top; its height is fixed. */
  strip?: ReactNode;
  /** Before the logo, on small screens. */
  start?: ReactNode;
  menu?: ReactNode;
  actions?: ReactNode;
  /** On the bar's lower edge. */
  edge?: ReactNode;
  /** Below the bar. */
  below?: ReactNode;
}

/** The places of the header: top strip, where the brand has one, and main bar. The first paint has them too, with nothing in them but the logo. */
export const HeaderFrame = ({ home, strip, start, menu, actions, edge, below }: HeaderFrameProps) => (
  <header className={BRAND.hasTopStrip ? styles.header : `${styles.header} ${styles.stripless}`}>
    {BRAND.hasTopStrip ? (
      <div className={stripStyles.strip} data-on-ink>
        <Wrap className={stripStyles.row}>{strip}</Wrap>
      </div>
    ) : null}
    <div className={styles.bar}>
      <Wrap className={styles.row}>
        <div className={styles.start}>{start}</div>
        {home}
        {menu}
        <div className={styles.actions}>{actions}</div>
      </Wrap>
      {edge}
    </div>
    {below}
  </header>
);
