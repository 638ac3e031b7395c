import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { IconButton } from '@/ui/IconButton/IconButton';
import { drawerToggled, selectDrawer } from '../appSlice';
import { lazyMobileMenu } from './lazyMobileMenu';
import { menuDrawer } from './menuDrawer';

/** Opens the menu drawer, on small screens. */
export const MenuTrigger = () => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const isOpen = useSelector(selectDrawer) === menuDrawer;
  return (
    <IconButton
      icon="menu"
      label={intl.formatMessage({ id: 'header.menu' })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={lazyMobileMenu.loadAhead}
      onTouchStart={lazyMobileMenu.loadAhead}
      onFocus={lazyMobileMenu.loadAhead}
      onClick={() => dispatch(drawerToggled(menuDrawer))}
    />
  );
};
