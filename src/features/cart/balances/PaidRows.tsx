import { FormattedMessage } from 'react-intl';
import { Money } from '@/kernel/i18n/Money';
import { TotalsRow } from '@/ui/Totals/TotalsRow';
import type { Cart } from '../cartContents';
import { useBalances } from './useBalances';

const labels = { credit: 'balances.storeCredit', points: 'balances.rewardPoints' } as const;

/** What balances of the customer pay, among the totals; a backend may have them among its discounts already. */
export const PaidRows = ({ cart }: { cart: Cart }) => {
  const told = (cart.prices?.discounts ?? []).map((discount) => discount?.amount.value);
  return useBalances(cart).list.map(
    ({ kind, applied }) =>
      applied &&
      !told.includes(applied.value) && (
        <TotalsRow key={kind} label={<FormattedMessage id={labels[kind]} />} isSaving>
          −<Money value={applied.value} currency={applied.currency} />
        </TotalsRow>
      ),
  );
};
