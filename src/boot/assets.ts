import { pageJson } from '@/kernel/app/pageJson';
import { isRecord } from '@/kernel/isRecord';

/** Read when they are asked for: the element stands behind the start view. */
let found: Record<string, unknown> | undefined;
const assets = (): Record<string, unknown> => (found ??= pageJson(document, 'page-assets'));

/** The files under a name of a group; none where the group does not have it. */
const filesOf = (group: unknown, name: string): string[] => {
  const files = isRecord(group) ? group[name] : undefined;
  return Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [];
};

/** Files of the page that shows what the backend resolves a path to; `home` for the page at `/`. */
export const resolvedPage = (type: string): string[] => filesOf(assets().kinds, type);

/** Files of the page at a fixed path; none for a path without a page. */
export const fixedPage = (pathname: string): string[] => {
  const { fixed } = assets();
  const patterns = isRecord(fixed) ? Object.keys(fixed) : [];
  return filesOf(fixed, patterns.find((pattern) => new RegExp(pattern).test(pathname)) ?? '');
};

/** Files of a catalogue of messages, by its locale: none for the locale that the modules bring themselves. */
export const catalogueFiles = (locale: string): string[] => filesOf(assets().catalogues, locale);

/** Whether a path has the checkout's document. */
export const hasOwnDocument = (pathname: string): boolean => {
  const { ownDocuments } = assets();
  return typeof ownDocuments === 'string' && new RegExp(ownDocuments).test(pathname);
};

const addLink = (properties: Partial<HTMLLinkElement>): HTMLLinkElement => {
  const link = Object.assign(document.createElement('link'), properties);
  document.head.append(link);
  return link;
};

/** Loads the shop's styles beside the boot shimmer, not in front of it; the shop waits for them. */
export const loadStyles = (): Promise<unknown> =>
  Promise.all(
    filesOf(assets(), 'main').map(
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
