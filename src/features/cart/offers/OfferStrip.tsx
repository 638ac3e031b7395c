import type { ReactNode } from 'react';
import { Image } from '@/ui/Image/Image';
import styles from './offers.module.css';

export interface OfferStripProps {
  picture: string | null | undefined;
  heading: ReactNode;
  note: ReactNode;
  /** Error of accepting the offer; '' when there is none. */
  error?: string;
  /** Its button. */
  children?: ReactNode;
}

/** One thing that is offered, in a strip. */
export const OfferStrip = ({ picture, heading, note, error = '', children }: OfferStripProps) => (
  <div className={styles.strip}>
    <span className={styles.picture}>
      <Image resource={picture ?? undefined} type="product" sizes="56px" alt="" />
    </span>
    <div className={styles.text}>
      <b>{heading}</b>
      <p>{note}</p>
      <p className={styles.error} role="alert" hidden={error === ''}>
        {error}
      </p>
    </div>
    {children}
  </div>
);
