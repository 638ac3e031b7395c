import type { ApolloClient } from '@apollo/client';
import { type LazyComponent, lazyComponent } from '@/kernel/routing/lazyComponent';
import { contactView } from './contactView';
import { contentView, homeView } from './contentView';

/** A fixed path of the shop (spec §2.1). */
export interface StaticRoute {
  /** A path for customers sends an anonymous visitor to the sign-in page. */
  access: 'public' | 'signed-in';
  /** Without one nothing is there yet, and nothing of the backend's ever is. */
  view?: LazyComponent<object>;
  /** Brings what the page shows first: the page before stays until then. Tells the path to go to instead, if any. */
  prepare?: (client: ApolloClient, search: string) => Promise<string | undefined>;
}

const orderHistory = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "page-order-history" */ '@/pages/orderHistory/OrderHistoryPage'))
      .OrderHistoryPage,
);

/** Paths that a page of their own stands at; any other path is resolved by the backend (spec §2.1). */
const staticRoutes = {
  '/cart': {
    access: 'public',
    view: lazyComponent(
      async () => (await import(/* webpackChunkName: "page-cart" */ '@/pages/cart/CartPage')).CartPage,
    ),
  },
  '/checkout': {
    access: 'public',
    view: lazyComponent(
      async () => (await import(/* webpackChunkName: "page-checkout" */ '@/pages/checkout/CheckoutPage')).CheckoutPage,
    ),
  },
  '/checkout/receipt': {
    access: 'public',
    view: lazyComponent(
      async () => (await import(/* webpackChunkName: "page-receipt" */ '@/pages/receipt/ReceiptPage')).ReceiptPage,
    ),
  },
  '/sign-in': {
    access: 'public',
    view: lazyComponent(
      async () => (await import(/* webpackChunkName: "page-sign-in" */ '@/pages/signIn/SignInPage')).SignInPage,
    ),
  },
  '/create-account': {
    access: 'public',
    view: lazyComponent(
      async () =>
        (await import(/* webpackChunkName: "page-create-account" */ '@/pages/createAccount/CreateAccountPage'))
          .CreateAccountPage,
    ),
  },
  '/forgot-password': {
    access: 'public',
    view: lazyComponent(
      async () =>
        (await import(/* webpackChunkName: "page-forgot-password" */ '@/pages/forgotPassword/ForgotPasswordPage'))
          .ForgotPasswordPage,
    ),
  },
  '/customer/account/createPassword': {
    access: 'public',
    view: lazyComponent(
      async () =>
        (await import(/* webpackChunkName: "page-create-password" */ '@/pages/createPassword/CreatePasswordPage'))
          .CreatePasswordPage,
    ),
  },
  '/search.html': {
    access: 'public',
    view: lazyComponent(
      async () => (await import(/* webpackChunkName: "page-search" */ '@/pages/search/SearchPage')).SearchPage,
    ),
    prepare: async (client, search) =>
      (await import(/* webpackChunkName: "page-search" */ '@/pages/search/prepareSearch')).prepareSearch(
        client,
        search,
      ),
  },
  '/contact-us': { access: 'public', view: contactView(() => failureViews.notFound) },
  '/track-my-order': {
    access: 'public',
    view: lazyComponent(
      async () =>
        (await import(/* webpackChunkName: "page-track-order" */ '@/pages/trackOrder/TrackOrderPage')).TrackOrderPage,
    ),
  },
  '/customer/account': { access: 'signed-in', view: orderHistory },
  '/customer/account/edit': { access: 'signed-in' },
  '/gdpr-request': { access: 'signed-in' },
  '/order-history': { access: 'signed-in', view: orderHistory },
  '/wishlist': {
    access: 'signed-in',
    view: lazyComponent(
      async () => (await import(/* webpackChunkName: "page-wishlist" */ '@/pages/wishlist/WishlistPage')).WishlistPage,
    ),
  },
  '/saved-payments': { access: 'signed-in' },
  '/communications': { access: 'signed-in' },
  '/address-book': { access: 'signed-in' },
  '/account-information': { access: 'signed-in' },
} as const satisfies Record<string, StaticRoute>;

export type StaticPath = keyof typeof staticRoutes;

/** Paths that name something behind a fixed part. */
const patterns = [[/^\/gdpr-request\/type\/[^/]+\/code\/[^/]+$/, '/gdpr-request']] as const;

/** The fixed path that a path names, a slash at its end or not; undefined when the backend has to say. */
export const toStaticPath = (pathname: string): StaticPath | undefined => {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const isStatic = (name: string): name is StaticPath => Object.hasOwn(staticRoutes, name);
  const found = patterns.find(([pattern]) => pattern.test(path))?.[1];
  // A fixed part alone is no page.
  if (found || patterns.some(([, name]) => name === path)) return found;
  return isStatic(path) ? path : undefined;
};

/** Who may see a fixed path, and what is there. */
export const staticRoute = (path: StaticPath): StaticRoute => staticRoutes[path];

/** Whether only customers may see a path. */
export const isForCustomers = (pathname: string): boolean => {
  const path = toStaticPath(pathname);
  return path !== undefined && staticRoutes[path].access === 'signed-in';
};

/** Root views of what the backend resolves a path to, each in a chunk of its own. */
export const rootViews = {
  home: homeView,
  cms: contentView,
  category: lazyComponent(
    async () => (await import(/* webpackChunkName: "page-category" */ '@/pages/category/CategoryPage')).CategoryPage,
  ),
  product: lazyComponent(
    async () => (await import(/* webpackChunkName: "page-product" */ '@/pages/product/ProductPage')).ProductPage,
  ),
} as const;

/** Views for what went wrong. That of errors is in the first load: the line that would bring it may be what is broken. */
export const failureViews = {
  notFound: lazyComponent(
    async () => (await import(/* webpackChunkName: "page-not-found" */ '@/pages/notFound/NotFoundView')).NotFoundView,
  ),
  error: lazyComponent(async () => (await import(/* webpackMode: "eager" */ '@/pages/error/ErrorView')).ErrorView),
} as const;
