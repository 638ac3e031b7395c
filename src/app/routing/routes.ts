import type { ApolloClient } from '@apollo/client';
import type { ComponentType, ReactNode } from 'react';
import type { ListPaging } from '@/features/listing/showPageOfList';
import { type LazyComponent, lazyComponent } from '@/kernel/routing/lazyComponent';

/**
 * The one table of the shop's paths. The router reads it as it is; the build evaluates it (build/routeTable.js) and hands
 * what they need of it to the boot script, the preloads, the service worker and the backend. So it imports nothing that
 * Node cannot load: pages come by `import()` only.
 */

interface Page<Props> {
  /** Chunks of the page; the boot script preloads them. */
  chunks: readonly string[];
  view: LazyComponent<Props>;
}

/** A page at a fixed path. The backend is never asked what is there. */
interface FixedRoute {
  /** Everybody may see it unless said; a guest at a path for customers is led to the sign-in page. */
  access?: 'signed-in';
  /**
   * Header and footer around the page, `shop` unless said. The checkout's pages are documents of their own, because
   * their Content-Security-Policy is stricter: they are entered and left by a full load.
   */
  layout?: 'shop' | 'checkout';
  /** Whether the backend has what the path is for; where it has not, nothing is there, and nobody is asked to sign in first. */
  isThere?: () => boolean;
  /** Without a page, a visitor who may see the path finds nothing there. */
  page?: Page<FixedPageProps>;
  /** Brings what the page shows first: the page before stays until then. */
  prepare?: (client: ApolloClient, search: string) => Promise<PreparedPage>;
}

/** Result of preparing a page. */
interface PreparedPage {
  /** The path to go to instead. */
  redirect?: string;
  /** The page of the list of products that is shown. */
  list?: ListPaging | null;
}

/** Props of every page at a fixed path. */
interface FixedPageProps {
  /** Replaces the page where the store has switched it off. */
  otherwise: ReactNode;
}

/** A page in one chunk, whose name stands in its `import()` again: the build fails when the two differ. */
const page = <Props extends object>(chunk: string, load: () => Promise<ComponentType<Props>>): Page<Props> => ({
  chunks: [chunk],
  view: lazyComponent(load),
});

const orderHistory = page(
  'page-order-history',
  async () =>
    (await import(/* webpackChunkName: "page-order-history" */ '@/pages/orderHistory/OrderHistoryPage'))
      .OrderHistoryPage,
);

const subscriptions = page(
  'page-subscriptions',
  async () =>
    (await import(/* webpackChunkName: "page-subscriptions" */ '@/pages/subscriptions/SubscriptionsPage'))
      .SubscriptionsPage,
);

const account = page(
  'page-account',
  async () => (await import(/* webpackChunkName: "page-account" */ '@/pages/account/AccountPage')).AccountPage,
);

const hasPersonalData = (): boolean => CAPABILITIES.personalData;
const hasBalances = (): boolean => CAPABILITIES.storeCredit || CAPABILITIES.rewardPoints;

/** Fixed paths; `:name` stands for one segment. Any other path is resolved by the backend. */
export const fixedRoutes = {
  '/cart': {
    page: page(
      'page-cart',
      async () => (await import(/* webpackChunkName: "page-cart" */ '@/pages/cart/CartPage')).CartPage,
    ),
  },
  '/checkout': {
    layout: 'checkout',
    page: page(
      'page-checkout',
      async () => (await import(/* webpackChunkName: "page-checkout" */ '@/pages/checkout/CheckoutPage')).CheckoutPage,
    ),
  },
  // Nothing is paid here any more, so it is a page of the shop again; after "Pay" it is shown in the checkout's document
  // (docs/decisions/043).
  '/checkout/receipt': {
    page: page(
      'page-receipt',
      async () => (await import(/* webpackChunkName: "page-receipt" */ '@/pages/receipt/ReceiptPage')).ReceiptPage,
    ),
  },
  '/sign-in': {
    page: page(
      'page-sign-in',
      async () => (await import(/* webpackChunkName: "page-sign-in" */ '@/pages/signIn/SignInPage')).SignInPage,
    ),
  },
  '/create-account': {
    page: page(
      'page-create-account',
      async () =>
        (await import(/* webpackChunkName: "page-create-account" */ '@/pages/createAccount/CreateAccountPage'))
          .CreateAccountPage,
    ),
  },
  '/forgot-password': {
    page: page(
      'page-password',
      async () =>
        (await import(/* webpackChunkName: "page-password" */ '@/pages/forgotPassword/ForgotPasswordPage'))
          .ForgotPasswordPage,
    ),
  },
  '/customer/account/createPassword': {
    page: page(
      'page-password',
      async () =>
        (await import(/* webpackChunkName: "page-password" */ '@/pages/createPassword/CreatePasswordPage'))
          .CreatePasswordPage,
    ),
  },
  '/search.html': {
    page: page(
      'page-search',
      async () => (await import(/* webpackChunkName: "page-search" */ '@/pages/search/SearchPage')).SearchPage,
    ),
    prepare: async (client, search) =>
      (await import(/* webpackChunkName: "page-search" */ '@/pages/search/prepareSearch')).prepareSearch(
        client,
        search,
      ),
  },
  '/compare': {
    page: page(
      'page-compare',
      async () => (await import(/* webpackChunkName: "page-compare" */ '@/pages/compare/ComparePage')).ComparePage,
    ),
  },
  '/find-yours': {
    page: page(
      'page-find-yours',
      async () =>
        (await import(/* webpackChunkName: "page-find-yours" */ '@/pages/findYours/FindYoursPage')).FindYoursPage,
    ),
  },
  '/contact-us': {
    page: page(
      'page-contact',
      async () => (await import(/* webpackChunkName: "page-contact" */ '@/pages/contact/ContactPage')).ContactPage,
    ),
  },
  '/track-my-order': {
    page: page(
      'page-track-order',
      async () =>
        (await import(/* webpackChunkName: "page-track-order" */ '@/pages/trackOrder/TrackOrderPage')).TrackOrderPage,
    ),
  },
  '/batch-certificates': {
    page: page(
      'page-certificates',
      async () =>
        (await import(/* webpackChunkName: "page-certificates" */ '@/pages/certificates/CertificatesPage'))
          .CertificatesPage,
    ),
  },
  '/subscriptions': { page: subscriptions },
  // The fields of a new card may stand in the checkout's documents only.
  '/checkout/card': { layout: 'checkout', page: subscriptions },
  '/customer/account': { access: 'signed-in', page: orderHistory },
  '/customer/account/edit': { access: 'signed-in', page: account },
  '/gdpr-request/type/:type/code/:code': { access: 'signed-in', isThere: hasPersonalData, page: account },
  '/order-history': { access: 'signed-in', page: orderHistory },
  '/order-history/:number': { access: 'signed-in', page: orderHistory },
  '/wishlist': {
    access: 'signed-in',
    page: page(
      'page-wishlist',
      async () => (await import(/* webpackChunkName: "page-wishlist" */ '@/pages/wishlist/WishlistPage')).WishlistPage,
    ),
  },
  '/saved-payments': { access: 'signed-in', page: account },
  '/credit-and-points': { access: 'signed-in', isThere: hasBalances, page: account },
  '/communications': { access: 'signed-in', page: account },
  '/address-book': { access: 'signed-in', page: account },
  '/account-information': { access: 'signed-in', page: account },
} satisfies Record<string, FixedRoute>;

export type FixedPath = keyof typeof fixedRoutes;

const loadContent = async () => (await import(/* webpackChunkName: "page-cms" */ '@/pages/cms/CmsPage')).CmsPage;

/** Shops in streets: who sees one comes from the list of them, or goes there. */
const location = page(
  'page-location',
  async () => (await import(/* webpackChunkName: "page-location" */ '@/pages/location/LocationRoute')).LocationRoute,
);

/** Loads the code of a content page's blocks: until it is there what the first view shows of them stays. */
export const loadBlocks = async (html: string): Promise<unknown> =>
  (await import(/* webpackChunkName: "page-cms" */ '@/features/content/pendingBlockCode')).pendingBlockCode(html);

/** Pages of what the backend resolves a path to; `type` is its name for that. */
export const resolvedRoutes = {
  /** The content page at `/` (docs/decisions/003), without what the others have besides. */
  home: {
    type: 'home',
    ...page('page-cms', async () => (await import(/* webpackChunkName: "page-cms" */ '@/pages/cms/HomePage')).HomePage),
  },
  cms: {
    type: 'CMS_PAGE',
    chunks: ['page-cms', 'page-chrome'],
    view: lazyComponent(async () => {
      const [Page, { withPageChrome }] = await Promise.all([
        loadContent(),
        import(/* webpackChunkName: "page-chrome" */ '@/pages/cms/withPageChrome'),
      ]);
      return withPageChrome(Page);
    }),
  },
  category: {
    type: 'CATEGORY',
    ...page(
      'page-category',
      async () => (await import(/* webpackChunkName: "page-category" */ '@/pages/category/CategoryPage')).CategoryPage,
    ),
  },
  product: {
    type: 'PRODUCT',
    ...page(
      'page-product',
      async () => (await import(/* webpackChunkName: "page-product" */ '@/pages/product/ProductPage')).ProductPage,
    ),
  },
  location: { type: 'POINT_OF_SALE', ...location },
  locations: { type: 'POINT_OF_SALE_LIST', ...location },
} as const;

/** The checkout's own header and footer: a visit to the shop that does not buy needs neither. */
export const checkoutLayout = page(
  'checkout-layout',
  async () => (await import(/* webpackChunkName: "checkout-layout" */ '@/shell/CheckoutLayout')).CheckoutLayout,
);

/** Views for what went wrong. That of errors is in the first load: the line that would bring it may be what is broken. */
export const failureViews = {
  notFound: lazyComponent(
    async () => (await import(/* webpackChunkName: "page-not-found" */ '@/pages/notFound/NotFoundView')).NotFoundView,
  ),
  error: lazyComponent(async () => (await import(/* webpackMode: "eager" */ '@/pages/error/ErrorView')).ErrorView),
} as const;

const isFixedPath = (name: string): name is FixedPath => Object.hasOwn(fixedRoutes, name);
/** The paths of the table. */
export const fixedPaths = Object.keys(fixedRoutes).filter(isFixedPath);

/** Returns the route of a fixed path, with its access rule. */
export const fixedRoute = (path: FixedPath): FixedRoute => fixedRoutes[path];

/** A path of the table in a regular expression. */
export const inPattern = (path: string): string => path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+');

/** Text of the regular expression for the addresses that a row names, with or without slashes at their end. */
export const patternOf = (path: FixedPath): string => `^${inPattern(path)}/*$`;

const patterns = fixedPaths.map((path) => [new RegExp(patternOf(path)), path] as const);

/** The row of the table that a path belongs to; undefined when the backend has to say what is there. */
export const findFixedPath = (pathname: string): FixedPath | undefined =>
  patterns.find(([pattern]) => pattern.test(pathname))?.[1];

/** Whether a path of the table is a page of the checkout. */
export const isOfCheckout = (path: FixedPath): boolean => fixedRoute(path).layout === 'checkout';

/**
 * Whether a path is entered and left by a full document load, because its Content-Security-Policy is another one. The same
 * paths as those of `ownDocumentPattern` (routePatterns.ts), in fewer bytes.
 */
export const isOwnDocument = (pathname: string): boolean => {
  const path = findFixedPath(pathname);
  return path ? isOfCheckout(path) : fixedPaths.some((of) => isOfCheckout(of) && pathname.startsWith(`${of}/`));
};

/** Whether only customers may see a path. */
export const isForCustomers = (pathname: string): boolean => {
  const path = findFixedPath(pathname);
  return path !== undefined && fixedRoute(path).access === 'signed-in';
};

/** Whether a page can be shown within the checkout's document, too: after "Pay" the receipt waits for no other. */
export const isWithinCheckout = (pathname: string): boolean =>
  isOwnDocument(pathname) || pathname === '/checkout/receipt';
