import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorText } from '@/kernel/errors/appError';
import { parseBackendTime } from '@/kernel/i18n/backendTime';
import { useMoney } from '@/kernel/i18n/useMoney';
import { Button } from '@/ui/Button/Button';
import { giftCardFailureId, isUnknownGiftCard } from './codeFailure';
import { giftCardSpellings, trySpellings } from './codeSpellings';
import { GiftCardBalanceDocument, type GiftCardBalanceQuery } from './GiftCardBalance.graphql.generated';
import styles from './codeForms.module.css';

type Account = NonNullable<GiftCardBalanceQuery['giftCardAccount']>;

type Answer = { code: string } & ({ account: Account } | { error: string });

/** What is on a gift card, and until when it counts. */
const AccountText = ({ account: { balance, expiration_date: expires } }: { account: Account }) => {
  const { formatDate } = useIntl();
  const money = useMoney();
  const amount = money(balance?.value, balance?.currency);
  return expires ? (
    <FormattedMessage
      id="giftCard.worthUntil"
      // A day of the shop, whatever the time zone of the shopper.
      values={{
        amount,
        date: formatDate(parseBackendTime(`${expires.slice(0, 10)} 00:00:00`), { dateStyle: 'long', timeZone: 'UTC' }),
      }}
    />
  ) : (
    <FormattedMessage id="giftCard.worth" values={{ amount }} />
  );
};

export interface GiftCardCheckProps {
  /** What is typed into the field. */
  typed: string;
  /** Nothing was typed: the field says so. */
  onMissing: () => void;
}

/** Tells what is on the gift card whose code is typed, without using it. The answer goes when another code is typed. */
export const GiftCardCheck = ({ typed, onMissing }: GiftCardCheckProps) => {
  const { formatMessage } = useIntl();
  const apollo = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const spellings = giftCardSpellings(typed);
  const [code] = spellings;

  const ask = async (): Promise<void> => {
    if (isBusy) return;
    if (code === undefined) {
      onMissing();
      return;
    }
    setIsBusy(true);
    setAnswer(undefined);
    let account: Account | null | undefined;
    const look = async (spelling: string): Promise<void> => {
      const variables = { code: spelling };
      const { data } = await apollo.query({ query: GiftCardBalanceDocument, variables, fetchPolicy: 'no-cache' });
      account = data?.giftCardAccount;
    };
    try {
      await trySpellings(spellings, look, isUnknownGiftCard);
      setAnswer(account ? { code, account } : { code, error: formatMessage({ id: 'giftCard.invalid' }) });
    } catch (failure) {
      const known = giftCardFailureId(failure);
      const id = known === 'giftCard.failed' ? 'giftCard.checkFailed' : known;
      const words = formatMessage({ id: id ?? 'giftCard.checkFailed' });
      setAnswer({ code, error: id ? words : errorText(failure, words) });
    } finally {
      setIsBusy(false);
    }
  };
  const told = answer?.code === code ? answer : undefined;
  return (
    <div className={styles.check}>
      <Button priority="lowLinkUnderline" isLoading={isBusy} onClick={() => void ask()}>
        <FormattedMessage id="giftCard.check" />
      </Button>
      <p role="status">{told && 'account' in told && <AccountText account={told.account} />}</p>
      {told && 'error' in told && (
        <p className={styles.error} role="alert">
          {told.error}
        </p>
      )}
    </div>
  );
};
