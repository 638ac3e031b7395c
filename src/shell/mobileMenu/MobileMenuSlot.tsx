import { useSelector } from 'react-redux';
import { selectDrawer } from '@/kernel/app/appSlice';
import { LazySlot } from '../LazySlot';
import { menuDrawer } from './menuDrawer';
import { lazyMobileMenu } from './lazyMobileMenu';

/** The place of the drawer's menu. */
export const MobileMenuSlot = () => (
  <LazySlot isOpen={useSelector(selectDrawer) === menuDrawer} lazy={lazyMobileMenu} />
);
