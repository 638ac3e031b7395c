import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import styles from './ParcelNumber.module.css';
import { trackingLink } from './trackingLink';

export interface ParcelNumberProps {
  /** Code and name of the carrier, as far as they are known. */
  carrier: string;
  number: string;
}

/** The number of a parcel; it leads to the carrier's page about it where there is one. */
export const ParcelNumber = ({ carrier, number }: ParcelNumberProps) => {
  const href = trackingLink(carrier, number);
  if (href === undefined) return number;
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      {number}
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="tracking.newTab" />
      </VisuallyHidden>
    </a>
  );
};
