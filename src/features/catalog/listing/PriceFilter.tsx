import { type CSSProperties, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PriceRange } from '@/kernel/routing/listQuery';
import type { PriceBounds } from './facets';
import { PriceInput } from './PriceInput';
import { clampRange, type FullRange, toOpenRange } from './priceRange';
import styles from './PriceFilter.module.css';
import { usePriceText } from './usePriceText';

export interface PriceFilterProps {
  /** Between what the list's products cost. */
  bounds: PriceBounds;
  chosen: PriceRange;
  onChange: (range: PriceRange) => void;
}

type CssVariables = CSSProperties & Record<`--${string}`, string>;

/** A range of prices: two handles for the pointer and the arrow keys, and two fields to write it. */
export const PriceFilter = ({ bounds, chosen, onChange }: PriceFilterProps) => {
  const { formatMessage } = useIntl();
  const text = usePriceText();
  const { lowest, highest } = bounds;
  const current = clampRange({ from: chosen.from ?? lowest, to: chosen.to ?? highest }, bounds);
  /** What a handle is being moved to; the list follows when it is let go. */
  const [draft, setDraft] = useState<FullRange>();
  const shown = draft ?? current;

  const commit = (range: FullRange): void => {
    setDraft(undefined);
    const next = clampRange(range, bounds);
    if (next.from !== current.from || next.to !== current.to) onChange(toOpenRange(next, bounds));
  };
  const share = (value: number): string => `${((value - lowest) / (highest - lowest)) * 100}%`;
  const fill: CssVariables = { '--from': share(shown.from), '--to': share(shown.to) };
  const letGo = (): void => {
    if (draft) commit(draft);
  };
  const handle = (end: keyof FullRange, move: (value: number) => FullRange) => (
    <input
      type="range"
      className={styles.handle}
      min={lowest}
      max={highest}
      step={1}
      value={shown[end]}
      aria-label={formatMessage({ id: end === 'from' ? 'listing.lowestPrice' : 'listing.highestPrice' })}
      aria-valuetext={text(shown[end])}
      onChange={({ target }) => setDraft(move(Number(target.value)))}
      onPointerUp={letGo}
      onKeyUp={letGo}
      onBlur={letGo}
    />
  );

  return (
    <>
      <div className={styles.range} style={fill}>
        {handle('from', (value) => ({ from: Math.min(value, shown.to), to: shown.to }))}
        {handle('to', (value) => ({ from: shown.from, to: Math.max(value, shown.from) }))}
      </div>
      <div className={styles.inputs}>
        <PriceInput
          key={`from${shown.from}`}
          labelId="listing.lowestPrice"
          value={shown.from}
          onCommit={(from) => commit({ ...current, from })}
        />
        <PriceInput
          key={`to${shown.to}`}
          labelId="listing.highestPrice"
          value={shown.to}
          onCommit={(to) => commit({ ...current, to })}
        />
      </div>
    </>
  );
};
