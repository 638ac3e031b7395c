import type { RequestContext } from '../context';
import { escapeHtml } from '../escapeHtml';
import { findRewriteOfTarget } from '../routing/queries';

/** Where the widgets that are links lead: the real backend's own address of what a parameter names. */
const targets: Readonly<Record<string, (parameters: ReadonlyMap<string, string>) => string>> = {
  'Magento\\Cms\\Block\\Widget\\Page\\Link': (parameters) => `cms/page/view/page_id/${parameters.get('page_id') ?? ''}`,
  'Magento\\Catalog\\Block\\Product\\Widget\\Link': (parameters) =>
    `catalog/product/view/id/${parameters.get('id_path')?.split('/')[1] ?? ''}`,
  'Magento\\Catalog\\Block\\Category\\Widget\\Link': (parameters) =>
    `catalog/category/view/id/${parameters.get('id_path')?.split('/')[1] ?? ''}`,
};

/**
 * A widget that is a link to a page, a product or a category, in the real backend's markup.
 * @returns nothing for another widget, and for a link to what is not there.
 */
export const linkWidget = (
  { db, origin }: Pick<RequestContext, 'db' | 'origin'>,
  parameters: ReadonlyMap<string, string>,
): string => {
  const target = targets[(parameters.get('type') ?? '').replaceAll('\\\\', '\\')]?.(parameters);
  const given = parameters.get('href');
  const path = target === undefined ? undefined : findRewriteOfTarget(db, target)?.request_path;
  if (target === undefined || (path === undefined && given === undefined)) return '';
  const href = given ?? `${origin}/${path}`;
  const title = parameters.get('title') ?? '';
  const words = parameters.get('anchor_text') ?? (title || href);
  const link = `<a href="${escapeHtml(href)}"${title ? ` title="${escapeHtml(title)}"` : ''}><span>${escapeHtml(words)}</span></a>`;
  return parameters.get('template')?.includes('inline')
    ? `<span class="widget block-link-inline">${link}</span>`
    : `<div class="widget block block-link">${link}</div>`;
};
