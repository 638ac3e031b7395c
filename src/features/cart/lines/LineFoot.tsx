import { FormattedMessage } from 'react-intl';
import { QuantityStepper } from '@/ui/QuantityStepper/QuantityStepper';
import type { QuantityRule } from '@/ui/QuantityStepper/fitQuantity';
import type { CartLine } from '../cartContents';
import { TaxedMoney } from '../totals/TaxedMoney';
import { useCartSettings } from '../useCart';
import styles from './CartLineRow.module.css';

export interface LineFootProps {
  line: CartLine;
  /** What the shopper asked for. */
  quantity: number;
  /** Which quantities can be had. */
  rule: QuantityRule;
  /** The free gift comes once and costs nothing. */
  isGift: boolean;
  onChange: (quantity: number) => void;
  /** Gets what was typed when it is no quantity. */
  onRefused: (typed: string) => void;
}

/** How many of a line, and what they cost. */
export const LineFoot = ({ line, quantity, rule, isGift, onChange, onRefused }: LineFootProps) => {
  const { price: display } = useCartSettings();
  const { product, prices } = line;
  return (
    <div className={styles.foot}>
      {isGift ? (
        <p className={styles.gift}>
          <FormattedMessage id="cart.freeGift" />
        </p>
      ) : (
        <QuantityStepper
          size="small"
          value={quantity}
          {...rule}
          label={product.name ?? ''}
          onChange={onChange}
          onRefused={onRefused}
        />
      )}
      <div className={styles.prices}>
        <p className={styles.price}>
          {isGift ? (
            <FormattedMessage id="checkout.free" />
          ) : !prices ? null : (
            <TaxedMoney display={display} including={prices.row_total_including_tax} excluding={prices.row_total} />
          )}
        </p>
        {line.quantity > 1 && prices ? (
          <p className={styles.each}>
            <FormattedMessage
              id="cart.each"
              values={{
                amount: (
                  <TaxedMoney display={display} including={prices.price_including_tax} excluding={prices.price} />
                ),
              }}
            />
          </p>
        ) : null}
      </div>
    </div>
  );
};
