import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import styles from './FilterActions.module.css';

export interface FilterActionsProps {
  /** Products that the choice leaves; undefined while it is not known. */
  total: number | undefined;
  isLoading: boolean;
  onShow: () => void;
  onClear: () => void;
  /** Whether anything is chosen. */
  canClear: boolean;
}

/** Buttons that end choosing filters: 'Show 14 products' and 'Clear'. */
export const FilterActions = ({ total, isLoading, onShow, onClear, canClear }: FilterActionsProps) => {
  const actions = useRef<HTMLDivElement>(null);
  const clear = (): void => {
    // The button is off once nothing is chosen, and would drop the focus.
    actions.current?.querySelector('button')?.focus();
    onClear();
  };
  return (
    <div ref={actions} className={styles.actions}>
      <Button size="small" isBlock aria-busy={isLoading || undefined} onClick={onShow}>
        <FormattedMessage id="listing.showResults" values={{ count: total ?? 0 }} />
      </Button>
      <Button priority="lowLinkUnderline" isDisabled={!canClear} onClick={clear}>
        <FormattedMessage id="listing.clear" />
      </Button>
    </div>
  );
};
