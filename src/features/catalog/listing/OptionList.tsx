import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Checkbox } from '@/ui/forms/Checkbox';
import { Button } from '@/ui/Button/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import type { FacetOption } from './facets';
import styles from './OptionList.module.css';

/** Options that a long list shows before it is opened; a list that is only one longer is shown whole. */
const shortLength = 6;

export interface OptionListProps {
  options: readonly FacetOption[];
  /** Values that are chosen. */
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** The options of an attribute: any of the chosen ones will do. What would leave nothing is there, but cannot be chosen. */
export const OptionList = ({ options, chosen, onToggle }: OptionListProps) => {
  const [isLong, setIsLong] = useState(false);
  const canFold = options.length > shortLength + 1;
  const isShown = (option: FacetOption, index: number): boolean =>
    !canFold || isLong || index < shortLength || chosen.includes(option.value);
  const shown = options.filter(isShown);
  return (
    <>
      {shown.map(({ value, label, count }) => {
        const isChosen = chosen.includes(value);
        return (
          <Checkbox
            key={value}
            className={styles.option}
            checked={isChosen}
            disabled={count === 0 && !isChosen}
            onChange={() => onToggle(value)}
            label={
              <>
                {label}{' '}
                <span className={styles.count}>
                  <span aria-hidden="true">{count}</span>
                  <VisuallyHidden>
                    <FormattedMessage id="category.count" values={{ count }} />
                  </VisuallyHidden>
                </span>
              </>
            }
          />
        );
      })}
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
