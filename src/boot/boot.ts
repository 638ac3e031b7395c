import { loadStyles, preloadPage } from './assets';
import { askEarly, mediaUrl } from './early';
import { paint } from './paint';
import { toRouteVariables } from './routeVariables';
import { fields, text } from './values';

/** Pages at fixed paths: the backend need not be asked what they are. */
const fixedPaths = [
  '/cart',
  '/checkout',
  '/checkout/receipt',
  '/sign-in',
  '/search.html',
  '/create-account',
  '/forgot-password',
  '/customer/account/createPassword',
  '/contact-us',
];

const kinds = new Map([
  ['CATEGORY', 'category'],
  ['PRODUCT', 'product'],
  ['CMS_PAGE', 'cms'],
]);

const start = (): void => {
  const { pathname, search } = location;
  const path = pathname.replace(/(.)\/+$/, '$1');
  window.prerenderReady = false;
  window.halewellBoot = { responses: {}, styles: loadStyles() };
  void askEarly('ShopSettings', {});
  document.documentElement.classList.toggle('bootCheckout', path.startsWith('/checkout'));
  if (fixedPaths.includes(path)) {
    preloadPage(path);
    return;
  }
  if (path === '/') preloadPage('home');
  askEarly('ResolveURL', toRouteVariables({ pathname, search })).then(
    ({ data }) => {
      const { type, redirect_code: redirectCode } = fields(data?.route);
      if (path !== '/') preloadPage(kinds.get(text(type)) ?? '');
      const place = document.getElementById('boot-page');
      // The shop may have been faster.
      // A filtered list comes beside its category.
      const route = { products: data?.products, ...fields(data?.route) };
      if (place && !redirectCode) paint(route, place, { mediaUrl: mediaUrl(), search });
    },
    () => undefined,
  );
};

start();
