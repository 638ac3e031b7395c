import { FormattedDate, FormattedMessage } from 'react-intl';

import { Icon } from '@/ui/Icon/Icon';
import { Alternatives } from './Alternatives';
import styles from './SoldOut.module.css';
import { StockAlertForm } from './StockAlertForm';

export interface SoldOutProps {
  /** Of the product that the page is about. */
  productSku: string;
  /** Of what is chosen, a variant or the product itself. */
  soldSku: string;
  name: string;
  /** Whether another choice may be in stock. */
  hasOptions: boolean;
  /** Whether a mail can be asked for: only what is sold as it stands has stock of its own. */
  hasOwnStock: boolean;
  /** Day on which more is expected, YYYY-MM-DD. */
  expectedDate: string | null | undefined;
}

/** What can be done about something that is sold out: wait for it, be told, or take something else. */
export const SoldOut = ({ productSku, soldSku, name, hasOptions, hasOwnStock, expectedDate }: SoldOutProps) => (
  <div className={styles.box}>
    <p className={styles.hint}>
      <Icon name="info" size={18} />
      <span>
        {expectedDate ? (
          <FormattedMessage
            id="soldOut.expected"
            values={{ date: <FormattedDate value={expectedDate} day="numeric" month="long" timeZone="UTC" /> }}
          />
        ) : (
          <FormattedMessage id="product.outOfStockHint" />
        )}{' '}
        {hasOptions ? <FormattedMessage id="product.unavailableHint" /> : null}
      </span>
    </p>
    {CAPABILITIES.stockAlerts && hasOwnStock ? <StockAlertForm key={soldSku} sku={soldSku} name={name} /> : null}
    <Alternatives sku={productSku} />
  </div>
);
