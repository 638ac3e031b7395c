import { FormattedMessage } from 'react-intl';
import { Money } from '@/kernel/i18n/Money';
import type { TaxDisplay } from '../useCart';
import styles from './TaxedMoney.module.css';

interface BackendMoney {
  value: number | null;
  currency: string | null;
}

export interface TaxedMoneyProps {
  display: TaxDisplay;
  including: BackendMoney | null | undefined;
  excluding: BackendMoney | null | undefined;
}

/** An amount with tax, without it, or both, as the store wants it shown. */
export const TaxedMoney = ({ display, including, excluding }: TaxedMoneyProps) => {
  if (display === 'excluding') return <Money value={excluding?.value} currency={excluding?.currency} />;
  return (
    <>
      <Money value={including?.value} currency={including?.currency} />
      {display === 'both' ? (
        <small className={styles.excluding}>
          <FormattedMessage
            id="cart.excludingVat"
            values={{ amount: <Money value={excluding?.value} currency={excluding?.currency} /> }}
          />
        </small>
      ) : null}
    </>
  );
};
