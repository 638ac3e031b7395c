import { CartTotals } from '@/features/cart/CartTotals';
import { type Cart, type CartLine, keyOfLine, lineDescription, linePicture } from '@/features/cart/cartContents';
import { LineMessages } from '@/features/cart/LineMessages';
import { useCartSettings } from '@/features/cart/useCart';
import { DeliveryFrequency } from '@/features/subscription/DeliveryFrequency';
import { Money } from '@/kernel/i18n/Money';
import { DeliveryEstimate } from './parts/DeliveryEstimate';
import { SummaryCodes } from './parts/SummaryCodes';
import { SummaryLine } from './SummaryLine';
import styles from './OrderSummary.module.css';

export interface OrderSummaryProps {
  cart: Cart;
  lines: readonly CartLine[];
}

/** What is about to be bought, beside the steps of checkout. */
export const OrderSummary = ({ cart, lines }: OrderSummaryProps) => {
  const { price: display } = useCartSettings();
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const { prices } = line;
          const price = display === 'excluding' ? prices?.row_total : prices?.row_total_including_tax;
          return (
            <SummaryLine
              key={keyOfLine(line)}
              name={line.product.name ?? ''}
              description={lineDescription(line)}
              picture={linePicture(line)}
              quantity={line.quantity}
              price={price ? <Money {...price} /> : null}
            >
              {line.subscription && <DeliveryFrequency weeks={line.subscription.interval_weeks} />}
              <LineMessages line={line} />
            </SummaryLine>
          );
        })}
      </ul>
      <SummaryCodes cart={cart} />
      <div className={styles.totals}>
        <CartTotals cart={cart} delivery={cart.is_virtual ? null : <DeliveryEstimate />} />
      </div>
    </>
  );
};
