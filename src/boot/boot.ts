import type { ResolveUrlQuery } from '@/app/routing/ResolveURL.graphql.generated';
import { toRouteVariables } from '@/features/listing/listQuery';
import type { ShopSettingsQuery } from '@/shell/ShopSettings.graphql.generated';
import { catalogueFiles, fixedPage, hasOwnDocument, loadStyles, preload, resolvedPage } from './assets';
import { askEarly } from './early';
import { showFirstView } from './firstView';
import { loadFonts } from './fonts';
import { localeOfVisit, shopLanguage, warmNumbers } from './language';
import { pageTemplate } from './pageTemplate';
import { isPreview, listenForPreview } from './preview';

/** The checkout has a header of its own. */
const showCheckoutHeader = (): void => {
  const header = pageTemplate('checkout');
  if (header) document.querySelector('#boot > header')?.replaceWith(header);
};

const start = (): void => {
  const { pathname, search } = location;
  const fixed = fixedPage(pathname);
  window.prerenderReady = false;
  const styles = loadStyles();
  // A font that does not come keeps nobody waiting for ever.
  const fonts = loadFonts(styles).catch(() => undefined);
  window.shopBoot = { responses: {}, styles, fonts };
  if (CAPABILITIES.preview) {
    listenForPreview();
    // What is asked for here is the shop as it is.
    if ((window.shopBoot.isPreview = isPreview())) return;
  }
  const shopSettings = askEarly<ShopSettingsQuery>('ShopSettings', {});
  if (hasOwnDocument(pathname)) showCheckoutHeader();
  warmNumbers();
  const language = localeOfVisit(shopSettings).then((locale) => {
    const spoken = shopLanguage(locale);
    document.documentElement.lang = spoken.tag;
    preload(catalogueFiles(spoken.locale));
    return spoken;
  });
  // A fixed path is known without asking the backend.
  if (fixed) {
    preload(fixed);
    return;
  }
  if (pathname === '/') preload(resolvedPage('home'));
  askEarly<ResolveUrlQuery>('ResolveURL', toRouteVariables({ pathname, search }))
    .then(async ({ data }) => {
      if (pathname !== '/') preload(resolvedPage(data?.route?.type ?? ''));
      if (!data?.route?.redirect_code) showFirstView(data, { ...(await language), pathname, search });
    })
    // The shimmer stays until the shop is there.
    .catch(() => undefined);
};

start();
