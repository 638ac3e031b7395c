import type { ReactNode } from 'react';
import { FormattedDisplayName } from 'react-intl';
import styles from './Invoice.module.css';

export interface InvoicePartyProps {
  label: ReactNode;
  names: readonly (string | null | undefined)[];
  street: readonly string[];
  city: string;
  postcode: string | null | undefined;
  countryCode: string | null | undefined;
  children?: ReactNode;
}

/** Somebody on an invoice, with their address. */
export const InvoiceParty = ({ label, names, street, city, postcode, countryCode, children }: InvoicePartyProps) => (
  <div>
    <h2 className={styles.label}>{label}</h2>
    <address className={styles.address}>
      {[...names, ...street, [city, postcode].filter(Boolean).join(' ')].filter(Boolean).map((line, index) => (
        <span key={index}>{line}</span>
      ))}
      {countryCode ? (
        <span>
          <FormattedDisplayName type="region" value={countryCode} />
        </span>
      ) : null}
    </address>
    {children}
  </div>
);
