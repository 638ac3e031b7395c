import { FormattedMessage } from 'react-intl';

import { useMoney } from '@/kernel/i18n/useMoney';
import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';
import styles from './UnitPrice.module.css';

/** Price per capsule, 100 g or the like, as the Price Marking Order asks for; the words say that VAT is in it. */
export const UnitPrice = ({ unitPrice }: { unitPrice: ProductFirstViewFragment['unit_price'] }) => {
  const formatMoney = useMoney();
  return (
    <p className={styles.unit}>
      {unitPrice?.price ? (
        <FormattedMessage
          id="product.unitPrice"
          values={{
            price: formatMoney(unitPrice.price.value ?? 0, unitPrice.price.currency ?? undefined),
            unit: unitPrice.unit,
          }}
        />
      ) : (
        <FormattedMessage id="product.priceWithVat" />
      )}
    </p>
  );
};
