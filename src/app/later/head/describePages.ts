import { onStoreViewsKnown } from '@/features/storeView/knownStoreViews';
import { isAsking } from '@/kernel/graphql/fetchWithTimeout';
import { addedMark, isHeadShown, restoreHead } from '@/kernel/head/headTags';
import { publishData, type StructuredData } from '@/kernel/head/structuredData';
import type { ThunkServices } from '@/kernel/redux/thunk';
import type { ShopNavigator } from '../../routing/navigator';
import { findPaths } from './findPaths';
import { followSettling } from './followSettling';
import { crumbData, type HeadTag, pageTags, shopData } from './pageTags';
import { readCrumbs, readPage } from './readPage';

/** Milliseconds without a change after which a page counts as there. */
const quietMs = 100;

/** How often the head of one page is written again: who takes it out each time has the last word. */
const mostRestorations = 10;

const toElement = ({ name, attributes }: HeadTag): HTMLElement => {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.setAttribute(addedMark, '');
  return element;
};

/** What the built page says of the shop, for those who run no scripts. */
const takeDefaultsOut = (): void =>
  document.head.querySelectorAll(`[${addedMark}]`).forEach((element) => element.remove());

/** Whether code is on its way: the script element of a chunk goes when it has come. */
const isCodeAwaited = (): boolean => document.head.querySelector('script[src*="/static/"]') !== null;

/**
 * Completes the head for search engines and messengers: address, preview, languages, and where the page stands. They
 * wait for it, the shopper does not, so it is read off the finished page instead of being part of it.
 * @returns ends it.
 */
export const describePages = (services: Pick<ThunkServices, 'apollo'>, navigator: ShopNavigator): (() => void) => {
  let shown = '';
  let takeOut: (() => void)[] = [takeDefaultsOut];
  let restorations = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;

  const describeSoon = (): void => {
    clearTimeout(timer);
    if (!hasEnded) timer = setTimeout(() => describe(), quietMs);
  };
  const pathIn = findPaths(services, describeSoon);

  const describe = (): void => {
    timer = undefined;
    const page = readPage(services, navigator, pathIn);
    const tags = page ? pageTags(page) : [];
    // The page names its path; in which store view that is, it does not know.
    const named = document.head.querySelector<HTMLLinkElement>(`link[rel="canonical"]:not([${addedMark}])`);
    if (page && named && named.href !== page.url) named.href = page.url;
    const isFirstPage = page !== undefined && new URL(page.url).pathname === '/';
    const data: StructuredData[] = [
      ...(page && isFirstPage ? [shopData(page.shopName, window.location.origin)] : []),
      ...(page ? [crumbData(readCrumbs())] : []),
    ].filter((part) => part !== undefined);
    const wanted = JSON.stringify([tags, data]);
    if (wanted === shown) return;
    shown = wanted;
    takeOut.forEach((remove) => remove());
    const elements = tags.map(toElement);
    document.head.append(...elements);
    takeOut = [...elements.map((element) => () => element.remove()), ...data.map(publishData)];
  };

  // The page itself writes its title when it is there, which may be long after the place has changed.
  const observer = new MutationObserver(() => {
    if (restorations < mostRestorations && restoreHead()) restorations += 1;
    describeSoon();
  });
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  const stopSettling = followSettling(() => {
    const { kind } = navigator.shown().outcome;
    if (kind === 'loading' || kind === 'redirect' || !document.querySelector('main')) return 'its content';
    if (!isHeadShown() || timer !== undefined) return 'its head';
    if (isAsking()) return 'an answer of the backend';
    return isCodeAwaited() ? 'its code' : undefined;
  });
  const stop = navigator.subscribe(() => {
    restorations = 0;
    describeSoon();
  });
  const stopWatching = onStoreViewsKnown(services.apollo, describeSoon);
  describeSoon();
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    observer.disconnect();
    stopSettling();
    stop();
    stopWatching();
    takeOut.forEach((remove) => remove());
  };
};
