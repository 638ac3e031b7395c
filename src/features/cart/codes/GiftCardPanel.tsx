import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorText, isUnreachable } from '@/kernel/errors/appError';
import { useMoney } from '@/kernel/i18n/useMoney';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { getCartDetails } from '../cartOperations';
import { AppliedCode } from './AppliedCode';
import { giftCardFailureId, isUnknownGiftCard } from './codeFailure';
import { CodeForm } from './CodeForm';
import { GiftCardCheck } from './GiftCardCheck';
import { applyGiftCard, type CodeThunk, removeGiftCard } from './codeOperations';
import { giftCardSpellings, trySpellings } from './codeSpellings';
import { useCodeAttempt } from './useCodeAttempt';
import type { GiftCards } from './useGiftCards';
import styles from './codeForms.module.css';

/** The gift cards that pay for a cart, and the field for another. */
export const GiftCardPanel = ({ cards, refresh }: GiftCards) => {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const dispatch = useAppDispatch();
  const toWords = (failure: unknown): string => {
    const known = giftCardFailureId(failure);
    return known ? formatMessage({ id: known }) : errorText(failure, formatMessage({ id: 'giftCard.failed' }));
  };
  const { isBusy, error, setError, news, panel, attempt } = useCodeAttempt(toWords);
  const change = async (card: CodeThunk): Promise<void> => {
    try {
      await dispatch(card);
    } catch (failure) {
      const known = giftCardFailureId(failure);
      // Another tab has done it, or this one did and its answer was lost.
      if (known === 'giftCard.already' || known === 'giftCard.notThere' || isUnreachable(failure)) {
        refresh();
        void dispatch(getCartDetails());
      }
      throw failure;
    }
  };
  const apply = (typed: string, event: FormEvent): void => {
    event.preventDefault();
    const spellings = giftCardSpellings(typed);
    const find = () => trySpellings(spellings, (code) => change(applyGiftCard(code)), isUnknownGiftCard);
    if (spellings.length === 0) setError(formatMessage({ id: 'giftCard.missing' }));
    else void attempt(find, formatMessage({ id: 'giftCard.applied' }));
  };
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={formatMessage({ id: 'giftCard.heading' })}>
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
            onRemove={() => void attempt(() => change(removeGiftCard(code)), formatMessage({ id: 'giftCard.removed' }))}
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
        renderAbout={
          CAPABILITIES.giftCardBalance
            ? (typed) => (
                <GiftCardCheck typed={typed} onMissing={() => setError(formatMessage({ id: 'giftCard.missing' }))} />
              )
            : undefined
        }
      />
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </div>
  );
};
