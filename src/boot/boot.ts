import { fixedPage, hasOwnDocument, loadStyles, preload, resolvedPage } from './assets';
import { askEarly, mediaUrl } from './early';
import { loadFonts } from './fonts';
import { paint } from './paint';
import { toRouteVariables } from '../features/catalog/listQuery';
import { fields, text } from './values';

/**
 * The browser's first number takes it 100 ms on a slow phone, whatever the number: it looks through all its locales.
 * So that is done behind the first paint, while the answer is on its way, and not when a price waits for it.
 */
const warmNumbers = (): void => {
  requestAnimationFrame(() => setTimeout(() => new Intl.NumberFormat('en-GB')));
};

const start = (): void => {
  const { pathname, search } = location;
  const fixed = fixedPage(pathname);
  window.prerenderReady = false;
  const styles = loadStyles();
  // A font that does not come keeps nobody waiting for ever.
  const fonts = loadFonts(styles).catch(() => undefined);
  window.halewellBoot = { responses: {}, styles, fonts };
  void askEarly('ShopSettings', {});
  document.documentElement.classList.toggle('bootCheckout', hasOwnDocument(pathname));
  warmNumbers();
  // What is at a fixed path is known: the backend is not asked.
  if (fixed) {
    preload(fixed);
    return;
  }
  if (pathname === '/') preload(resolvedPage('home'));
  askEarly('ResolveURL', toRouteVariables({ pathname, search })).then(
    ({ data }) => {
      const { type, redirect_code: redirectCode } = fields(data?.route);
      if (pathname !== '/') preload(resolvedPage(text(type)));
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
