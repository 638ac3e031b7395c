import { configureStore } from '@reduxjs/toolkit';
import { withExtraArgument } from 'redux-thunk';
import { cartReducer } from '@/features/cart/cartSlice';
import { catalogReducer } from '@/features/catalog/catalogSlice';
import { checkoutReducer } from '@/features/checkout/checkoutSlice';
import { authModalReducer } from '@/features/session/authModalSlice';
import { userReducer } from '@/features/session/userSlice';
import { wishlistReducer } from '@/features/wishlist/wishlistSlice';
import { appReducer } from '@/kernel/app/appSlice';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { toastsReducer } from '@/kernel/toasts/toastSlice';
import { toastTimers } from '@/kernel/toasts/toastTimers';

/** The store of the shop: what no cache, URL or component owns (ARCHITECTURE §3). */
export const createShopStore = (services: ThunkServices) =>
  configureStore({
    reducer: {
      app: appReducer,
      toasts: toastsReducer,
      cart: cartReducer,
      checkout: checkoutReducer,
      user: userReducer,
      authModal: authModalReducer,
      catalog: catalogReducer,
      wishlist: wishlistReducer,
    },
    middleware: (defaults) =>
      defaults({
        thunk: false,
        // Toasts carry their callbacks (spec §3).
        serializableCheck: { ignoredPaths: ['toasts'], ignoredActions: ['toasts/addToast'] },
      })
        .prepend(withExtraArgument(services))
        .concat(toastTimers),
  });

export type ShopStore = ReturnType<typeof createShopStore>;
