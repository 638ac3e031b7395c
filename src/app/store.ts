import { combineReducers, configureStore, type Reducer, type StateFromReducersMapObject } from '@reduxjs/toolkit';
import { withExtraArgument } from 'redux-thunk';
import type { WithCartContext } from '@/features/cart/operations/cartContextSlice';
import { cartReducer } from '@/features/cart/cartSlice';
import { catalogReducer } from '@/features/catalog/catalogSlice';
import type { WithCheckout } from '@/features/checkout/checkoutSlice';
import { authModalReducer } from '@/features/session/authModalSlice';
import { userReducer } from '@/features/session/userSlice';
import { wishlistReducer } from '@/features/wishlist/wishlistSlice';
import { appReducer } from '@/shell/appSlice';
import { lateReducers, onLateReducer } from '@/kernel/redux/lateReducers';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { toastsReducer } from '@/kernel/toasts/toastSlice';
import { toastTimers } from '@/kernel/toasts/toastTimers';

const earlyReducers = {
  app: appReducer,
  toasts: toastsReducer,
  cart: cartReducer,
  user: userReducer,
  authModal: authModalReducer,
  catalog: catalogReducer,
  wishlist: wishlistReducer,
};

/** Slices of the first load, and those that have come since. */
export type ShopState = StateFromReducersMapObject<typeof earlyReducers> & Partial<WithCheckout & WithCartContext>;

const currentReducer = (): Reducer<ShopState> => {
  const all: typeof earlyReducers = { ...earlyReducers, ...lateReducers() };
  return combineReducers(all);
};

/** The store of the shop: what no cache, URL or component owns (ARCHITECTURE §3). */
export const createShopStore = (services: ThunkServices) => {
  const store = configureStore({
    reducer: currentReducer(),
    middleware: (defaults) =>
      defaults({
        thunk: false,
        // Toasts carry their callbacks (spec §3).
        serializableCheck: { ignoredPaths: ['toasts'], ignoredActions: ['toasts/addToast'] },
      })
        .prepend(withExtraArgument(services))
        .concat(toastTimers),
  });
  onLateReducer(() => store.replaceReducer(currentReducer()));
  return store;
};

export type ShopStore = ReturnType<typeof createShopStore>;
