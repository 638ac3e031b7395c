import { loadStyles, preloadPage } from './assets';
import { askEarly } from './early';
import { paint } from './paint';
import { toRouteVariables } from './routeVariables';

/** Pages at fixed paths: the backend need not be asked what they are. */
const fixedPaths = ['/cart', '/checkout', '/checkout/receipt', '/sign-in'];

const kinds: Record<string, string> = { CATEGORY: 'category', PRODUCT: 'product', CMS_PAGE: 'cms' };

const start = (): void => {
  const { pathname, search } = location;
  const path = pathname.replace(/(.)\/+$/, '$1');
  window.prerenderReady = false;
  window.halewellBoot = { responses: {}, styles: loadStyles() };
  void askEarly('ShopSettings', {});
  document.documentElement.classList.toggle('b-checkout', path.startsWith('/checkout'));
  if (fixedPaths.includes(path)) {
    preloadPage(path);
    return;
  }
  if (path === '/') preloadPage('home');
  askEarly('ResolveURL', toRouteVariables({ pathname, search })).then(
    ({ data }) => {
      const route = Object(data?.route);
      if (path !== '/') preloadPage(kinds[route.type] ?? '');
      const place = document.getElementById('boot-page');
      // The shop may have been faster.
      if (place && !route.redirect_code) paint(route, place);
    },
    () => undefined,
  );
};

start();
