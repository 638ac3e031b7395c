import { FormattedMessage } from 'react-intl';
import { CartTotals } from '@/features/cart/CartTotals';
import { lineDescription, linePicture } from '@/features/cart/lineDescription';
import { keyOfLine } from '@/features/cart/lineKey';
import type { Cart, CartLine } from '@/features/cart/useCart';
import { SubscriptionStrip } from '@/features/subscription/SubscriptionStrip';
import { Money } from '@/kernel/i18n/Money';
import { SummaryCodes } from './SummaryCodes';
import { SummaryLine } from './SummaryLine';
import styles from './OrderSummary.module.css';

export interface OrderSummaryProps {
  cart: Cart;
  lines: readonly CartLine[];
}

/** What is about to be bought, beside the steps of checkout. */
export const OrderSummary = ({ cart, lines }: OrderSummaryProps) => (
  <>
    <ul className={styles.lines}>
      {lines.map((line) => (
        <SummaryLine
          key={keyOfLine(line)}
          name={line.product.name ?? ''}
          description={lineDescription(line)}
          picture={linePicture(line)}
          quantity={line.quantity}
          price={
            <Money
              value={line.prices?.row_total_including_tax.value}
              currency={line.prices?.row_total_including_tax.currency}
            />
          }
        >
          {line.subscription && (
            <SubscriptionStrip weeks={line.subscription.interval_weeks} percent={line.subscription.discount_percent} />
          )}
          {(line.errors ?? []).map(({ message }) => (
            <p key={message} className={styles.problem}>
              {message}
            </p>
          ))}
          {line.previous_price && (
            <p className={styles.news}>
              <FormattedMessage
                id="cart.priceChanged"
                values={{
                  was: <Money value={line.previous_price.value} currency={line.previous_price.currency} />,
                  now: (
                    <Money
                      value={line.prices?.price_including_tax.value}
                      currency={line.prices?.price_including_tax.currency}
                    />
                  ),
                }}
              />
            </p>
          )}
        </SummaryLine>
      ))}
    </ul>
    <SummaryCodes cart={cart} />
    <CartTotals cart={cart} />
  </>
);
