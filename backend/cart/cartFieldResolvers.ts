import { toUid } from '../graphql/uid';
import { findPaymentMethod, listPaymentMethods } from '../payments/paymentMethods';
import type { Resolvers } from '../schema/resolvers.generated';
import { cartExtraFields } from './extraResolvers';
import { giftPrices } from '../giftOptions/cartGifts';
import { readGiftMessage } from './giftMessages';
import { listItems, pageItems } from './itemPages';
import type { Address } from '../address/address';
import { extraParts } from '../forms/extraValues';
import { findRegion } from '../stores/regions';
import type { CartModel, ShippingOffer } from './models';
import { toSchemaDiscount } from './schemaDiscount';
import { subscriptionSaving } from './subscriptionSaving';
import { toMoney } from '../catalog/pricing';
import { containedVat } from './totals';

/** Name of the VAT as the shopper reads it. */
export const vatLabel = 'VAT 20%';

/** Name of the part that gift cards pay. */
export const giftCardLabel = 'Gift card';

const sumQuantities = ({ lines }: CartModel): number => lines.reduce((total, { quantity }) => total + quantity, 0);

/** What makes the total smaller: coupons, and gift cards (the real backend lists both here). */
const cartDiscounts = ({ totals, row }: CartModel) => {
  const money = (minor: number) => toMoney(minor, row.currency);
  const byCoupons = totals.discounts.map((part) => toSchemaDiscount(part, row.currency));
  const byCards =
    totals.giftCardMinor > 0
      ? [{ label: giftCardLabel, amount: money(totals.giftCardMinor), applied_to: 'ITEM' as const, coupon: null }]
      : [];
  const all = [...byCoupons, ...byCards];
  return all.length > 0 ? all : null;
};

const cartPrices = (cart: CartModel) => {
  const { totals, row } = cart;
  const money = (minor: number) => toMoney(minor, row.currency);
  return {
    grand_total: money(totals.grandTotalMinor),
    subtotal_including_tax: money(totals.subtotalMinor),
    subtotal_excluding_tax: money(totals.subtotalMinor - totals.subtotalTaxMinor),
    subtotal_with_discount_excluding_tax: money(totals.subtotalWithDiscountExclTaxMinor),
    applied_taxes: totals.taxMinor > 0 ? [{ label: vatLabel, amount: money(totals.taxMinor) }] : [],
    discounts: cartDiscounts(cart),
    gift_options: giftPrices(totals.giftCharges, row.currency),
    subscription_saving: subscriptionSaving(cart),
  };
};

/** A shipping offer as the schema has it. */
export const toSchemaOffer = (offer: ShippingOffer, currency: string) => ({
  carrier_code: offer.carrierCode,
  carrier_title: offer.carrierTitle,
  method_code: offer.methodCode,
  method_title: offer.methodTitle,
  error_message: '',
  available: true,
  amount: toMoney(offer.priceMinor, currency),
  // The real backend always answers null here.
  base_amount: null,
  price_excl_tax: toMoney(offer.priceMinor - containedVat(offer.priceMinor), currency),
  price_incl_tax: toMoney(offer.priceMinor, currency),
});

const schemaAddress = (address: Address, uid: string) => ({
  uid,
  firstname: address.firstname,
  lastname: address.lastname,
  company: address.company,
  street: address.street,
  city: address.city,
  region: {
    code: address.regionCode,
    label: address.region,
    region_id: findRegion(address.countryCode, { text: address.regionCode })?.id ?? null,
  },
  postcode: address.postcode,
  country: { code: address.countryCode, label: address.countryCode },
  telephone: address.telephone,
  ...extraParts(address.extra),
});

const shippingAddresses = ({ shippingAddress, shippingOffers, shippingMethod, pickupLocation, row }: CartModel) =>
  shippingAddress
    ? [
        {
          ...schemaAddress(shippingAddress, toUid(`${row.id}/shipping`)),
          available_shipping_methods: shippingOffers.map((offer) => toSchemaOffer(offer, row.currency)),
          selected_shipping_method: shippingMethod ? toSchemaOffer(shippingMethod, row.currency) : null,
          customer_notes: null,
          pickup_location_code: pickupLocation?.identifier ?? null,
        },
      ]
    : [];

/** Fields of the cart itself. */
export const cartFieldResolvers: Resolvers = {
  Cart: {
    ...cartExtraFields,
    id: ({ row }) => row.masked_id,
    items: listItems,
    itemsV2: (cart, { pageSize, currentPage, sort }) => pageItems(cart, pageSize ?? 20, currentPage ?? 1, sort),
    applied_coupons: ({ coupons }) => (coupons.length > 0 ? coupons.map(({ code }) => ({ code })) : null),
    email: ({ row }) => row.email,
    gift_message: ({ row }) => readGiftMessage(row.gift_message),
    shipping_addresses: shippingAddresses,
    billing_address: ({ billingAddress, row }) =>
      billingAddress ? schemaAddress(billingAddress, toUid(`${row.id}/billing`)) : null,
    available_payment_methods: (cart, _, { payments }) =>
      listPaymentMethods(payments, cart).map((method) => ({ ...method, is_deferred: false })),
    selected_payment_method: (cart, _, { payments }) =>
      findPaymentMethod(payments, cart, cart.row.payment_method) ?? null,
    prices: cartPrices,
    total_quantity: sumQuantities,
    total_summary_quantity_including_config: sumQuantities,
    is_virtual: ({ isVirtual }) => isVirtual,
  },
  CartAddressInterface: {
    __resolveType: (address) =>
      'available_shipping_methods' in address ? 'ShippingCartAddress' : 'BillingCartAddress',
  },
};
