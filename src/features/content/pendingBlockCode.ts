import { laterViews, styledBanner } from './blocks/laterViews';
import { richPicture } from './rich/lazyRichPicture';

const typePattern = /data-content-type="([\w-]+)"/g;
/** Lists of products keep their room while they load, and are seldom in the first view. */
const roomy: ReadonlySet<string> = new Set(['products']);

type Later = Pick<typeof styledBanner, 'load' | 'isLoaded'>;

const views = new Map<string, Later>([
  ...Object.entries(laterViews),
  ['banner', styledBanner],
  ['slide', styledBanner],
  ['picture', richPicture],
]);

let last: { html: string; promise: Promise<unknown> } | undefined;

/**
 * What a page's blocks still have to load before it can be shown without anything moving; undefined when nothing. One
 * that cannot be loaded is waited for no longer: it is left out alone.
 */
export const blocksToCome = (html: string): Promise<unknown> | undefined => {
  const types = new Set([...html.matchAll(typePattern)].map(([, type = '']) => type));
  if (html.includes('<img')) types.add('picture');
  const missing = [...types].flatMap((type) => {
    const view = roomy.has(type) ? undefined : views.get(type);
    return view && !view.isLoaded() ? [view] : [];
  });
  if (last?.html === html) return missing.length > 0 ? last.promise : undefined;
  if (missing.length === 0) return undefined;
  last = { html, promise: Promise.allSettled(missing.map(({ load }) => load())) };
  return last.promise;
};
