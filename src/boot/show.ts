import { catalogueFiles, fixedPage, hasOwnDocument, loadStyles, preload, resolvedPage } from './assets';
import { showFirstView } from './firstView';
import { loadFonts } from './fonts';
import type { Handover } from './handover';
import { localeOfVisit, shopLanguage, warmNumbers } from './language';
import { pageTemplate } from './pageTemplate';
import { listenForPreview } from './preview';

/** The checkout has a header of its own. */
const showCheckoutHeader = (): void => {
  const header = pageTemplate('checkout');
  if (header) document.querySelector('#boot > header')?.replaceWith(header);
};

/** Loads what the page is made of, and shows its first view as soon as the backend has said what it is. */
export const show = (boot: Handover): void => {
  const { route, shopSettings } = boot;
  const { pathname, search } = location;
  boot.styles = loadStyles();
  // A font that does not come keeps nobody waiting for ever.
  boot.fonts = loadFonts(boot.styles).catch(() => undefined);
  if (CAPABILITIES.preview) listenForPreview();
  if (!shopSettings) return;
  if (hasOwnDocument(pathname)) showCheckoutHeader();
  warmNumbers();
  const language = localeOfVisit(shopSettings).then((locale) => {
    const spoken = shopLanguage(locale);
    document.documentElement.lang = spoken.tag;
    preload(catalogueFiles(spoken.locale));
    return spoken;
  });
  if (!route) {
    preload(fixedPage(pathname));
    return;
  }
  if (pathname === '/') preload(resolvedPage('home'));
  route
    .then(async ({ data }) => {
      if (pathname !== '/') preload(resolvedPage(data?.route?.type ?? ''));
      if (!data?.route?.redirect_code) showFirstView(data, { ...(await language), pathname, search });
    })
    // The shimmer stays until the shop is there.
    .catch(() => undefined);
};
