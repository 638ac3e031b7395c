import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorText } from '@/kernel/errors/appError';
import { useMoney } from '@/kernel/i18n/useMoney';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import type { GiftCardsFragment } from '../api/GiftCards.graphql.generated';
import { giftCardFailureId } from '../giftCardFailure';
import { applyGiftCard, removeGiftCard } from '../giftCards';
import { AppliedCode } from './AppliedCode';
import { CodeForm } from './CodeForm';
import styles from './tools.module.css';
import { useCodeAttempt } from './useCodeAttempt';

/** The gift cards that pay for a cart, and the field for another. */
export const GiftCardPanel = ({ cards }: { cards: NonNullable<GiftCardsFragment['applied_gift_cards']> }) => {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const dispatch = useAppDispatch();
  const toWords = (failure: unknown): string => {
    const known = giftCardFailureId(failure);
    return known ? formatMessage({ id: known }) : errorText(failure, formatMessage({ id: 'giftCard.failed' }));
  };
  const { isBusy, error, setError, news, panel, attempt } = useCodeAttempt(toWords);
  const apply = (typed: string, event: FormEvent): void => {
    event.preventDefault();
    const code = typed.trim();
    if (code === '') setError(formatMessage({ id: 'giftCard.missing' }));
    else void attempt(() => dispatch(applyGiftCard(code)), formatMessage({ id: 'giftCard.applied' }));
  };
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      {cards.map((card) => {
        const code = card?.code ?? '';
        const used = money(card?.applied_balance?.value, card?.applied_balance?.currency);
        const balance = money(card?.current_balance?.value, card?.current_balance?.currency);
        return (
          <AppliedCode
            key={code}
            code={code}
            removeLabel={formatMessage({ id: 'giftCard.remove' }, { code })}
            isBusy={isBusy}
            onRemove={() =>
              void attempt(() => dispatch(removeGiftCard(code)), formatMessage({ id: 'giftCard.removed' }))
            }
          >
            <p className={styles.balance}>
              <FormattedMessage id="giftCard.balance" values={{ used, balance }} />
            </p>
          </AppliedCode>
        );
      })}
      <CodeForm
        // A card that was taken leaves an empty field for the next.
        key={cards.length}
        label={formatMessage({ id: 'giftCard.code' })}
        error={error}
        isBusy={isBusy}
        onSubmit={apply}
        onType={() => setError('')}
      />
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </div>
  );
};
