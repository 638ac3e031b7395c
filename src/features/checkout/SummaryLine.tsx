import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Image } from '@/ui/Image/Image';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import styles from './SummaryLine.module.css';

export interface SummaryLineProps {
  name: string;
  description: string;
  picture: string | undefined;
  quantity: number;
  price: ReactNode;
  /** Additional facts. */
  children?: ReactNode;
}

/** One line of what is bought, small: in checkout and on the receipt. */
export const SummaryLine = ({ name, description, picture, quantity, price, children }: SummaryLineProps) => (
  <li className={styles.line}>
    <span className={styles.picture}>
      <Image resource={picture} type="product" sizes="64px" alt="" />
      <b className={styles.count} aria-hidden="true">
        {quantity}
      </b>
    </span>
    <div className={styles.text}>
      <p className={styles.name}>
        {name}
        <VisuallyHidden>
          {' '}
          <FormattedMessage id="cart.timesQuantity" values={{ quantity }} />
        </VisuallyHidden>
      </p>
      <p className={styles.description}>{description}</p>
      {children}
    </div>
    <span className={styles.price}>{price}</span>
  </li>
);
