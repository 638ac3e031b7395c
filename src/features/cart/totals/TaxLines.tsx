import { FormattedMessage } from 'react-intl';
import { Money } from '@/kernel/i18n/Money';
import { TotalsNote } from '@/ui/Totals/TotalsNote';
import { TotalsRow } from '@/ui/Totals/TotalsRow';

interface Tax {
  label: string;
  amount: { value: number | null; currency: string | null } | null;
}

export interface TaxLinesProps {
  taxes: readonly (Tax | null)[];
  /** Says what each tax is called. */
  isFull: boolean;
  /** The sums above are without tax: it is one of the amounts that make up the total. Otherwise the total contains it. */
  isAdded: boolean;
}

/** The taxes of a cart: rows above the total, or a note below it. */
export const TaxLines = ({ taxes, isFull, isAdded }: TaxLinesProps) =>
  taxes.map((tax) => {
    if (!tax?.amount) return null;
    const amount = <Money value={tax.amount.value} currency={tax.amount.currency} />;
    if (isAdded) {
      return (
        <TotalsRow key={tax.label} label={isFull ? tax.label : <FormattedMessage id="cart.vat" />}>
          {amount}
        </TotalsRow>
      );
    }
    return (
      <TotalsNote key={tax.label}>
        {isFull ? (
          <FormattedMessage id="cart.includingTax" values={{ amount, label: tax.label }} />
        ) : (
          <FormattedMessage id="cart.includingVat" values={{ amount }} />
        )}
      </TotalsNote>
    );
  });
