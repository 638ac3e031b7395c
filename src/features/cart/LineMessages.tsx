import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { SetSaving } from '@/ui/SetSaving/SetSaving';
import { Money } from '@/kernel/i18n/Money';
import { refusalOfWords } from './lines/addFailure';
import type { CartLine } from './cartContents';
import styles from './lines/LineMessages.module.css';

export interface LineMessagesProps {
  line: CartLine;
  /** Error of the last change of this line. */
  error?: string;
  /** Quantity that can be had in the place of the one that is refused. */
  offer?: number | undefined;
  onOffer?: (quantity: number) => void;
}

/** Messages about a line: what its set saves, it is unavailable, its price has changed, the last change was refused. */
export const LineMessages = ({ line, error = '', offer, onOffer }: LineMessagesProps) => {
  const { formatMessage } = useIntl();
  const { errors, previous_price: previous, prices } = line;
  const gone = formatMessage({ id: 'cart.outOfStock' });
  const toWords = (message: string): string => {
    const known = refusalOfWords(message);
    // It need not have been just now: the line may be an old one.
    if (known?.id === 'cart.errorSoldOut') return gone;
    return known ? formatMessage({ id: known.id }, { ...known.rule }) : message;
  };
  const problems = (errors ?? []).map(({ message }) => toWords(message));
  const now = prices?.price_including_tax;
  return (
    <>
      {'set_saving' in line ? <SetSaving saving={line.set_saving} /> : null}
      {problems.map((problem) => (
        <p key={problem} className={styles.problem}>
          {problem}
        </p>
      ))}
      {previous && (
        <p className={styles.news}>
          <FormattedMessage
            id="cart.priceChanged"
            values={{
              was: <Money value={previous.value} currency={previous.currency} />,
              now: <Money value={now?.value} currency={now?.currency} />,
            }}
          />
        </p>
      )}
      <p className={styles.problem} role="alert" hidden={error === ''}>
        {error}
      </p>
      {offer === undefined ? null : (
        <p>
          <Button priority="low" size="small" onClick={() => onOffer?.(offer)}>
            <FormattedMessage id="cart.chooseQuantity" values={{ quantity: offer }} />
          </Button>
        </p>
      )}
    </>
  );
};
