import { knownStoreViews } from '@/features/storeView/knownStoreViews';
import { readSettings, settings } from '@/kernel/app/settings';
import { addedMark, isHeadShown } from '@/kernel/head/headTags';
import { languageTag } from '@/kernel/i18n/languageTag';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { ShopSettingsDocument } from '@/shell/ShopSettings.graphql.generated';
import type { RouteOutcome } from '../../routing/routeOutcome';
import type { ShopNavigator } from '../../routing/navigator';
import type { Crumb, PageFacts } from './pageTags';

/** Identifier of Magento's home page, unless an editor chose another one: at `/home` the same page stands a second time. */
const homeIdentifier = 'home';

/** Wide enough for every service that shows a picture beside a link. */
const pictureWidth = 1280;

const contentOf = (name: string): string | undefined =>
  document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;

const pathOf = (outcome: RouteOutcome, pathname: string): string => {
  if (outcome.kind !== 'resolved') return pathname;
  const { page } = outcome;
  if (page.type === 'home') return '/';
  if (page.type !== 'cms') return pathname;
  return page.page.identifier === homeIdentifier ? '/' : `/${page.page.identifier ?? ''}`;
};

/** The same picture at the width of a preview. */
const previewOf = (source: string): string => {
  const url = new URL(source, window.location.origin);
  const [width, height] = ['width', 'height'].map((name) => Number(url.searchParams.get(name)));
  if (width && height) url.searchParams.set('height', String(Math.round((height / width) * pictureWidth)));
  if (width) url.searchParams.set('width', String(pictureWidth));
  return url.href;
};

const pictureOfPage = (): string | undefined => {
  // One that is held has no address yet (kernel/viewport/heldPictures.ts).
  const source = document.querySelector<HTMLImageElement>('main img[src]:not([src^="data:"])')?.src;
  if (source) return previewOf(source);
  // The shop's own picture for links, where the build has a brand of its own.
  return BRAND.name ? `${window.location.origin}/icons/og-image.jpg` : undefined;
};

const typeOf = (outcome: RouteOutcome): PageFacts['type'] => {
  if (outcome.kind !== 'resolved') return 'website';
  if (outcome.page.type === 'product') return 'product';
  return outcome.page.type === 'cms' ? 'article' : 'website';
};

/** The way to the page, as it stands above it: the list of links that ends with the page itself, which is no link. */
export const readCrumbs = (): Crumb[] => {
  const end = document.querySelector('main nav > ol > li:last-child > [aria-current="page"]:not(a)');
  const items = end?.closest('ol')?.children ?? [];
  return [...items].map((item) => ({ name: (item.textContent ?? '').trim(), url: item.querySelector('a')?.href }));
};

/** Code of the deployment's store view, whose pages have the plain paths. */
const usualCode = readSettings(document).storeCode;

/** An address without the code of the store view on screen, which another description of the page may have put there. */
const withoutCode = (url: string): string => {
  const { origin, pathname, search } = new URL(url);
  const own = `/${settings.storeCode}`;
  return origin + (pathname.startsWith(`${own}/`) ? pathname.slice(own.length) : pathname) + search;
};

/** The address in a store view: all but the deployment's are come into by their code before the path. */
const addressIn = (code: string, url: string): string => {
  const { origin, pathname, search } = new URL(url);
  return `${origin}${code === usualCode ? '' : `/${code}`}${pathname}${search}`;
};

/**
 * Reads what is on screen; undefined for what search engines are not to keep.
 * @param pathIn the path of the same page in another store view; undefined while that is not known, or if there is none.
 */
export const readPage = (
  { apollo }: Pick<ThunkServices, 'apollo'>,
  navigator: ShopNavigator,
  pathIn: (view: string, path: string) => string | undefined,
): PageFacts | undefined => {
  const { outcome, location } = navigator.shown();
  const isHidden = (contentOf('robots') ?? '').toLowerCase().includes('noindex');
  if (outcome.kind !== 'resolved' || isHidden || !isHeadShown()) return undefined;
  const { origin } = window.location;
  const named = document.head.querySelector<HTMLLinkElement>(`link[rel="canonical"]:not([${addedMark}])`)?.href;
  const plain = withoutCode(named ?? origin + pathOf(outcome, location.pathname));
  const all = knownStoreViews(apollo);
  // A language has one page: of two store views in it the first, as they are ordered.
  const views = all.filter((view, index) => all.findIndex(({ locale }) => locale === view.locale) === index);
  const { pathname, search } = new URL(plain);
  const alternates = (views.length > 1 ? views : []).flatMap(({ code, locale }) => {
    const path = code === settings.storeCode ? pathname : pathIn(code, pathname);
    return locale && path !== undefined
      ? [{ language: languageTag(locale), url: addressIn(code, origin + path + search) }]
      : [];
  });
  const shop = apollo.cache.readQuery({ query: ShopSettingsDocument })?.storeConfig;
  return {
    url: addressIn(settings.storeCode, plain),
    title: document.title,
    description: contentOf('description'),
    picture: pictureOfPage(),
    type: typeOf(outcome),
    shopName: settings.storeName || shop?.store_name || document.title,
    locale: document.documentElement.lang.replace('-', '_'),
    namesAddress: named !== undefined,
    alternates: alternates.length > 1 ? alternates : [],
  };
};
