import { optionUid, valueUid } from '../catalog/configurableResolvers';
import type { ProductType } from '../catalog/productTypes/productType';
import { findProductEvenDisabled } from '../catalog/queries';
import { planUid } from '../catalog/subscriptionPlans';
import type { RequestContext } from '../context';
import type { Db } from '../db/open';
import { wrappedItemFields } from '../giftOptions/itemFields';
import { toUid } from '../graphql/uid';
import type { Resolvers } from '../schema/resolvers.generated';
import { bundleItemFields, customizableOptions, downloadableItemFields } from './choices/choiceResolvers';
import { readGiftMessage } from './giftMessages';
import type { CartItemModel } from './models';
import { listVariantOptions } from './productQueries';
import { toMoney } from '../catalog/pricing';
import { toSchemaDiscount } from './schemaDiscount';
import { containedVat } from './totals';

/** A product that was taken off sale still has a name: the shopper has to learn which line stands in the way. */
const productOf = (db: Db, id: number) => {
  const product = findProductEvenDisabled(db, id);
  if (!product) throw new Error(`Product ${id} of a cart line is not there.`);
  return product;
};

const itemPrices = ({ line, totals, currency }: CartItemModel) => {
  const money = (minor: number) => toMoney(minor, currency);
  return {
    price: money(line.unitPriceMinor - containedVat(line.unitPriceMinor)),
    price_including_tax: money(line.unitPriceMinor),
    row_total: money(totals.rowMinor - totals.rowTaxMinor),
    row_total_including_tax: money(totals.rowMinor),
    total_item_discount: money(totals.discountMinor),
    discounts: totals.discounts.length > 0 ? totals.discounts.map((part) => toSchemaDiscount(part, currency)) : null,
  };
};

/** Whether the line's own product has so many in stock: never of a configurable one, whose stock is that of its variants. */
const isInOwnStock = ({ productType, parts, quantity }: CartItemModel['line']): boolean =>
  productType !== 'configurable' && parts.every(({ each, stockQuantity }) => stockQuantity >= each * quantity);

/** Resolvers of every kind of cart item. */
const itemFields = {
  id: ({ line }: CartItemModel) => String(line.id),
  uid: ({ line }: CartItemModel) => toUid(line.id),
  quantity: ({ line }: CartItemModel) => line.quantity,
  is_free_gift: ({ line }: CartItemModel) => line.isGift,
  is_available: ({ line, isNew }: CartItemModel, _: unknown, { settings: { profile } }: RequestContext) =>
    profile.comparesOwnStock ? isNew || isInOwnStock(line) : line.problem === null,
  prices: itemPrices,
  product: ({ line }: CartItemModel, _: unknown, { db }: RequestContext) => productOf(db, line.productId),
  subscription: ({ line: { subscription, soldId } }: CartItemModel) =>
    subscription && {
      plan_uid: planUid(soldId, subscription.weeks),
      interval_weeks: subscription.weeks,
      discount_percent: subscription.percent,
    },
  errors: ({ line }: CartItemModel) =>
    line.problem ? [{ code: line.problem.itemCode, message: line.problem.message }] : null,
  previous_price: ({ line, currency }: CartItemModel) =>
    line.seenPriceMinor === line.plainPriceMinor || !line.isEnabled ? null : toMoney(line.seenPriceMinor, currency),
};

/** Fields of what can be wrapped: a bare backend answers a message that is not there with empty texts. */
const wrappableItemFields = {
  gift_message: ({ line }: CartItemModel, _: unknown, { settings: { profile } }: RequestContext) =>
    readGiftMessage(line.giftMessage) ?? (profile.tellsEmptyGiftMessages ? { to: '', from: '', message: '' } : null),
  ...wrappedItemFields,
};

const customisableItemFields = { ...itemFields, customizable_options: customizableOptions };

// The members of a grouped product are lines of their own.
const itemTypeNames = {
  simple: 'SimpleCartItem',
  grouped: 'SimpleCartItem',
  virtual: 'VirtualCartItem',
  downloadable: 'DownloadableCartItem',
  bundle: 'BundleCartItem',
  configurable: 'ConfigurableCartItem',
} as const satisfies Record<ProductType, string>;

/** Resolvers of the cart's lines. */
export const cartItemResolvers: Resolvers = {
  CartItemInterface: {
    __resolveType: ({ line }) => itemTypeNames[line.productType],
  },
  SimpleCartItem: { ...customisableItemFields, ...wrappableItemFields },
  VirtualCartItem: customisableItemFields,
  DownloadableCartItem: { ...customisableItemFields, ...downloadableItemFields },
  BundleCartItem: { ...customisableItemFields, ...wrappableItemFields, ...bundleItemFields },
  ConfigurableCartItem: {
    ...customisableItemFields,
    ...wrappableItemFields,
    configured_variant: ({ line }, _, { db }) => productOf(db, line.soldId),
    configurable_options: ({ line }, _, { db }) =>
      listVariantOptions(db, line.productId, line.soldId).map((row) => ({
        id: row.attribute_id,
        configurable_product_option_uid: optionUid(line.productId, row.attribute_id),
        option_label: row.attribute_label,
        value_id: row.option_id,
        configurable_product_option_value_uid: valueUid(row.attribute_id, row.option_id),
        value_label: row.option_label,
      })),
  },
};
