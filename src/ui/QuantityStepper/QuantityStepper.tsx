import { type KeyboardEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { plainCode } from '@/kernel/text/visibleText';
import { Icon } from '../Icon/Icon';
import { fitQuantity } from './fitQuantity';
import styles from './QuantityStepper.module.css';

export interface QuantityStepperProps {
  value: number;
  /** Called with a whole number between `min` and `max` that differs from `value`. */
  onChange: (value: number) => void;
  /** Name of the counted product. */
  label: string;
  min?: number;
  max?: number;
  /** The quantity is a multiple of it. */
  step?: number;
  /** More than `max` was asked for, which is taken instead. Called after `onChange`. */
  onOverLimit?: () => void;
  /** Takes typed text that is no whole number from `min` to `max`; nothing changes. Without it, a whole number is clamped. */
  onRefused?: (typed: string) => void;
  /** Text was typed that is no whole number, such as `-1`; the value stays. Not called with `onRefused`. */
  onUnreadable?: () => void;
  size?: 'normal' | 'small';
  isDisabled?: boolean;
}

const defaultMax = 9999;
/** More are surely more than can be had. */
const mostDigits = 10;

/** Minus, a number that can be typed, plus. What is typed counts on Enter or when the field is left. */
export const QuantityStepper = (props: QuantityStepperProps) => {
  const {
    value,
    onChange,
    onOverLimit,
    onRefused,
    onUnreadable,
    label,
    min = 1,
    max = defaultMax,
    step = 1,
    size = 'normal',
    isDisabled = false,
  } = props;
  const intl = useIntl();
  const [typed, setTyped] = useState<string>();

  const set = (next: number): void => {
    setTyped(undefined);
    const allowed = fitQuantity(next, { min, max, step });
    if (allowed !== value) onChange(allowed);
    if (next > max) onOverLimit?.();
  };
  /** The multiple below; the one above is found by counting up. */
  const lower = Math.ceil(value / step - 1) * step;
  const commit = (): void => {
    if (typed === undefined) return;
    const text = plainCode(typed).trim();
    const number = /^\d+$/.test(text) ? Number(text) : NaN;
    if (onRefused && text !== '' && !(number >= min && number <= max)) {
      setTyped(undefined);
      onRefused(text);
      return;
    }
    // "1.5" may mean one, two or fifteen.
    set(Number.isNaN(number) ? value : number);
    if (Number.isNaN(number) && text !== '') onUnreadable?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') {
      // Enter must not send the form that the stepper may stand in before the number is taken.
      event.preventDefault();
      commit();
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      set(event.key === 'ArrowUp' ? value + 1 : lower);
    } else if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation();
      setTyped(undefined);
    }
  };

  return (
    <div
      className={size === 'small' ? `${styles.stepper} ${styles.small}` : styles.stepper}
      role="group"
      aria-label={intl.formatMessage({ id: 'ui.quantityOf' }, { name: label })}
    >
      <button
        type="button"
        className={styles.step}
        aria-label={intl.formatMessage({ id: 'ui.quantityDecrease' }, { name: label })}
        aria-disabled={isDisabled || value <= min || undefined}
        onClick={() => !isDisabled && set(lower)}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        className={styles.value}
        inputMode="numeric"
        autoComplete="off"
        aria-label={intl.formatMessage({ id: 'ui.quantityOf' }, { name: label })}
        value={typed ?? String(value)}
        disabled={isDisabled}
        onChange={({ target }) => setTyped(target.value.slice(0, mostDigits))}
        onFocus={({ target }) => target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={intl.formatMessage({ id: 'ui.quantityIncrease' }, { name: label })}
        aria-disabled={isDisabled || value >= max || undefined}
        onClick={() => !isDisabled && set(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
};
