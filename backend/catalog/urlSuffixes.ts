import type { RequestContext } from '../context';
import { readStoreSettings } from '../stores/storeSettings';

/** Suffix of product and category URLs unless the store view says otherwise (configuration `catalog/seo/*_url_suffix`). */
export const urlSuffix = '.html';

interface UrlSuffixes {
  product: string | null;
  category: string | null;
}

const known = new WeakMap<RequestContext, UrlSuffixes>();

/** The suffixes of a request's store view; null for none. */
export const urlSuffixes = (context: RequestContext): UrlSuffixes => {
  const before = known.get(context);
  if (before) return before;
  const settings = readStoreSettings(context.db, context.store.id);
  const suffixes = { product: settings.product_url_suffix, category: settings.category_url_suffix };
  known.set(context, suffixes);
  return suffixes;
};
