import { FormattedMessage } from 'react-intl';
import { Money } from '@/kernel/i18n/Money';
import { TotalsRow } from '@/ui/Totals/TotalsRow';
import type { OrderedGoodsFragment } from './api/OrderedGoods.graphql.generated';

/** The subtotal of an order, and what subscriptions saved below it, as its cart said it. Nothing is added up here. */
export const OrderedGoods = ({ total: { subtotal, subscription_saving: saved } }: { total: OrderedGoodsFragment }) => {
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
