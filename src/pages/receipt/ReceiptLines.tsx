import { FormattedMessage } from 'react-intl';
import { SetSaving } from '@/ui/SetSaving/SetSaving';
import type { OrderOnReceipt } from '@/features/checkout/checkoutSlice';
import { orderedChoices, orderedSaving } from '@/features/orders/orderedItems';
import { OrderTotals } from '@/features/orders/OrderTotals';
import { OrderedRows } from '@/features/orders/OrderedRows';
import { DeliveryFrequency } from '@/features/subscription/DeliveryFrequency';
import { isGifted, lazyLineGifts } from '@/features/orderGifts/gifts';
import { SummaryLine } from '@/features/checkout/SummaryLine';
import { Money } from '@/kernel/i18n/Money';
import { Deferred } from '@/kernel/routing/Deferred';
import { TotalsList } from '@/ui/Totals/TotalsList';
import { TotalsNote } from '@/ui/Totals/TotalsNote';
import { TotalsRow } from '@/ui/Totals/TotalsRow';
import styles from './ReceiptLines.module.css';

type Item = NonNullable<NonNullable<OrderOnReceipt['items']>[number]>;
type Amount = { value: number | null; currency: string | null };

/** What of a product was bought: what was chosen of it, or its pack. */
const descriptionOf = (item: Item): string => orderedChoices(item).join(', ') || (item.product?.pack_summary ?? '');

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
                description={descriptionOf(item)}
                picture={item.product?.small_image?.url ?? undefined}
                quantity={item.quantity_ordered ?? 0}
                price={<UnitPrice quantity={item.quantity_ordered ?? 1} amount={item.product_sale_price} />}
              >
                <SetSaving saving={orderedSaving(item)} />
                {item.subscription && <DeliveryFrequency weeks={item.subscription.interval_weeks} />}
                {lazyLineGifts && isGifted(item) && (
                  <Deferred>
                    <lazyLineGifts.Component line={item} />
                  </Deferred>
                )}
              </SummaryLine>
            ),
        )}
      </ul>
      {total && !total.includes_tax && (
        <OrderTotals
          total={total}
          lines={items ?? []}
          isShipped={order.shipping_address !== null}
          isCollected={Boolean(order.pickup)}
        />
      )}
      {total?.includes_tax && (
        <TotalsList>
          <OrderedRows
            total={total}
            isShipped={order.shipping_address !== null}
            isCollected={Boolean(order.pickup)}
            isWithTax
          />
          <TotalsRow label={<FormattedMessage id="cart.total" />} isTotal>
            <Price amount={total.grand_total} />
          </TotalsRow>
        </TotalsList>
      )}
      {total?.includes_tax && total.total_tax.value !== null && (
        <TotalsNote>
          <FormattedMessage id="cart.includingVat" values={{ amount: <Price amount={total.total_tax} /> }} />
        </TotalsNote>
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
