import type { ThunkServices } from '@/kernel/redux/thunk';
import type { ShopStore } from './store';
import { onCartIdChangeElsewhere } from '@/features/cart/cartStorage';

/** What happens outside any component, in the order in which it is started; returns the function that ends it. */
export const startListening = (services: ThunkServices, _store: ShopStore): (() => void) => {
  const stops = [
    // Two tabs, one cart: the other tab's is the truth (spec §4 Multi-tab).
    onCartIdChangeElsewhere(services.storage, services.reloadPage),
  ];
  return () => stops.forEach((stop) => stop());
};
