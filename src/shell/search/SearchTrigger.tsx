import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { searchToggled, selectIsSearchOpen } from '@/kernel/app/appSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { allowsSpeculation } from '@/kernel/routing/connection';
import { IconButton } from '@/ui/IconButton/IconButton';
import { useIsIdle } from '../header/useIsIdle';
import { lazySearchPanel } from './lazySearchPanel';

const loadAhead = (): void => void lazySearchPanel.load().catch(() => undefined);

/** Opens and closes the search box. */
export const SearchTrigger = () => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const isIdle = useIsIdle();
  // Most who look for something search: the first opening should not wait.
  useEffect(() => {
    if (isIdle && allowsSpeculation()) loadAhead();
  }, [isIdle]);
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
