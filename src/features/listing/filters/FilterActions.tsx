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
export const FilterActions = ({ total, isLoading, onShow, onClear, canClear }: FilterActionsProps) => (
  <div className={styles.actions}>
    <Button size="small" isBlock aria-busy={isLoading || undefined} onClick={onShow}>
      <FormattedMessage id="listing.showResults" values={{ count: total ?? 0 }} />
    </Button>
    <Button priority="lowLinkUnderline" isDisabled={!canClear} onClick={onClear}>
      <FormattedMessage id="listing.clear" />
    </Button>
  </div>
);
