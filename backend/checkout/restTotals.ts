import type { CartModel, CartLine } from '../cart/models';
import { containedVat, type GiftCharges, vatPercent, type LineTotals } from '../cart/totals';
import { listVariantOptions } from '../cart/productQueries';
import type { RequestContext } from '../context';
import { listPaymentMethods } from '../payments/paymentMethods';
import type { Db } from '../db/open';
import { giftCardLabel, vatLabel } from '../cart/cartFieldResolvers';
import { labelWords } from '../words/labelWords';

const pounds = (minor: number): number => minor / 100;

/** A value under its own name and under `base_`: the shop has one currency. */
const withBase = (name: string, value: number) => ({ [name]: value, [`base_${name}`]: value });

const itemBody = (db: Db, line: CartLine, totals: LineTotals, percent: number) => {
  const options = line.variantId === null ? [] : listVariantOptions(db, line.productId, line.variantId);
  const unitExclTax = line.unitPriceMinor - containedVat(line.unitPriceMinor);
  return {
    item_id: line.id,
    ...withBase('price', pounds(unitExclTax)),
    qty: line.quantity,
    ...withBase('row_total', pounds(totals.rowMinor - totals.rowTaxMinor)),
    row_total_with_discount: pounds(totals.rowMinor - totals.discountMinor),
    ...withBase('tax_amount', pounds(totals.taxMinor)),
    tax_percent: vatPercent,
    ...withBase('discount_amount', pounds(totals.discountMinor)),
    discount_percent: percent,
    ...withBase('price_incl_tax', pounds(line.unitPriceMinor)),
    ...withBase('row_total_incl_tax', pounds(totals.rowMinor)),
    options: JSON.stringify(options.map((option) => ({ value: option.option_label, label: option.attribute_label }))),
    weee_tax_applied_amount: null,
    weee_tax_applied: null,
    name: line.name,
  };
};

/** Gift options, without tax as the real backend has them. */
const giftSegment = ({ itemsMinor, orderMinor, cardMinor }: GiftCharges) => {
  const [items, order, card] = [itemsMinor, orderMinor, cardMinor].map((minor) => minor - containedVat(minor));
  const prices = { gw_items_price: items, gw_price: order, gw_card_price: card };
  return itemsMinor + orderMinor + cardMinor > 0
    ? [
        {
          code: 'giftwrapping',
          title: 'Gift Wrapping',
          value: null,
          extension_attributes: Object.fromEntries(
            Object.entries(prices).map(([name, minor = 0]) => [name, String(pounds(minor))]),
          ),
        },
      ]
    : [];
};

const segments = ({ totals, shippingMethod }: CartModel) => [
  { code: 'subtotal', title: 'Subtotal', value: pounds(totals.subtotalMinor) },
  ...(shippingMethod
    ? [
        {
          code: 'shipping',
          title: `Shipping & Handling (${shippingMethod.carrierTitle} - ${shippingMethod.methodTitle})`,
          value: pounds(totals.shippingMinor - totals.shippingTaxMinor),
        },
      ]
    : []),
  ...(totals.discounts.length > 0
    ? [
        {
          code: 'discount',
          title: `Discount (${totals.discounts.map(({ label }) => label).join(', ')})`,
          value: -pounds(totals.discountMinor),
        },
      ]
    : []),
  ...giftSegment(totals.giftCharges),
  ...(totals.giftCardMinor > 0
    ? [{ code: 'giftcardaccount', title: giftCardLabel, value: -pounds(totals.giftCardMinor) }]
    : []),
  ...(totals.storeCreditMinor > 0
    ? [{ code: 'customerbalance', title: 'Store Credit', value: -pounds(totals.storeCreditMinor) }]
    : []),
  ...(totals.rewardMinor > 0 ? [{ code: 'reward', title: 'Reward points', value: -pounds(totals.rewardMinor) }] : []),
  {
    code: 'tax',
    title: 'Tax',
    value: pounds(totals.taxMinor),
    extension_attributes: {
      tax_grandtotal_details: [
        { amount: pounds(totals.taxMinor), rates: [{ percent: String(vatPercent), title: vatLabel }], group_id: 1 },
      ],
    },
  },
  { code: 'grand_total', title: 'Grand Total', value: pounds(totals.grandTotalMinor), area: 'footer' },
];

/** Totals of a cart as the REST checkout answers them, in pounds. */
export const totalsBody = (db: Db, cart: CartModel) => {
  const { totals, row, coupons } = cart;
  const [first] = coupons;
  const discountPercent = Math.min(
    100,
    coupons.reduce((sum, { percent }) => sum + percent, 0),
  );
  const items = cart.lines.flatMap((line, index) => {
    const lineTotals = totals.lines[index];
    return lineTotals ? [itemBody(db, line, lineTotals, discountPercent)] : [];
  });
  return {
    ...withBase('grand_total', pounds(totals.grandTotalMinor)),
    ...withBase('subtotal', pounds(totals.subtotalMinor - totals.subtotalTaxMinor)),
    ...withBase('discount_amount', totals.discountMinor === 0 ? 0 : -pounds(totals.discountMinor)),
    ...withBase('subtotal_with_discount', pounds(totals.subtotalWithDiscountExclTaxMinor)),
    ...withBase('shipping_amount', pounds(totals.shippingMinor - totals.shippingTaxMinor)),
    ...withBase('shipping_discount_amount', 0),
    ...withBase('tax_amount', pounds(totals.taxMinor)),
    weee_tax_applied_amount: null,
    ...withBase('shipping_tax_amount', pounds(totals.shippingTaxMinor)),
    subtotal_incl_tax: pounds(totals.subtotalMinor),
    ...withBase('shipping_incl_tax', pounds(totals.shippingMinor)),
    base_currency_code: row.currency,
    quote_currency_code: row.currency,
    ...(first ? { coupon_code: first.code } : {}),
    items_qty: cart.lines.reduce((sum, line) => sum + line.quantity, 0),
    items,
    total_segments: segments(cart),
  };
};

/** Returns the body of the shipping-information call and of GET payment-information. */
export const paymentDetailsBody = (
  { db, payments, store }: Pick<RequestContext, 'db' | 'payments' | 'store'>,
  cart: CartModel,
) => ({
  payment_methods: listPaymentMethods(payments, cart).map(({ code, title }) => ({
    code,
    title: labelWords(title, store.locale),
  })),
  totals: totalsBody(db, cart),
});
