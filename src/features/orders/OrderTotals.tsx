import { FormattedMessage, useIntl } from 'react-intl';
import { entriesOf } from '@/kernel/entriesOf';
import { Money } from '@/kernel/i18n/Money';
import type { MoneyFragment } from '@/kernel/i18n/Money.graphql.generated';
import { TotalsList } from '@/ui/Totals/TotalsList';
import { TotalsNote } from '@/ui/Totals/TotalsNote';
import { TotalsRow } from '@/ui/Totals/TotalsRow';
import { OrderedRows } from './OrderedRows';
import type { OrderTotalsFragment } from './api/OrderTotals.graphql.generated';

const Amount = ({ of }: { of: MoneyFragment }) => <Money value={of.value} currency={of.currency} />;

type Tax = NonNullable<NonNullable<OrderTotalsFragment['taxes']>[number]>;

/** A tax within the total, or one that is added to the rows above it. Many bear their rate in their name. */
const TaxRow = ({ tax: { title, rate, amount }, isIncluded }: { tax: Tax; isIncluded: boolean }) => {
  const { formatNumber } = useIntl();
  const percent = formatNumber(rate / 100, { style: 'percent', maximumFractionDigits: 2 });
  const name = title.includes(String(rate)) ? title : `${title} (${percent})`;
  return (
    <TotalsRow label={isIncluded ? <FormattedMessage id="invoice.includedTax" values={{ name }} /> : name}>
      <Amount of={amount} />
    </TotalsRow>
  );
};

export interface OrderTotalsProps {
  total: OrderTotalsFragment;
  /** What is not shipped has no delivery that could be free. */
  isShipped: boolean;
  isCollected?: boolean;
}

/**
 * Totals and taxes as the backend wrote them down; nothing is added up here. A stock backend answers an order's amounts
 * without tax, and the rows add up with the tax among them only.
 */
export const OrderTotals = ({ total, isShipped, isCollected = false }: OrderTotalsProps) => {
  const isIncluded = total.includes_tax ?? false;
  const taxes = entriesOf(total.taxes);
  const taxRows = taxes.map((tax) => <TaxRow key={tax.title} tax={tax} isIncluded={isIncluded} />);
  return (
    <>
      <TotalsList>
        <OrderedRows total={total} isShipped={isShipped} isCollected={isCollected} />
        {isIncluded ? null : taxRows}
        <TotalsRow label={<FormattedMessage id="cart.total" />} isTotal>
          <Amount of={total.grand_total} />
        </TotalsRow>
        {isIncluded ? taxRows : null}
      </TotalsList>
      {isIncluded || taxes.length === 0 ? null : (
        <TotalsNote>
          <FormattedMessage id="order.withoutTax" />
        </TotalsNote>
      )}
    </>
  );
};
