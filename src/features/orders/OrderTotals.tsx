import { FormattedMessage, useIntl } from 'react-intl';
import { entriesOf } from '@/kernel/entriesOf';
import { Money } from '@/kernel/i18n/Money';
import type { MoneyFragment } from '@/kernel/i18n/Money.graphql.generated';
import { TotalsList } from '@/ui/Totals/TotalsList';
import { TotalsNote } from '@/ui/Totals/TotalsNote';
import { TotalsRow } from '@/ui/Totals/TotalsRow';
import { OrderedRows } from './OrderedRows';
import { readSums, type ToldLines } from './totals/readSums';
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
  lines: ToldLines;
  /** What is not shipped has no delivery that could be free. */
  isShipped: boolean;
  isCollected?: boolean;
}

/** What the sums of an order are with or without, where that is not plain. */
const noteIds = { true: 'order.pricesWithTax', false: 'order.withoutTax' } as const;

/** A discount that was told with tax, among rows without; less than nothing is a charge that no other row has. */
const NetDiscount = ({ discount, currency }: { discount: number; currency: string | null }) =>
  discount === 0 ? null : (
    <TotalsRow
      label={<FormattedMessage id={discount > 0 ? 'order.netDiscount' : 'order.otherCharges'} />}
      isSaving={discount > 0}
    >
      {discount > 0 && '−'}
      <Money value={Math.abs(discount)} currency={currency} />
    </TotalsRow>
  );

/**
 * Totals and taxes of an order, with rows that add up. Where the backend does not say which of its sums are with tax, what
 * agrees with the total decides.
 */
export const OrderTotals = ({ total, lines, isShipped, isCollected = false }: OrderTotalsProps) => {
  const sums = total.includes_tax ? null : readSums(total, lines);
  const isIncluded = sums === null || sums.kind === 'withTax';
  const taxes = entriesOf(total.taxes);
  const taxRows = taxes.map((tax) => <TaxRow key={tax.title} tax={tax} isIncluded={isIncluded} />);
  const { currency } = total.grand_total;
  const shown =
    sums?.kind === 'withTax'
      ? { ...total, subtotal: { value: sums.subtotal, currency }, total_shipping: { value: sums.shipping, currency } }
      : sums?.kind === 'withoutTaxNet'
        ? { ...total, discounts: [] }
        : total;
  return (
    <>
      <TotalsList>
        <OrderedRows total={shown} isShipped={isShipped} isCollected={isCollected} isWithTax={isIncluded} />
        {sums?.kind === 'withoutTaxNet' && <NetDiscount discount={sums.discount} currency={currency} />}
        {isIncluded ? null : taxRows}
        <TotalsRow label={<FormattedMessage id="cart.total" />} isTotal>
          <Amount of={total.grand_total} />
        </TotalsRow>
        {isIncluded ? taxRows : null}
      </TotalsList>
      {isIncluded || taxes.length === 0 ? null : (
        <TotalsNote>
          <FormattedMessage id={noteIds[`${sums.arePricesWithTax}`]} />
        </TotalsNote>
      )}
    </>
  );
};
