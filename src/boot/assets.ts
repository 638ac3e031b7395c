import { pageJson } from './early';

const assets = pageJson('page-assets');

const filesOf = (kind: string): string[] => {
  const files = assets[kind];
  return Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [];
};

const addLink = (properties: Partial<HTMLLinkElement>): HTMLLinkElement => {
  const link = Object.assign(document.createElement('link'), properties);
  document.head.append(link);
  return link;
};

/** Loads the shop's styles beside the boot shimmer, not in front of it; the shop waits for them. */
export const loadStyles = (): Promise<unknown> =>
  Promise.all(
    filesOf('main').map(
      (href) =>
        new Promise((resolve) => {
          const link = addLink({ rel: 'stylesheet', href });
          link.onload = resolve;
          link.onerror = resolve;
        }),
    ),
  );

/** Starts to load what a kind of page is made of, before the shop asks for it. */
export const preloadPage = (kind: string): void => {
  for (const href of filesOf(kind)) addLink({ rel: 'preload', href, as: href.endsWith('.css') ? 'style' : 'script' });
};
