import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { GiftRows } from '@/features/cart/GiftRows';
import { entriesOf } from '@/kernel/entriesOf';
import { Money } from '@/kernel/i18n/Money';
import type { MoneyFragment } from '@/kernel/i18n/Money.graphql.generated';
import { TotalsRow } from '@/ui/Totals/TotalsRow';
import type { OrderedGoodsFragment } from './api/OrderedGoods.graphql.generated';
import type { OrderTotalsFragment } from './api/OrderTotals.graphql.generated';

/** The subtotal of an order, and what subscriptions saved below it, as its cart said it. Nothing is added up here. */
const OrderedGoods = ({ total: { subtotal, subscription_saving: saved } }: { total: OrderedGoodsFragment }) => {
  const goods = saved?.once_subtotal ?? subtotal;
  return (
    <>
      <TotalsRow label={<FormattedMessage id="cart.subtotal" />}>
        <Money value={goods.value} currency={goods.currency} />
      </TotalsRow>
      {saved && (
        <TotalsRow label={<FormattedMessage id="cart.subscriptionSaving" />} isSaving>
          −<Money value={saved.saving.value} currency={saved.saving.currency} />
        </TotalsRow>
      )}
    </>
  );
};

/** What a balance of the customer paid. */
const PaidRow = ({ label, amount }: { label: ReactNode; amount: MoneyFragment | null }) =>
  amount?.value ? (
    <TotalsRow label={label} isSaving>
      −<Money value={amount.value} currency={amount.currency} />
    </TotalsRow>
  ) : null;

export interface OrderedRowsProps {
  total: Pick<
    OrderTotalsFragment,
    | 'subtotal'
    | 'subscription_saving'
    | 'discounts'
    | 'total_shipping'
    | 'gift_options'
    | 'total_store_credit'
    | 'total_reward_points'
  >;
  /** What is not shipped has no delivery that could be free. */
  isShipped: boolean;
  isCollected: boolean;
  /** Whether the amounts are with tax. */
  isWithTax: boolean;
}

/** What an order's total is made of, as the backend wrote it down: goods, discounts, and delivery or collection. */
export const OrderedRows = ({ total, isShipped, isCollected, isWithTax }: OrderedRowsProps) => {
  const { discounts, total_shipping: shipping } = total;
  return (
    <>
      <OrderedGoods total={total} />
      {entriesOf(discounts).map(({ label, amount }) => (
        <TotalsRow key={`${label} ${amount.value}`} label={label} isSaving>
          −<Money value={amount.value} currency={amount.currency} />
        </TotalsRow>
      ))}
      {isShipped && (
        <TotalsRow label={<FormattedMessage id={isCollected ? 'checkout.collection' : 'receipt.delivery'} />}>
          {shipping.value === 0 ? (
            <FormattedMessage id="checkout.free" />
          ) : (
            <Money value={shipping.value} currency={shipping.currency} />
          )}
        </TotalsRow>
      )}
      <GiftRows options={total.gift_options} place="sales" display={isWithTax ? 'including' : 'excluding'} />
      <PaidRow label={<FormattedMessage id="balances.storeCredit" />} amount={total.total_store_credit} />
      <PaidRow label={<FormattedMessage id="balances.rewardPoints" />} amount={total.total_reward_points} />
    </>
  );
};
