import { FormattedMessage } from 'react-intl';
import { Deferred } from '@/kernel/routing/Deferred';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { SetSaving } from '@/ui/SetSaving/SetSaving';
import { Money } from '@/kernel/i18n/Money';
import type { CartLine } from './cartContents';
import styles from './lines/LineMessages.module.css';
import { QuantityChoice } from './lines/QuantityChoice';

/** Few lines have any. */
const lazyLineProblems = lazyComponent(
  async () => (await import(/* webpackChunkName: "line-problems" */ './lines/LineProblems')).LineProblems,
);

export interface LineMessagesProps {
  line: CartLine;
  /** Error of the last change of this line. */
  error?: string;
  /** Quantity that can be had in the place of the one that is refused. */
  offer?: number | undefined;
  onOffer?: ((quantity: number) => void) | undefined;
}

/** Messages about a line: what its set saves, it is unavailable, its price has changed, the last change was refused. */
export const LineMessages = ({ line, error = '', offer, onOffer }: LineMessagesProps) => {
  const { errors, previous_price: previous, prices } = line;
  const now = prices?.price_including_tax;
  return (
    <>
      {'set_saving' in line ? <SetSaving saving={line.set_saving} /> : null}
      {(errors ?? []).length > 0 ? (
        <Deferred>
          <lazyLineProblems.Component line={line} onOffer={offer === undefined ? onOffer : undefined} />
        </Deferred>
      ) : null}
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
      {offer === undefined || !onOffer ? null : <QuantityChoice quantity={offer} onChoose={onOffer} />}
    </>
  );
};
