import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorText, isUnreachable } from '@/kernel/errors/appError';
import { Money } from '@/kernel/i18n/Money';
import { useMoney } from '@/kernel/i18n/useMoney';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Checkbox } from '@/ui/forms/Checkbox';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import type { Cart } from '../cartContents';
import { getCartDetails } from '../cartOperations';
import { setBalanceUse } from './balanceOperations';
import styles from './BalanceChoices.module.css';
import { type Balance, useBalances } from './useBalances';

const Label = ({ balance: { kind, available, points, applied } }: { balance: Balance }) => {
  const shown = available ?? applied;
  const amount = <Money value={shown?.value} currency={shown?.currency} />;
  return kind === 'credit' ? (
    <FormattedMessage id="balances.useCredit" values={{ amount }} />
  ) : (
    <FormattedMessage id="balances.usePoints" values={{ amount, points: points ?? 0 }} />
  );
};

export interface BalanceChoicesProps {
  cart: Pick<Cart, 'prices'>;
  /** The order is being placed: what pays for it stays as it is. */
  isDisabled: boolean;
}

/** Store credit and reward points at the payment: each pays as far as it goes, as soon as it is chosen. */
export const BalanceChoices = ({ cart, isDisabled }: BalanceChoicesProps) => {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const dispatch = useAppDispatch();
  const { list, refresh } = useBalances(cart);
  /** What is being sent: shown as it was chosen meanwhile. */
  const [busy, setBusy] = useState<{ kind: Balance['kind']; isUsed: boolean }>();
  const [failed, setFailed] = useState<{ kind: Balance['kind']; words: string }>();
  const [news, setNews] = useState('');
  if (list.length === 0) return null;

  const change = async ({ kind }: Balance, isUsed: boolean): Promise<void> => {
    if (busy) return;
    setBusy({ kind, isUsed });
    setFailed(undefined);
    setNews('');
    try {
      const { prices } = await dispatch(setBalanceUse(kind, isUsed));
      const total = money(prices?.grand_total?.value, prices?.grand_total?.currency);
      setNews(formatMessage({ id: 'balances.newTotal' }, { total }));
    } catch (failure) {
      // Its answer may be all that was lost: what the backend says now is shown.
      const [used] = await Promise.all([refresh(), dispatch(getCartDetails())]);
      if (used?.includes(kind) === isUsed) return;
      const id = isUnreachable(failure) ? 'balances.offline' : 'balances.failed';
      const words = formatMessage({ id });
      setFailed({ kind, words: isUnreachable(failure) ? words : errorText(failure, words) });
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <fieldset className={styles.box} aria-label={formatMessage({ id: 'balances.choose' })} inert={isDisabled}>
      {list.map((balance) => (
        <Checkbox
          key={balance.kind}
          label={<Label balance={balance} />}
          checked={busy?.kind === balance.kind ? busy.isUsed : balance.applied !== null}
          aria-busy={busy?.kind === balance.kind}
          error={failed?.kind === balance.kind ? <span role="alert">{failed.words}</span> : undefined}
          onChange={({ target }) => void change(balance, target.checked)}
        />
      ))}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </fieldset>
  );
};
