import { useIntl } from 'react-intl';
import { otherQuantity, type QuantityRule } from '@/ui/QuantityStepper/fitQuantity';
import type { CartLine } from '../cartContents';
import { refusalOfWords } from './addFailure';
import styles from './LineMessages.module.css';
import { QuantityChoice } from './QuantityChoice';

export interface LineProblemsProps {
  line: CartLine;
  /** Takes another quantity; without it none is offered. */
  onOffer?: ((quantity: number) => void) | undefined;
}

/** What the backend says is wrong with a line, and the quantity that would be right. */
export const LineProblems = ({ line, onOffer }: LineProblemsProps) => {
  const { formatMessage } = useIntl();
  const problems = (line.errors ?? []).map(({ message }) => ({ message, refusal: refusalOfWords(message) }));
  const rule = problems.reduce<QuantityRule>((known, { refusal }) => ({ ...known, ...refusal?.rule }), {});
  const offer = otherQuantity(rule, line.quantity);
  return (
    <>
      {problems.map(({ message, refusal }) => (
        <p key={message} className={styles.problem}>
          {/* It need not have been just now: the line may be an old one. */}
          {refusal?.id === 'cart.errorSoldOut'
            ? formatMessage({ id: 'cart.outOfStock' })
            : refusal
              ? formatMessage({ id: refusal.id }, { ...refusal.rule })
              : message}
        </p>
      ))}
      {onOffer && offer !== undefined ? <QuantityChoice quantity={offer} onChoose={onOffer} /> : null}
    </>
  );
};
