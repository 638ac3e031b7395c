import { FormattedMessage, useIntl } from 'react-intl';
import { Money } from '@/kernel/i18n/Money';
import type { MoneyFragment } from '@/kernel/i18n/Money.graphql.generated';
import { TotalsList } from '@/ui/Totals/TotalsList';
import { TotalsRow } from '@/ui/Totals/TotalsRow';
import { OrderedGoods } from './OrderedGoods';
import type { OrderTotalsFragment } from './api/OrderTotals.graphql.generated';

const Amount = ({ of }: { of: MoneyFragment }) => <Money value={of.value} currency={of.currency} />;

/** Many taxes bear their rate in their name. */
const TaxLabel = ({ title, rate }: { title: string; rate: number }) => {
  const { formatNumber } = useIntl();
  const percent = formatNumber(rate / 100, { style: 'percent', maximumFractionDigits: 2 });
  const name = title.includes(String(rate)) ? title : `${title} (${percent})`;
  return <FormattedMessage id="invoice.includedTax" values={{ name }} />;
};

export interface OrderTotalsProps {
  total: OrderTotalsFragment;
  /** What is not shipped has no delivery that could be free. */
  isShipped: boolean;
  isCollected?: boolean;
}

/** Totals and taxes as the backend wrote them down; nothing is added up here. */
export const OrderTotals = ({ total, isShipped, isCollected = false }: OrderTotalsProps) => (
  <TotalsList>
    <OrderedGoods total={total} />
    {(total.discounts ?? []).map(
      (discount) =>
        discount && (
          <TotalsRow key={discount.label} label={discount.label} isSaving>
            −<Amount of={discount.amount} />
          </TotalsRow>
        ),
    )}
    {isShipped ? (
      <TotalsRow label={<FormattedMessage id={isCollected ? 'checkout.collection' : 'receipt.delivery'} />}>
        {total.total_shipping.value === 0 ? (
          <FormattedMessage id="checkout.free" />
        ) : (
          <Amount of={total.total_shipping} />
        )}
      </TotalsRow>
    ) : null}
    <TotalsRow label={<FormattedMessage id="cart.total" />} isTotal>
      <Amount of={total.grand_total} />
    </TotalsRow>
    {(total.taxes ?? []).map(
      (tax) =>
        tax && (
          <TotalsRow key={tax.title} label={<TaxLabel title={tax.title} rate={tax.rate} />}>
            <Amount of={tax.amount} />
          </TotalsRow>
        ),
    )}
  </TotalsList>
);
