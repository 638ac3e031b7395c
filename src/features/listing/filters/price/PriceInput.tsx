import { type KeyboardEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './PriceFilter.module.css';

export interface PriceInputProps {
  labelId: 'listing.lowestPrice' | 'listing.highestPrice';
  /** Whole currency units. */
  value: number;
  /** The shopper has written another amount. */
  onCommit: (value: number) => void;
}

/** The first number in what was written; undefined when there is none. */
const readAmount = (text: string): number | undefined => {
  const [match] = /\d{1,5}(?:\.\d{1,2})?/.exec(text.replaceAll(',', '')) ?? [];
  return match === undefined ? undefined : Number(match);
};

/** An end of the price range as a field; what is no amount turns back into what was there. */
export const PriceInput = ({ labelId, value, onCommit }: PriceInputProps) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const [text, setText] = useState(String(value));
  const [written, setWritten] = useState(value);
  if (written !== value) {
    setWritten(value);
    setText(String(value));
  }
  const commit = (): void => {
    const amount = readAmount(text);
    setText(String(amount ?? value));
    if (amount !== undefined && amount !== value) onCommit(amount);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  };
  return (
    <span className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {formatMessage({ id: labelId })}
      </label>
      <input
        id={id}
        className={styles.input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
    </span>
  );
};
