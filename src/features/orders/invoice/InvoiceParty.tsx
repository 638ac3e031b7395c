import type { ReactNode } from 'react';
import { FormattedDisplayName } from 'react-intl';
import styles from './Invoice.module.css';

export interface InvoicePartyProps {
  label: ReactNode;
  /** Name and address without the country. */
  lines: readonly string[];
  countryCode: string | null | undefined;
  children?: ReactNode;
}

/** Somebody on an invoice, with their address. */
export const InvoiceParty = ({ label, lines, countryCode, children }: InvoicePartyProps) => (
  <div>
    <h2 className={styles.label}>{label}</h2>
    <address className={styles.address}>
      {lines.map((line, index) => (
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
