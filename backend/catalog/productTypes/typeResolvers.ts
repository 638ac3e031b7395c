import type { RequestContext } from '../../context';
import type {
  BundleProductResolvers,
  DownloadableProductResolvers,
  GroupedProductResolvers,
} from '../../schema/resolvers.generated';
import type { ProductRow } from '../models';
import { toPriceRange } from '../priceRange';
import { toMoney } from '../pricing';
import { bundleRange, bundleSaving, optionPrices, type WholeBundle } from './bundlePrice';
import { readBundle, readBundleOptions, readBundleSelections, type BundleSelectionRow } from './bundleQueries';
import { toPriceType } from './customOptionResolvers';
import { readBundleContents } from './bundleContents';
import { readDownloadable, readDownloadLinks, readDownloadSamples, type DownloadLinkRow } from './downloadQueries';
import { readGroupMembers } from './groupQueries';
import { bundleOptionUid, bundleSelectionUid, downloadLinkUid } from './uids';

/** Everything that a bundle asks and offers. */
export const readWholeBundle = async (row: ProductRow, context: RequestContext): Promise<WholeBundle> => {
  const [bundle, options, selections] = await Promise.all([
    readBundle(context, row.id),
    readBundleOptions(context, row.id),
    readBundleSelections(context, row.id),
  ]);
  return {
    bundle: bundle ?? { product_id: row.id, is_price_dynamic: 1, price_view: 'PRICE_RANGE', percent_off: 0 },
    own: row,
    options: options ?? [],
    selections: selections ?? [],
  };
};

/** The least and the most for which a bundle can be had. */
export const readBundleRange = async (row: ProductRow, context: RequestContext) =>
  bundleRange(await readWholeBundle(row, context));

const toBundleItemOption = (selection: BundleSelectionRow) => ({
  id: selection.selection_id,
  uid: bundleSelectionUid(selection.option_id, selection.selection_id, selection.quantity),
  label: selection.name,
  qty: selection.quantity,
  quantity: selection.quantity,
  position: selection.selection_position,
  is_default: selection.is_default === 1,
  // Nought for a bundle that costs the sum of its parts: the price is then the product's.
  price: selection.price / 100,
  price_type: toPriceType(selection.price_type),
  can_change_quantity: selection.can_change_quantity === 1,
  product: selection,
});

const readBundleItems = async (row: ProductRow, _arguments: unknown, context: RequestContext) => {
  const whole = await readWholeBundle(row, context);
  return whole.options.map((option) => ({
    option_id: option.id,
    uid: bundleOptionUid(option.id),
    title: option.title,
    required: option.is_required === 1,
    type: option.type,
    position: option.position,
    sku: row.sku,
    price_range: toPriceRange(row, optionPrices(whole, option.id), context.store.currency),
    options: whole.selections.filter(({ option_id }) => option_id === option.id).map(toBundleItemOption),
  }));
};

const isPriceDynamic = async ({ id }: ProductRow, _arguments: unknown, context: RequestContext): Promise<boolean> =>
  (await readBundle(context, id))?.is_price_dynamic !== 0;

const readBundleSaving = async (row: ProductRow, _arguments: unknown, context: RequestContext) => {
  const savedMinor = bundleSaving(await readWholeBundle(row, context));
  return savedMinor > 0 ? toMoney(savedMinor, context.store.currency) : null;
};

/** Fields that only a bundle has. */
export const bundleFields = {
  items: readBundleItems,
  contents: readBundleContents,
  set_saving: readBundleSaving,
  price_view: async ({ id }, _, context) => (await readBundle(context, id))?.price_view ?? 'PRICE_RANGE',
  dynamic_price: isPriceDynamic,
  dynamic_sku: isPriceDynamic,
  dynamic_weight: () => true,
  ship_bundle_items: () => 'TOGETHER',
} satisfies BundleProductResolvers;

/** Fields that only a grouped product has. */
export const groupedFields = {
  items: async ({ id }, _, context) =>
    ((await readGroupMembers(context, id)) ?? []).map((member) => ({
      qty: member.default_quantity,
      position: member.member_position,
      product: member,
    })),
} satisfies GroupedProductResolvers;

/** A link as the schema has it. */
export const toDownloadLink = (link: DownloadLinkRow, origin: string) => ({
  uid: downloadLinkUid(link.id),
  title: link.title,
  sort_order: link.position,
  price: link.price_minor / 100,
  sample_url: link.has_sample === 1 ? `${origin}/downloadable/download/linkSample/link_id/${link.id}/` : null,
});

/** Files to try before, as the schema has them. */
export const readSamples = async (context: RequestContext, productId: number) =>
  ((await readDownloadSamples(context, productId)) ?? []).map((sample) => ({
    title: sample.title,
    sort_order: sample.position,
    sample_url: `${context.origin}/downloadable/download/sample/sample_id/${sample.id}/`,
  }));

/** Fields that only a downloadable product has. */
export const downloadableFields = {
  links_title: async ({ id }, _, context) => (await readDownloadable(context, id))?.links_title ?? null,
  links_purchased_separately: async ({ id }, _, context) =>
    (await readDownloadable(context, id))?.are_links_separate ?? 0,
  downloadable_product_links: async ({ id }, _, context) =>
    ((await readDownloadLinks(context, id)) ?? []).map((link) => toDownloadLink(link, context.origin)),
  downloadable_product_samples: ({ id }, _, context) => readSamples(context, id),
} satisfies DownloadableProductResolvers;
