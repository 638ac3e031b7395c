import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderOnReceipt } from '@/features/checkout/receiptOrder';
import { SummaryLine } from '@/features/checkout/SummaryLine';
import { SubscriptionStrip } from '@/features/subscription/SubscriptionStrip';
import { Money } from '@/kernel/i18n/Money';
import styles from './ReceiptLines.module.css';

type Amount = { value: number | null; currency: string | null };

/** What was bought and what it cost, as the backend wrote it down. */
export const ReceiptLines = ({ order }: { order: OrderOnReceipt }) => {
  const { items, total } = order;
  return (
    <aside className={styles.box} aria-labelledby="your-order">
      <h2 id="your-order">
        <FormattedMessage id="receipt.yourOrder" />
      </h2>
      <ul className={styles.lines}>
        {(items ?? []).map(
          (item) =>
            item && (
              <SummaryLine
                key={item.id}
                name={item.product_name ?? item.product_sku}
                description={(item.selected_options ?? []).map((option) => option?.value).join(', ')}
                picture={item.product?.small_image?.url ?? undefined}
                quantity={item.quantity_ordered ?? 0}
                price={<UnitPrice quantity={item.quantity_ordered ?? 1} amount={item.product_sale_price} />}
              >
                {item.subscription && (
                  <SubscriptionStrip
                    weeks={item.subscription.interval_weeks}
                    percent={item.subscription.discount_percent}
                  />
                )}
              </SummaryLine>
            ),
        )}
      </ul>
      {total && (
        <dl className={styles.totals}>
          <Row label={<FormattedMessage id="cart.subtotal" />}>
            <Price amount={total.subtotal} />
          </Row>
          {(total.discounts ?? []).map(
            (discount) =>
              discount && (
                <Row key={discount.label} label={discount.label}>
                  −<Price amount={discount.amount} />
                </Row>
              ),
          )}
          <Row label={<FormattedMessage id="receipt.delivery" />}>
            {total.total_shipping.value === 0 ? (
              <FormattedMessage id="checkout.free" />
            ) : (
              <Price amount={total.total_shipping} />
            )}
          </Row>
          <Row label={<FormattedMessage id="cart.total" />} isTotal>
            <Price amount={total.grand_total} />
          </Row>
        </dl>
      )}
      {total && (
        <p className={styles.vat}>
          <FormattedMessage id="cart.includingVat" values={{ amount: <Price amount={total.total_tax} /> }} />
        </p>
      )}
    </aside>
  );
};

const Price = ({ amount }: { amount: Amount }) => <Money value={amount.value} currency={amount.currency} />;

/** The price of one, and how many: a sum of the shop's own would be a second authority. */
const UnitPrice = ({ quantity, amount }: { quantity: number; amount: Amount }) =>
  quantity === 1 ? (
    <Price amount={amount} />
  ) : (
    <FormattedMessage id="receipt.unitPrice" values={{ quantity, price: <Price amount={amount} /> }} />
  );

const Row = ({ label, isTotal = false, children }: { label: ReactNode; isTotal?: boolean; children: ReactNode }) => (
  <div className={isTotal ? `${styles.row} ${styles.total}` : styles.row}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
