import { pageJson } from './early';
import { fields, text } from './values';

const assets = pageJson('page-assets');

const filesIn = (files: unknown): string[] =>
  Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [];

/** Files of the page that shows what the backend resolves a path to; `home` for the page at `/`. */
export const resolvedPage = (type: string): string[] => filesIn(fields(assets.kinds)[type]);

/** Files of the page at a fixed path; none for a path without a page, undefined for one that the backend resolves. */
export const fixedPage = (pathname: string): string[] | undefined => {
  const row = Object.entries(fields(assets.fixed)).find(([pattern]) => new RegExp(pattern).test(pathname));
  return row && filesIn(row[1]);
};

/** Whether a path has the checkout's document. */
export const hasOwnDocument = (pathname: string): boolean =>
  new RegExp(text(assets.ownDocuments) || '^$').test(pathname);

const addLink = (properties: Partial<HTMLLinkElement>): HTMLLinkElement => {
  const link = Object.assign(document.createElement('link'), properties);
  document.head.append(link);
  return link;
};

/** Loads the shop's styles beside the boot shimmer, not in front of it; the shop waits for them. */
export const loadStyles = (): Promise<unknown> =>
  Promise.all(
    filesIn(assets.main).map(
      (href) =>
        new Promise((resolve) => {
          const link = addLink({ rel: 'stylesheet', href });
          link.onload = resolve;
          link.onerror = resolve;
        }),
    ),
  );

/** Starts to load what a page is made of, before the shop asks for it. */
export const preload = (files: readonly string[]): void => {
  for (const href of files) addLink({ rel: 'preload', href, as: href.endsWith('.css') ? 'style' : 'script' });
};
