import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { AccountLayout } from '@/features/account/AccountLayout';
import { entriesOf } from '@/kernel/entriesOf';
import { useMoney } from '@/kernel/i18n/useMoney';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Panel } from '@/ui/Panel/Panel';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { BalanceHistory } from './BalanceHistory';
import styles from './Balances.module.css';
import { type RewardPoints, type StoreCredit, useCustomerBalances } from './useCustomerBalances';

const CreditPanel = ({ credit, showMore }: { credit: StoreCredit; showMore: (() => void) | undefined }) => {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { current_balance: balance, balance_history: history } = credit;
  const entries = entriesOf(history?.items).map(({ action, date_time_changed: date, ...amounts }) => {
    const { balance_change: change, actual_balance: after } = amounts;
    return {
      what: action ?? '',
      date,
      change: `${(change?.value ?? 0) > 0 ? '+' : ''}${money(change?.value, change?.currency)}`,
      after: formatMessage({ id: 'balances.after' }, { amount: money(after?.value, after?.currency) }),
    };
  });
  return (
    <Panel title={<FormattedMessage id="balances.storeCredit" />}>
      <p className={styles.balance}>{money(balance?.value, balance?.currency)}</p>
      {history && <BalanceHistory entries={entries} />}
      {showMore && (
        <Button priority="lowLinkUnderline" onClick={showMore}>
          <FormattedMessage id="balances.more" />
        </Button>
      )}
    </Panel>
  );
};

const Points = ({ points }: { points: number }) => <FormattedMessage id="balances.points" values={{ points }} />;

/** What is earned, and what points are worth; nothing where the store does not say both. */
const Rates = ({ rates, currency }: { rates: RewardPoints['exchange_rates']; currency: string | null }) => {
  const money = useMoney();
  if (!rates?.earning || !rates.redemption) return null;
  const { earning, redemption } = rates;
  return (
    <p className={styles.soft}>
      <FormattedMessage
        id="balances.rates"
        values={{
          earned: <Points points={earning.points} />,
          spent: money(earning.currency_amount, currency),
          points: <Points points={redemption.points} />,
          amount: money(redemption.currency_amount, currency),
        }}
      />
    </p>
  );
};

const PointsPanel = ({
  points: { balance, balance_history: history, exchange_rates: rates },
}: {
  points: RewardPoints;
}) => {
  const money = useMoney();
  const worth = balance?.money;
  return (
    <Panel title={<FormattedMessage id="balances.rewardPoints" />}>
      <p className={styles.balance}>
        <Points points={balance?.points ?? 0} />
      </p>
      <p className={styles.soft}>
        <FormattedMessage id="balances.worth" values={{ amount: money(worth?.value, worth?.currency) }} />
      </p>
      <Rates rates={rates} currency={worth?.currency ?? null} />
      {history && (
        <BalanceHistory
          entries={entriesOf(history).map(({ change_reason: what, date, points_change: change, balance: after }) => ({
            what,
            date,
            change: <FormattedNumber value={change} signDisplay="exceptZero" />,
            after: <Points points={after?.points ?? 0} />,
          }))}
        />
      )}
    </Panel>
  );
};

/** Store credit and reward points of the customer, and how they came to be what they are. */
export const BalancesPage = () => {
  const { formatMessage } = useIntl();
  const { balances, reload, showMore } = useCustomerBalances();
  return (
    <AccountLayout path="/credit-and-points" title={formatMessage({ id: 'balances.title' })}>
      {balances === undefined && (
        <div role="status" aria-busy="true" aria-label={formatMessage({ id: 'ui.loading' })}>
          <Shimmer className={styles.waiting} />
        </div>
      )}
      {balances === null && (
        <RetryNotice onRetry={reload}>
          <FormattedMessage id="balances.loadFailed" />
        </RetryNotice>
      )}
      {balances && !balances.credit && !balances.points && (
        <EmptyState heading={<FormattedMessage id="balances.none" />} />
      )}
      {balances && (
        <div className={styles.panels}>
          {balances.credit && <CreditPanel credit={balances.credit} showMore={showMore} />}
          {balances.points && <PointsPanel points={balances.points} />}
        </div>
      )}
    </AccountLayout>
  );
};
