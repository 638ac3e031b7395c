import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** Pages that stand at a fixed path; any other path is resolved by the backend (spec §2.1). */
export const staticPages = {
  '/cart': lazyComponent(
    async () => (await import(/* webpackChunkName: "page-cart" */ '@/pages/cart/CartPage')).CartPage,
  ),
  '/checkout': lazyComponent(
    async () => (await import(/* webpackChunkName: "page-checkout" */ '@/pages/checkout/CheckoutPage')).CheckoutPage,
  ),
  '/checkout/receipt': lazyComponent(
    async () => (await import(/* webpackChunkName: "page-receipt" */ '@/pages/receipt/ReceiptPage')).ReceiptPage,
  ),
  '/sign-in': lazyComponent(
    async () => (await import(/* webpackChunkName: "page-sign-in" */ '@/pages/signIn/SignInPage')).SignInPage,
  ),
} as const;

export type StaticPath = keyof typeof staticPages;

/** The fixed path that a path names, a slash at its end or not; undefined when the backend has to say. */
export const toStaticPath = (pathname: string): StaticPath | undefined => {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const isStatic = (name: string): name is StaticPath => Object.hasOwn(staticPages, name);
  return isStatic(path) ? path : undefined;
};

/** Root views of what the backend resolves a path to, each in a chunk of its own. */
export const rootViews = {
  home: lazyComponent(async () => (await import(/* webpackChunkName: "page-cms" */ '@/pages/cms/CmsPage')).CmsPage),
  cms: lazyComponent(async () => (await import(/* webpackChunkName: "page-cms" */ '@/pages/cms/CmsPage')).CmsPage),
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
