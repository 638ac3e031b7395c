import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Money } from '@/kernel/i18n/Money';
import type { Purchase } from '../usePurchase';
import { PurchaseTermsDocument } from './PurchaseTerms.graphql.generated';
import { readTerms } from './readTerms';
import styles from './TierPrices.module.css';

export interface TierPricesProps {
  /** Of the product. */
  sku: string;
  purchase: Purchase;
}

/** What one costs when more are bought; nothing where that is not less, or a subscription is chosen. */
export const TierPrices = ({ sku, purchase: { tiers, plan, setTerms } }: TierPricesProps) => {
  const { formatMessage } = useIntl();
  const { data } = useQuery(PurchaseTermsDocument, {
    variables: { sku },
    // Its variants stand beside those of the first view in the cache, where either list would replace the other.
    fetchPolicy: 'no-cache',
  });
  const terms = useMemo(() => data && readTerms(data), [data]);
  useEffect(() => {
    if (terms) setTerms(terms);
  }, [terms, setTerms]);
  if (tiers.length === 0 || plan) return null;
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
