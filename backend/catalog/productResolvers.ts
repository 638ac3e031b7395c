import { expandDirectives } from '../content/expandDirectives';
import type { RequestContext } from '../context';
import { toUid } from '../graphql/uid';
import type { ProductImage, ProductStockStatus, SimpleProductResolvers } from '../schema/resolvers.generated';
import { readStoreSettings } from '../stores/storeSettings';

import { dietMarksOf } from './dietMarks';
import { pricedFor } from './groupPrices';
import { mainPicture, toImage, toMediaEntry } from './media';
import type { ProductRow } from './models';
import { packValueOf } from './packValue';
import { toPriceRange } from './priceRange';
import { currentPriceMinor, toMoney, type Priced } from './pricing';
import {
  readCategories,
  readCompositeStock,
  readLinks,
  readMedia,
  readStock,
  readVariantPrices,
} from './productBatches';
import { readGroupMembers } from './productTypes/groupQueries';
import { hasOwnStock } from './productTypes/productType';
import { readBundleRange } from './productTypes/typeResolvers';
import { priceTiersOf } from './tierPrices';
import { subscriptionPlansOf } from './subscriptionPlans';
import { isLeft } from './stock';
import { readSupplementFacts } from './supplementFacts';
import { urlSuffixes } from './urlSuffixes';

const readMainImage = async (
  row: ProductRow,
  _arguments: unknown,
  context: RequestContext,
): Promise<ProductImage | null> => {
  const main = mainPicture((await readMedia(context, row.id)) ?? []);
  return main ? toImage(main, context.origin, context.settings.profile.cachesPictures) : null;
};

const readStockStatus = async (row: ProductRow, context: RequestContext): Promise<ProductStockStatus> => {
  const isInStock = hasOwnStock(row.type)
    ? isLeft(await readStock(context, row.id))
    : (await readCompositeStock(context, row.id)) !== undefined;
  return isInStock ? 'IN_STOCK' : 'OUT_OF_STOCK';
};

/** Null unless the stock is at or below its threshold; what is sold out has nothing left to count. */
const readOnlyLeft = async (row: ProductRow, context: RequestContext): Promise<number | null> => {
  if (!hasOwnStock(row.type)) return null;
  const stock = await readStock(context, row.id);
  if (!stock || stock.sells_without_stock === 1) return null;
  return stock.quantity > 0 && stock.quantity <= stock.low_threshold ? stock.quantity : null;
};

/** When more comes of what is sold out; a day that has passed is no news. */
const readExpectedDate = async (row: ProductRow, context: RequestContext): Promise<string | null> => {
  const stock = hasOwnStock(row.type) ? await readStock(context, row.id) : undefined;
  const today = new Date(context.now()).toISOString().slice(0, 10);
  return stock?.quantity === 0 && !isLeft(stock) && stock.back_in_stock !== null && stock.back_in_stock >= today
    ? stock.back_in_stock
    : null;
};

/** Prices of what a product consists of; none for one that is sold as it stands. */
const readPrices = async (row: ProductRow, context: RequestContext): Promise<readonly Priced[]> => {
  switch (row.type) {
    case 'configurable':
      return (await readVariantPrices(context, row.id)) ?? [];
    case 'grouped':
      return (await readGroupMembers(context, row.id)) ?? [];
    case 'bundle':
      return readBundleRange(row, context);
    case 'simple':
    case 'virtual':
    case 'downloadable':
      return [];
  }
};

const toUnitPrice = (row: ProductRow, currency: string) =>
  row.unit_count !== null && row.unit_count > 0 && row.unit_name !== null
    ? { price: toMoney(currentPriceMinor(row) / row.unit_count, currency), unit: row.unit_name }
    : null;

/** Fields that every kind of product has. */
export const productFields = {
  uid: ({ id }) => toUid(id),
  description: ({ description }, _, context) => ({ html: expandDirectives(context, description) }),
  short_description: ({ short_description: text }, _, context) => ({ html: expandDirectives(context, text) }),
  url_suffix: (_row, _, context) => urlSuffixes(context).product,
  gift_message_available: ({ gift_message_available: isAvailable }) =>
    isAvailable === null ? null : String(isAvailable),
  gift_wrapping_available: ({ gift_wrapping_available: isAvailable }, _, { db, store }) =>
    isAvailable === null
      ? readStoreSettings(db, store.id).allow_gift_wrapping_on_order_items === '1'
      : isAvailable === 1,
  gift_wrapping_price: ({ gift_wrapping_price_minor: minor }, _, { store }) =>
    minor ? toMoney(minor, store.currency) : null,
  // A variant has no page of its own.
  canonical_url: ({ is_visible, url_key }, _, context) =>
    is_visible === 1 && context.settings.profile.tellsCanonicalUrls
      ? `${url_key}${urlSuffixes(context).product ?? ''}`
      : null,
  image: readMainImage,
  small_image: readMainImage,
  thumbnail: readMainImage,
  media_gallery: async ({ id }, _, context) =>
    ((await readMedia(context, id)) ?? []).map((media) => toImage(media, context.origin)),
  media_gallery_entries: async ({ id }, _, context) => {
    const media = (await readMedia(context, id)) ?? [];
    const main = mainPicture(media);
    return media.map((entry) => toMediaEntry(entry, main));
  },
  price_range: async (row, _, context) =>
    toPriceRange(await pricedFor(row, context), await readPrices(row, context), context.store.currency),
  price_tiers: priceTiersOf,
  stock_status: (row, _, context) => readStockStatus(row, context),
  expected_date: (row, _, context) => readExpectedDate(row, context),
  only_x_left_in_stock: (row, _, context) => readOnlyLeft(row, context),
  categories: async ({ id }, _, context) => (await readCategories(context, id)) ?? [],
  related_products: async ({ id }, _, context) => (await readLinks.related(context, id)) ?? [],
  upsell_products: async ({ id }, _, context) => (await readLinks.upsell(context, id)) ?? [],
  crosssell_products: async ({ id }, _, context) => (await readLinks.crosssell(context, id)) ?? [],
  min_sale_qty: async ({ id }, _, context) => (await readStock(context, id))?.min_sale_quantity ?? null,
  max_sale_qty: async ({ id }, _, context) => (await readStock(context, id))?.max_sale_quantity ?? null,
  subscription_plans: subscriptionPlansOf,
  supplement: ({ supplement }) => readSupplementFacts(supplement),
  pack_value: packValueOf,
  diet_marks: dietMarksOf,
  unit_price: (row, _, { store }) => toUnitPrice(row, store.currency),
} satisfies SimpleProductResolvers;
