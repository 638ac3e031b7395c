import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { IconButton } from '@/ui/IconButton/IconButton';
import { searchToggled, selectIsSearchOpen } from '../appSlice';
import { lazySearchPanel } from './lazySearchPanel';

const loadAhead = (): void => void lazySearchPanel.load().catch(() => undefined);

/** Opens and closes the search box, which is fetched when the pointer, the focus or a finger comes near. */
export const SearchTrigger = () => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  return (
    <IconButton
      icon="search"
      label={intl.formatMessage({ id: 'search.submit' })}
      aria-haspopup="dialog"
      aria-expanded={useSelector(selectIsSearchOpen)}
      onPointerEnter={loadAhead}
      onTouchStart={loadAhead}
      onFocus={loadAhead}
      onClick={() => dispatch(searchToggled())}
    />
  );
};
