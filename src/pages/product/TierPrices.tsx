import { FormattedMessage, useIntl } from 'react-intl';
import { Money } from '@/kernel/i18n/Money';
import { tiersOf } from './priceTiers';
import styles from './TierPrices.module.css';

/** What one costs when more are bought; nothing where that is not less. */
export const TierPrices = ({ sold }: { sold: Parameters<typeof tiersOf>[0] }) => {
  const { formatMessage } = useIntl();
  const tiers = tiersOf(sold);
  if (tiers.length === 0) return null;
  return (
    <ul className={styles.tiers} aria-label={formatMessage({ id: 'product.tiers' })}>
      {tiers.map(({ quantity, value, currency }) => (
        <li key={quantity}>
          <FormattedMessage
            id="product.tier"
            values={{ quantity, price: <Money value={value} currency={currency} /> }}
          />
        </li>
      ))}
    </ul>
  );
};
