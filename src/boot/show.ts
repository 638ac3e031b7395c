import { sayLanguage } from '@/kernel/i18n/sayLanguage';
import { wait } from '@/kernel/wait';
import { catalogueFiles, fixedPage, hasOwnDocument, loadStyles, preload, resolvedPage } from './assets';
import { showFirstView } from './firstView';
import { loadFonts } from './fonts';
import type { Handover } from './handover';
import { loadShop, pictureEnd } from './loadShop';
import { localeOfVisit, shopLanguage } from './language';
import { warmNumbers, withNumbers } from './numbers';
import { pageTemplate } from './pageTemplate';
import { loadContentView, showContent } from './content/showContent';
import { listenForPreview } from './preview';

/** The checkout has a header of its own. */
const showCheckoutHeader = (): void => {
  const header = pageTemplate('checkout');
  if (header) document.querySelector('#boot > header')?.replaceWith(header);
};

/** The picture that is loaded before all others. */
const firstPicture = (): HTMLImageElement | null => document.querySelector('#boot-page img[fetchpriority]');

/** Milliseconds in which what is there is shown before the page's files are asked for. */
const firstShownMs = 50;

/**
 * Loads the styles and the fonts that only the shop itself needs. Before the first view they would take the line from its
 * answer and its picture, and cost it a second look at every element.
 * @param when ends when they are asked for.
 */
const loadLooks = (boot: Handover, when: Promise<unknown>): void => {
  boot.styles = when.then(loadStyles);
  // A font that does not come keeps nobody waiting for ever.
  boot.fonts = loadFonts(boot).catch(() => undefined);
};

/** Loads what the page is made of, and shows its first view as soon as the backend has said what it is. */
export const show = (boot: Handover): void => {
  const { route, shopSettings } = boot;
  const { pathname, search } = location;
  if (CAPABILITIES.preview) listenForPreview();
  if (!shopSettings) {
    loadLooks(
      boot,
      loadShop(Promise.resolve(), () => false),
    );
    return;
  }
  if (hasOwnDocument(pathname)) showCheckoutHeader();
  // The home page is content: what draws it comes beside the answer.
  if (!BRAND.hasHero && pathname === '/') void loadContentView();
  warmNumbers();
  const language = localeOfVisit(shopSettings).then((locale) => {
    const spoken = shopLanguage(locale);
    sayLanguage(spoken.tag);
    void shop.then(() => preload(catalogueFiles(spoken.locale)));
    return spoken;
  });
  const view = route?.then(async ({ data }) => {
    const files = resolvedPage(pathname === '/' ? 'home' : (data?.route?.type ?? ''));
    if (!data?.route?.redirect_code)
      showFirstView(data, { ...(await language), numbers: withNumbers, pathname, search });
    if (data?.route?.__typename === 'CmsPage') await showContent(boot, data.route);
    // The shop may be under way already: what is shown comes to the screen first.
    void Promise.all([shop, wait(firstShownMs)]).then(() => preload(files));
    await (boot.picture = pictureEnd(firstPicture()));
  });
  // The shimmer stays until the shop is there.
  const shop = loadShop(view?.catch(() => undefined) ?? Promise.resolve(), () => boot.picture !== undefined);
  // What was kept is shown by now, and its files are on this device: they need not wait for a line.
  loadLooks(boot, boot.kept ? wait(firstShownMs) : shop);
  // The shimmer comes to the screen first: each request takes the browser milliseconds to make.
  if (!route) void wait(firstShownMs).then(() => preload(fixedPage(pathname)));
};
