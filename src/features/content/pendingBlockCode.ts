import { richPicture } from './rich/lazyRichPicture';
import { liveStyle } from './styles/lazyLiveStyle';
import { isContentType } from './types/blockKinds';
import { contentTypes } from './types/contentTypes';

const typePattern = /data-content-type="([\w-]+)"/g;

/** A style element of an editor's own: those of Page Builder name its marks, and are not live. */
const ownStyle = /(?:<|&lt;)style\b(?![^<]*data-pb-style)/i;

let last: { html: string; promise: Promise<unknown> } | undefined;

/**
 * Fetches the code that a page's blocks need before the page can be shown without anything moving on it.
 * @returns what settles when it is there, the same promise for the same page; undefined when nothing is missing. Code
 * that cannot be fetched counts as settled: its block alone is left out.
 */
export const pendingBlockCode = (html: string): Promise<unknown> | undefined => {
  const types = new Set([...html.matchAll(typePattern)].map(([, type = '']) => type));
  const preloads = new Set([...types].map((type) => (isContentType(type) ? contentTypes[type].preload : undefined)));
  if (html.includes('<img')) preloads.add(richPicture);
  if (ownStyle.test(html)) preloads.add(liveStyle);
  const missing = [...preloads].flatMap((preload) => (preload && !preload.isLoaded() ? [preload] : []));
  if (last?.html === html) return missing.length > 0 ? last.promise : undefined;
  if (missing.length === 0) return undefined;
  last = { html, promise: Promise.allSettled(missing.map(({ load }) => load())) };
  return last.promise;
};
