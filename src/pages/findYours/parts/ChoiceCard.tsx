import { FormattedMessage } from 'react-intl';
import fieldStyles from '@/ui/forms/fieldStyles.module.css';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import styles from './ChoiceCard.module.css';

export interface ChoiceCardProps {
  /** Of the question; the same for all of its answers. */
  name: string;
  isSingle: boolean;
  label: string;
  /** Products that it would leave, where that is known. */
  count: number | undefined;
  isChosen: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

/** One answer, as a card that is its own target. */
export const ChoiceCard = ({ name, isSingle, label, count, isChosen, isDisabled, onChoose }: ChoiceCardProps) => (
  <label className={styles.card}>
    <input
      type={isSingle ? 'radio' : 'checkbox'}
      name={name}
      className={fieldStyles.box}
      checked={isChosen}
      disabled={isDisabled}
      onChange={onChoose}
    />
    <span className={styles.label}>{label}</span>{' '}
    {count === undefined ? null : (
      <span className={styles.count}>
        <span aria-hidden="true">{count}</span>
        <VisuallyHidden>
          <FormattedMessage id="category.count" values={{ count }} />
        </VisuallyHidden>
      </span>
    )}
  </label>
);
