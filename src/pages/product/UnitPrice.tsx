import { FormattedMessage } from 'react-intl';

import { Money } from '@/kernel/i18n/Money';
import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';
import styles from './UnitPrice.module.css';

export interface UnitPriceProps {
  unitPrice: ProductFirstViewFragment['unit_price'];
  packValue: ProductFirstViewFragment['pack_value'];
}

/** What the pack makes a day, and per capsule, 100 g or the like, as the Price Marking Order asks for; VAT is in it. */
export const UnitPrice = ({ unitPrice, packValue }: UnitPriceProps) => (
  <p className={styles.unit}>
    {packValue ? (
      <>
        <b className={styles.day}>
          <FormattedMessage id="product.perDay" values={{ price: <Money {...packValue.price_per_day} /> }} />
        </b>{' '}
      </>
    ) : null}
    {unitPrice?.price ? (
      <FormattedMessage
        id="product.unitPrice"
        values={{ price: <Money {...unitPrice.price} />, unit: unitPrice.unit }}
      />
    ) : (
      <FormattedMessage id="product.priceWithVat" />
    )}
  </p>
);
