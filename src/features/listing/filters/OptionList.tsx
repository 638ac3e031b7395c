import { memo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Checkbox } from '@/ui/forms/Checkbox';
import { Button } from '@/ui/Button/Button';
import { Swatch } from '@/ui/Swatch/Swatch';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import type { FacetOption } from './facets';
import styles from './OptionList.module.css';

/** Options that a long list shows before it is opened; a list that is only one longer is shown whole. */
const shortLength = 6;

interface OptionRowProps extends FacetOption {
  code: string;
  isChosen: boolean;
  onToggle: (code: string, value: string) => void;
}

/** Memoised: lists are long, and a choice changes the state or the count of few rows. */
const OptionRow = memo(({ code, value, label, count, swatch, isChosen, onToggle }: OptionRowProps) => (
  <Checkbox
    className={count === 0 && !isChosen ? `${styles.option} ${styles.none}` : styles.option}
    checked={isChosen}
    disabled={count === 0 && !isChosen}
    onChange={() => onToggle(code, value)}
    label={
      <>
        <span>
          <Swatch value={swatch} />
          {label}
        </span>{' '}
        <span className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>
            <FormattedMessage id="category.count" values={{ count }} />
          </VisuallyHidden>
        </span>
      </>
    }
  />
));
OptionRow.displayName = 'OptionRow';

export interface OptionListProps {
  /** The attribute that they are options of. */
  code: string;
  options: readonly FacetOption[];
  /** Values that are chosen. */
  chosen: readonly string[];
  /** Must keep its identity, or every option renders again. */
  onToggle: (code: string, value: string) => void;
}

/** The options of an attribute: any of the chosen ones will do. What would leave nothing is there, but cannot be chosen. */
export const OptionList = ({ code, options, chosen, onToggle }: OptionListProps) => {
  const [isLong, setIsLong] = useState(false);
  const canFold = options.length > shortLength + 1;
  const isShown = (option: FacetOption, index: number): boolean =>
    !canFold || isLong || index < shortLength || chosen.includes(option.value);
  const shown = options.filter(isShown);
  return (
    <>
      {shown.map((option) => (
        <OptionRow
          key={option.value}
          {...option}
          code={code}
          isChosen={chosen.includes(option.value)}
          onToggle={onToggle}
        />
      ))}
      {canFold && (isLong || shown.length < options.length) ? (
        <Button
          priority="lowLinkUnderline"
          size="small"
          className={styles.more}
          aria-expanded={isLong}
          onClick={() => setIsLong(!isLong)}
        >
          {isLong ? (
            <FormattedMessage id="listing.showFewer" />
          ) : (
            <FormattedMessage id="listing.showMore" values={{ count: options.length - shown.length }} />
          )}
        </Button>
      ) : null}
    </>
  );
};
