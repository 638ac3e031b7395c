import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import styles from './PriceFilter.module.css';
import { PriceInput } from './PriceInput';
import type { FullRange } from './priceRange';
import { type PriceDraftOptions, usePriceDraft } from './usePriceDraft';
import { usePriceText } from './usePriceText';

/** The bounds are what the list's products cost, an open end of the choice is any price. */
export type PriceFilterProps = PriceDraftOptions;

type CssVariables = CSSProperties & Record<`--${string}`, string>;

/** A range of prices: two handles for the pointer and the arrow keys, and two fields to write it. */
export const PriceFilter = (props: PriceFilterProps) => {
  const { formatMessage } = useIntl();
  const text = usePriceText();
  const { lowest, highest } = props.bounds;
  const { current, shown, move, hold, letGo, commit } = usePriceDraft(props);

  const share = (value: number): number => (value - lowest) / (highest - lowest);
  const fill: CssVariables = { '--from': `${share(shown.from) * 100}%`, '--to': `${share(shown.to) * 100}%` };
  const handle = (end: keyof FullRange, moved: (value: number) => FullRange, className: string | undefined) => (
    <input
      type="range"
      className={className}
      min={lowest}
      max={highest}
      step={1}
      value={shown[end]}
      aria-label={formatMessage({ id: end === 'from' ? 'listing.lowestPrice' : 'listing.highestPrice' })}
      aria-valuetext={text(shown[end])}
      onChange={({ target }) => move(moved(Number(target.value)))}
      onPointerDown={hold}
      onPointerUp={letGo}
      onBlur={letGo}
    />
  );
  // Where the handles meet, the one that has further to go lies on top.
  const fromClass = share(shown.from) > 0.5 ? `${styles.handle} ${styles.top}` : styles.handle;

  return (
    <>
      <div className={styles.range} style={fill}>
        {handle('from', (value) => ({ from: Math.min(value, shown.to), to: shown.to }), fromClass)}
        {handle('to', (value) => ({ from: shown.from, to: Math.max(value, shown.from) }), styles.handle)}
      </div>
      <div className={styles.inputs}>
        <PriceInput
          labelId="listing.lowestPrice"
          value={shown.from}
          onCommit={(from) => commit({ ...current, from })}
        />
        <PriceInput labelId="listing.highestPrice" value={shown.to} onCommit={(to) => commit({ ...current, to })} />
      </div>
    </>
  );
};
