import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Icon } from '@/ui/Icon/Icon';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { searchToggled, selectIsSearchOpen } from '../appSlice';
import { lazySearchPanel } from './lazySearchPanel';
import styles from './SearchTrigger.module.css';

/** Opens and closes the search box, which is fetched when the pointer, the focus or a finger comes near. */
export const SearchTrigger = () => {
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      className={styles.trigger}
      aria-haspopup="dialog"
      aria-expanded={useSelector(selectIsSearchOpen)}
      onPointerEnter={lazySearchPanel.loadAhead}
      onTouchStart={lazySearchPanel.loadAhead}
      onFocus={lazySearchPanel.loadAhead}
      onClick={() => dispatch(searchToggled())}
    >
      <Icon name="search" />
      <VisuallyHidden ifNarrow>
        <FormattedMessage id="search.submit" />
      </VisuallyHidden>
    </button>
  );
};
