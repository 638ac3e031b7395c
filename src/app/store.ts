import { configureStore } from '@reduxjs/toolkit';
import { cartReducer } from '@/features/cart/cartSlice';
import { catalogReducer, menuReceived } from '@/features/catalog/catalogSlice';
import { authModalReducer } from '@/features/session/authModalSlice';
import { userReducer } from '@/features/session/userSlice';
import { wishlistReducer } from '@/features/wishlist/wishlistSlice';
import { rootReducer } from '@/kernel/redux/rootReducer';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { toastsReducer } from '@/kernel/toasts/toastSlice';
import { toastEffects } from '@/kernel/toasts/toastEffects';
import { appReducer } from '@/shell/appSlice';

/** The slices of the first load; `checkout` and `cartContext` come with their chunks. */
const shopReducer = rootReducer
  .inject({ reducerPath: 'app', reducer: appReducer })
  .inject({ reducerPath: 'toasts', reducer: toastsReducer })
  .inject({ reducerPath: 'cart', reducer: cartReducer })
  .inject({ reducerPath: 'user', reducer: userReducer })
  .inject({ reducerPath: 'authModal', reducer: authModalReducer })
  .inject({ reducerPath: 'catalog', reducer: catalogReducer })
  .inject({ reducerPath: 'wishlist', reducer: wishlistReducer });

const makeStore = (services: ThunkServices) =>
  configureStore({
    reducer: shopReducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: services } }).prepend(toastEffects),
  });

export type ShopStore = ReturnType<typeof makeStore>;

/** The store of the shop: what no cache, URL or component owns. The tree of the menus goes straight into it. */
export const createShopStore = (services: ThunkServices): ShopStore => {
  const store = makeStore(services);
  services.menuAnswers.subscribe((menu) => store.dispatch(menuReceived(menu.items ?? [])));
  return store;
};

/** Whether an order is being sent, or was just placed and the next cart is being made: the page is not to be reloaded. */
export const isOrderBeingSent = ({ checkout, cart }: ReturnType<ShopStore['getState']>): boolean =>
  checkout?.payment.placing.kind === 'submitting' ||
  (checkout?.payment.placing.kind === 'accepted' && cart.cartId === null && cart.getCartError === null);
