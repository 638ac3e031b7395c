import type { ThunkServices } from '@/kernel/redux/thunk';
import { followCustomer } from './followCustomer';
import { followOtherTabs } from './followOtherTabs';
import type { ShopStore } from '../store';

/** Follows what happens outside any component: in other tabs, and when somebody signs in or out. @returns ends it. */
export const startFollowing = (services: ThunkServices, store: ShopStore): (() => void) => {
  const endings = [followOtherTabs(services, store), followCustomer(services, store)];
  return () => endings.forEach((end) => end());
};
