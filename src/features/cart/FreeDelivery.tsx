import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { settings } from '@/kernel/app/settings';
import { Money } from '@/kernel/i18n/Money';
import styles from './FreeDelivery.module.css';
import type { CartExtras } from './useCartExtras';

/** How far the cart is from free delivery, in words and as a bar (design language §3.10). The amounts are the backend's. */
export const FreeDelivery = ({ progress }: { progress: NonNullable<CartExtras['free_shipping_progress']> }) => {
  const { is_free: isFree, is_by_coupon: isByCoupon, threshold, remaining, reached_percent: percent } = progress;
  const { formatNumber } = useIntl();
  // A threshold is a round sum: without its pennies when it has none.
  const wholeMoney = (value: number | null | undefined, currency: string | null | undefined): string =>
    formatNumber(value ?? 0, {
      style: 'currency',
      currency: currency ?? settings.currency,
      trailingZeroDisplay: 'stripIfInteger',
    });
  const strong = (words: ReactNode) => <b className={styles.strong}>{words}</b>;
  return (
    <div>
      <p className={styles.text} role="status">
        {isByCoupon ? <FormattedMessage id="freeDelivery.byCoupon" values={{ b: strong }} /> : null}
        {isFree && !isByCoupon ? (
          <FormattedMessage
            id="freeDelivery.reached"
            values={{ b: strong, amount: wholeMoney(threshold?.value, threshold?.currency) }}
          />
        ) : null}
        {isFree ? null : (
          <FormattedMessage
            id="freeDelivery.remaining"
            values={{
              amount: (
                <b className={styles.strong}>
                  <Money value={remaining.value} currency={remaining.currency} />
                </b>
              ),
            }}
          />
        )}
      </p>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  );
};
