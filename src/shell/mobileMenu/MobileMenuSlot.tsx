import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast } from '@/kernel/toasts/toastSlice';
import { drawerToggled, selectDrawer } from '../appSlice';
import { LazySlot } from '../LazySlot';
import { lazyMobileMenu } from './lazyMobileMenu';
import { menuDrawer } from './menuDrawer';

/** The place of the drawer's menu. When it does not come, the shopper is told. */
export const MobileMenuSlot = () => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const tell = (): void => {
    dispatch(drawerToggled(null));
    dispatch(addToast({ type: 'error', message: formatMessage({ id: 'header.levelFailed' }) }));
  };
  return <LazySlot isOpen={useSelector(selectDrawer) === menuDrawer} lazy={lazyMobileMenu} onFailure={tell} />;
};
