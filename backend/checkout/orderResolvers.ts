import { GraphQLError } from 'graphql';

import { toMoney } from '../catalog/pricing';
import { giftCardLabel, vatLabel } from '../cart/cartFieldResolvers';
import { sumOrderGiftCards } from '../cart/giftCardQueries';
import { readGiftMessage } from '../cart/giftMessages';
import { toSchemaDiscount } from '../cart/schemaDiscount';
import { type CouponDiscount, containedVat, vatPercent } from '../cart/totals';
import { bundleOptionUid, downloadLinkUid } from '../catalog/productTypes/uids';
import { findProductById } from '../catalog/queries';
import type { RequestContext } from '../context';
import type { Db } from '../db/open';
import { fromSqlTime } from '../db/time';
import { giftPrices } from '../giftOptions/cartGifts';
import { readWrapping, toSchemaWrapping } from '../giftOptions/wrappings';
import { toUid } from '../graphql/uid';
import type { BackendProfile } from '../profile/profile';
import type { Resolvers } from '../schema/resolvers.generated';
import { toCountryCode } from '../stores/countries';
import { extraParts } from '../forms/extraValues';
import { findRegion } from '../stores/regions';
import { pickupOfOrder } from '../pickup/pickupOfOrder';
import { countRequested } from '../returns/returnQueries';
import { readStoreSettings } from '../stores/storeSettings';
import { dayAfter } from '../stores/workingDays';
import { labelWords } from '../words/labelWords';

import { countRefunded } from './after/creditMemoQueries';
import { windowOfOffer, windowOfOrder } from './deliveryWindow';
import type { OrderItemRow, OrderModel } from './models';
import { listOrderDiscounts, readDiscounts } from './orderCoupons';
import { readOrderedParts, type OrderedParts } from './orderedParts';
import { progressOf, statusLabel } from './orderStates';
import { findOrderAddress, findOrderPayment, listOrderItems, listShipments } from './queries';
import { toShipment } from './shipments';

const isOption = (option: unknown): option is { label: string; value: string } =>
  typeof option === 'object' && option !== null && 'label' in option && 'value' in option;

const parseOptions = (json: string): { label: string; value: string }[] => {
  const options: unknown = JSON.parse(json);
  return Array.isArray(options) ? options.filter(isOption) : [];
};

type OrderContext = Pick<RequestContext, 'db' | 'settings' | 'origin'>;

const withoutVat = (minor: number): number => minor - containedVat(minor);

/** An amount as the profile answers it: with VAT as everywhere in the shop, or as a stock backend does. */
const answered = ({ profile }: OrderContext['settings'], minor: number): number =>
  profile.checkout.ordersIncludeTax ? minor : withoutVat(minor);

/** What coupons took off: a backend that answers without VAT has the odd penny of several in the first. */
const discountsOf = (
  { settings }: Pick<OrderContext, 'settings'>,
  { currency }: OrderModel,
  discounts: readonly CouponDiscount[],
  sumMinor: number,
) => {
  const amounts = discounts.map(({ amountMinor }) => answered(settings, amountMinor));
  const rest = answered(settings, sumMinor) - amounts.reduce((sum, amount) => sum + amount, 0);
  return discounts.map((part, index) =>
    toSchemaDiscount({ ...part, amountMinor: (amounts[index] ?? 0) + (index === 0 ? rest : 0) }, currency),
  );
};

const toBundleOption = ({ id, title, selections }: OrderedParts['bundle'][number], currency: string) => ({
  id: bundleOptionUid(id),
  uid: bundleOptionUid(id),
  label: title,
  values: selections.map((selection) => ({
    id: toUid(selection.id),
    uid: toUid(selection.id),
    product_name: selection.name,
    product_sku: selection.sku,
    quantity: selection.quantity,
    price: toMoney(selection.priceMinor, currency),
  })),
});

/** What one of an ordered line cost; the merchant says whether with tax, which the sums of the order do not follow. */
const salePrice = (context: OrderContext, order: OrderModel, { price_minor: minor }: OrderItemRow) => {
  const isWithTax = readStoreSettings(context.db, order.store_id).tax_sales_display_price === 2;
  return toMoney(isWithTax ? minor : answered(context.settings, minor), order.currency);
};

/** In which an order or a line of it is wrapped. */
const wrappingOf = ({ gift_wrapping: stored }: Pick<OrderModel, 'gift_wrapping'>, origin: string, currency: string) => {
  const wrapping = readWrapping(stored);
  return wrapping && toSchemaWrapping(wrapping, origin, currency);
};

const commonFields = (
  { db, settings, origin }: OrderContext,
  order: OrderModel,
  item: OrderItemRow,
  timeZone: string,
) => ({
  id: toUid(item.id),
  product_name: item.name,
  product_url_key: item.url_key,
  product_type: item.product_type,
  status: 'Ordered',
  product_sale_price: salePrice({ db, settings, origin }, order, item),
  discounts: discountsOf({ settings }, order, readDiscounts(item.discounts), item.discount_minor),
  quantity_ordered: item.quantity,
  gift_message: readGiftMessage(item.gift_message),
  gift_wrapping: wrappingOf(item, origin, order.currency),
  quantity_refunded: countRefunded(db, item.id),
  quantity_return_requested: countRequested(db, item.id),
  subscription:
    item.subscription_weeks === null
      ? null
      : {
          plan_uid: null,
          interval_weeks: item.subscription_weeks,
          discount_percent: item.subscription_percent ?? 0,
          next_order_date: dayAfter(fromSqlTime(order.created_at), item.subscription_weeks * 7, timeZone),
        },
  // Null when the product has left the catalogue: the line keeps its own name and price.
  product: item.product_id === null ? null : (findProductById(db, item.product_id) ?? null),
});

/** The SKU, and what was chosen and typed; a variant's own options are always among the chosen ones. */
const optionsOf = ({ settings }: OrderContext, { sku, options }: OrderItemRow, parts: OrderedParts) => {
  const { chosen, entered, optionSkus } = parts;
  const ofVariant = parseOptions(options);
  return settings.profile.confusesOrderedOptions
    ? {
        product_sku: [sku, ...optionSkus].join('-'),
        selected_options: [...ofVariant, ...entered],
        entered_options: chosen,
      }
    : { product_sku: sku, selected_options: [...ofVariant, ...chosen], entered_options: entered };
};

/** A line of an order; a bundle and a download with what they consist of. */
export const toOrderItem = (context: OrderContext, order: OrderModel, item: OrderItemRow) => {
  const { timezone: timeZone } = readStoreSettings(context.db, order.store_id);
  const parts = readOrderedParts(item.parts);
  const fields = { ...commonFields(context, order, item, timeZone), ...optionsOf(context, item, parts) };
  switch (item.product_type) {
    case 'bundle':
      return {
        ...fields,
        __typename: 'BundleOrderItem' as const,
        bundle_options: parts.bundle.map((option) => toBundleOption(option, order.currency)),
        set_saving: parts.savedMinor > 0 ? toMoney(parts.savedMinor * item.quantity, order.currency) : null,
      };
    case 'downloadable':
      return {
        ...fields,
        __typename: 'DownloadableOrderItem' as const,
        downloadable_links: parts.links.map(({ id, title, position }) => ({
          uid: downloadLinkUid(id),
          title,
          sort_order: position,
        })),
      };
    default:
      return { ...fields, __typename: 'OrderItem' as const };
  }
};

/** A title that the backend cannot tell: asking for it fails. */
const untoldTitle = '';

const taxes = ({ profile }: OrderContext['settings'], { currency, isFresh = false }: OrderModel, minor: number) => {
  const title = isFresh && profile.checkout.failsOnFreshTaxTitles ? untoldTitle : vatLabel;
  return minor > 0 ? [{ amount: toMoney(minor, currency), title, rate: vatPercent }] : [];
};

/** What gift cards paid, among the discounts as the real backend has it. */
const giftCardPart = (db: Db, { id, currency }: OrderModel) => {
  const minor = sumOrderGiftCards(db, id);
  const part = { amount: toMoney(minor, currency), applied_to: 'ITEM' as const, label: giftCardLabel, coupon: null };
  return minor > 0 ? [part] : [];
};

/** What subscriptions saved, at the prices of the day. */
const orderSaving = ({ once_subtotal_minor: once, subtotal_minor: subtotal, currency }: OrderModel) =>
  once === null ? null : { once_subtotal: toMoney(once, currency), saving: toMoney(once - subtotal, currency) };

const giftChargesOf = (order: OrderModel) => ({
  itemsMinor: order.item_wrapping_minor,
  orderMinor: order.order_wrapping_minor,
  cardMinor: order.printed_card_minor,
});

/** The goods, so that the rows of an order add up to its total to the penny. */
const answeredSubtotal = ({ checkout }: BackendProfile, order: OrderModel): number =>
  checkout.ordersIncludeTax
    ? order.subtotal_minor
    : order.grand_total_minor -
      order.tax_minor -
      withoutVat(order.shipping_minor) +
      withoutVat(order.discount_minor) -
      Object.values(giftChargesOf(order)).reduce((sum, minor) => sum + withoutVat(minor), 0);

const orderTotal = ({ db, settings }: OrderContext, order: OrderModel) => {
  const money = (minor: number) => toMoney(minor, order.currency);
  return {
    includes_tax: settings.profile.checkout.ordersIncludeTax,
    subtotal: money(answeredSubtotal(settings.profile, order)),
    subscription_saving: orderSaving(order),
    discounts: [
      ...discountsOf({ settings }, order, listOrderDiscounts(db, order.id), order.discount_minor),
      ...giftCardPart(db, order),
    ],
    total_tax: money(order.tax_minor),
    taxes: taxes(settings, order, order.tax_minor),
    grand_total: money(order.grand_total_minor),
    base_grand_total: money(order.grand_total_minor),
    total_store_credit: order.store_credit_minor > 0 ? money(order.store_credit_minor) : null,
    total_reward_points: order.reward_minor > 0 ? money(order.reward_minor) : null,
    gift_options: giftPrices(giftChargesOf(order), order.currency),
    total_shipping: money(answered(settings, order.shipping_minor)),
    shipping_handling: {
      total_amount: money(answered(settings, order.shipping_minor)),
      amount_including_tax: money(order.shipping_minor),
      amount_excluding_tax: money(withoutVat(order.shipping_minor)),
      taxes: taxes(settings, order, containedVat(order.shipping_minor)),
    },
  };
};

const orderAddress = (db: Db, order: OrderModel, kind: 'shipping' | 'billing') => {
  const address = findOrderAddress(db, order.id, kind);
  if (!address) return null;
  return {
    ...address,
    ...extraParts(address.extra),
    region_id: findRegion(address.countryCode, { text: address.regionCode })?.id.toString() ?? null,
    country_code: toCountryCode(address.countryCode),
  };
};

const paymentMethods = (db: Db, order: OrderModel) => {
  const payment = findOrderPayment(db, order.id);
  if (!payment) return [];
  const details = [
    { name: 'card_brand', value: payment.card_brand },
    { name: 'card_last4', value: payment.card_last4 },
  ];
  return [
    { name: payment.title, type: payment.method, additional_data: details.filter(({ value }) => value !== null) },
  ];
};

/** Fields of a placed order. */
export const orderResolvers: Resolvers = {
  AvailableShippingMethod: { delivery_window: (method, _, context) => windowOfOffer(method, context) },
  TaxItem: {
    title: ({ title }, _, { store }) => {
      if (title === untoldTitle) throw new GraphQLError('Internal server error');
      return labelWords(title, store.locale);
    },
  },
  ShipmentItemInterface: { __resolveType: () => 'ShipmentItem' },
  OrderItemInterface: { __resolveType: ({ __typename: typeName }) => typeName ?? 'OrderItem' },
  CustomerOrder: {
    id: ({ id }) => toUid(id),
    number: ({ increment_id: number }) => number,
    order_date: ({ created_at: createdAt }) => createdAt,
    status: ({ status }) => statusLabel(status),
    progress: ({ id, status, told_ready_at: told }, _, { db }) =>
      progressOf(status, told !== null || listShipments(db, id).length > 0),
    email: ({ email }) => email,
    token: ({ token }) => token,
    gift_message: ({ gift_message: stored }) => readGiftMessage(stored),
    gift_wrapping: (order, _, { origin }) => wrappingOf(order, origin, order.currency),
    gift_receipt_included: ({ gift_receipt: has }) => has === 1,
    printed_card_included: ({ printed_card: has }) => has === 1,
    // An order of which nothing is sent has no carrier.
    carrier: ({ carrier_title: title }) => title || null,
    shipping_method: (order) => (order.carrier_code ? `${order.carrier_title} - ${order.method_title}` : null),
    delivery_window: windowOfOrder,
    pickup: (order, _, context) => pickupOfOrder(order, context),
    shipments: (order, _, { db }) => listShipments(db, order.id).map((shipment) => toShipment(db, order, shipment)),
    items: (order, _, context) => listOrderItems(context.db, order.id).map((item) => toOrderItem(context, order, item)),
    total: (order, _, context) => orderTotal(context, order),
    shipping_address: (order, _, { db }) => orderAddress(db, order, 'shipping'),
    billing_address: (order, _, { db }) => orderAddress(db, order, 'billing'),
    payment_methods: (order, _, { db }) => paymentMethods(db, order),
  },
};
