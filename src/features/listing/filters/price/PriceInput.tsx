import { type KeyboardEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { readNumber } from '@/kernel/i18n/readNumber';
import styles from './PriceFilter.module.css';

export interface PriceInputProps {
  labelId: 'listing.lowestPrice' | 'listing.highestPrice';
  /** Whole currency units. */
  value: number;
  /** The shopper has written another amount. */
  onCommit: (value: number) => void;
}

/** Whole currency units that a price can have; what is above counts as that. */
const most = 99_999;

/** An end of the price range as a field; what is no amount turns back into what was there. */
export const PriceInput = ({ labelId, value, onCommit }: PriceInputProps) => {
  const id = useId();
  const { formatMessage, formatNumber, locale } = useIntl();
  const toText = (amount: number): string => formatNumber(amount, { useGrouping: false, maximumFractionDigits: 2 });
  const [text, setText] = useState(() => toText(value));
  const [written, setWritten] = useState(value);
  if (written !== value) {
    setWritten(value);
    setText(toText(value));
  }
  const commit = (): void => {
    const read = readNumber(text, locale);
    const amount = read === undefined ? undefined : Math.min(most, Math.round(read * 100) / 100);
    setText(toText(amount ?? value));
    if (amount !== undefined && amount !== value) onCommit(amount);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  };
  return (
    <span>
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
