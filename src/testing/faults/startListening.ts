import { startFollowing } from '@/app/following/startFollowing';
import { restoreVisit } from '@/app/restoreVisit';
import type { ShopStore } from '@/app/store';
import type { ThunkServices } from '@/kernel/redux/thunk';

/** Starts what works outside any component, as the start of the shop does; returns the function that stops it. */
export const startListening = (services: ThunkServices, store: ShopStore): (() => void) => {
  restoreVisit(store);
  return startFollowing(services, store);
};
