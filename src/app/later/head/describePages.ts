import { onStoreViewsKnown } from '@/features/storeView/knownStoreViews';
import { announcePrerenderReady, isPrerenderer } from '@/kernel/head/prerenderSignals';
import { publishData, type StructuredData } from '@/kernel/head/structuredData';
import type { ThunkServices } from '@/kernel/redux/thunk';
import type { ShopNavigator } from '../../routing/navigator';
import { findPaths } from './findPaths';
import { crumbData, type HeadTag, pageTags, shopData } from './pageTags';
import { ownMark, readCrumbs, readPage } from './readPage';

/** Milliseconds without a change after which a page counts as there. */
const quietMs = 100;

const toElement = ({ name, attributes }: HeadTag): HTMLElement => {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.setAttribute(ownMark, '');
  return element;
};

/** Announces the page to a prerenderer once nothing arrives any more. @returns ends it. */
const followSettling = (): (() => void) => {
  announcePrerenderReady();
  const observer = new MutationObserver(announcePrerenderReady);
  if (isPrerenderer()) observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/**
 * Completes the head for search engines and messengers: address, preview, languages, and where the page stands. They
 * wait for it, the shopper does not, so it is read off the finished page instead of being part of it.
 * @returns ends it.
 */
export const describePages = (services: Pick<ThunkServices, 'apollo'>, navigator: ShopNavigator): (() => void) => {
  let shown = '';
  let takeOut: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;

  const describeSoon = (): void => {
    clearTimeout(timer);
    if (!hasEnded) timer = setTimeout(() => describe(), quietMs);
  };
  const pathIn = findPaths(services, describeSoon);

  const describe = (): void => {
    const page = readPage(services, navigator, pathIn);
    const tags = page ? pageTags(page) : [];
    // The page names its path; in which store view that is, it does not know.
    const named = document.head.querySelector<HTMLLinkElement>(`link[rel="canonical"]:not([${ownMark}])`);
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
  const observer = new MutationObserver(describeSoon);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  const stopSettling = followSettling();
  const stop = navigator.subscribe(describeSoon);
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
