import { entriesOf } from '@/kernel/entriesOf';
import { minorPerUnit } from '@/kernel/i18n/minorUnits';

interface Amount {
  value: number | null;
  currency: string | null;
}

const giftOptionNames = ['gift_wrapping_for_items', 'gift_wrapping_for_order', 'printed_card'] as const;
type GiftOptionName = (typeof giftOptionNames)[number];

/** What an order's rows are read from. */
export interface ToldTotal {
  subtotal: Amount;
  discounts?: readonly ({ amount: Amount } | null)[] | null;
  total_shipping: Amount;
  shipping_handling?: { amount_including_tax: Amount | null } | null;
  taxes?: readonly ({ amount: Amount } | null)[] | null;
  /** What gift options cost, without tax and, where that is told, with it. */
  gift_options?: Partial<Record<GiftOptionName | `${GiftOptionName}_incl_tax`, Amount | null>> | null;
  /** What balances of the customer paid; the total is without it. */
  total_store_credit?: Amount | null;
  total_reward_points?: Amount | null;
  grand_total: Amount;
}

export type ToldLines = readonly ({ product_sale_price: Amount; quantity_ordered?: number | null } | null)[];

/**
 * How the sums of an order are to be shown, so that the rows add up to its total.
 * `withTax`: goods, delivery and gift options with tax, which stands below the total.
 * `withoutTax`: subtotal, discounts, delivery and gift options without tax, which stands among the rows; `arePricesWithTax` where those
 * of the lines are with it all the same.
 * `withoutTaxNet`: the same, but the discounts were told with tax: without it they are `discount`.
 */
export type Sums =
  | { kind: 'withTax'; subtotal: number; shipping: number }
  | { kind: 'withoutTax'; arePricesWithTax: boolean }
  | { kind: 'withoutTaxNet'; arePricesWithTax: boolean; discount: number };

/**
 * Reads which of an order's sums are with tax. Magento does not say it: prices of lines follow the store's display of
 * sales, the subtotal is always without tax, a discount follows how it was taken. What agrees with the total is so.
 * @returns amounts in whole units of the order's currency.
 */
export const readSums = (total: ToldTotal, lines: ToldLines): Sums => {
  const unit = minorPerUnit(total.grand_total.currency);
  const minor = (amount: Amount | null | undefined): number => Math.round((amount?.value ?? 0) * unit);
  const sum = (amounts: readonly ({ amount: Amount } | null)[] | null | undefined): number =>
    entriesOf(amounts).reduce((all, { amount }) => all + minor(amount), 0);

  const [grandTotal, subtotal, shipping] = [
    minor(total.grand_total) + minor(total.total_store_credit) + minor(total.total_reward_points),
    minor(total.subtotal),
    minor(total.total_shipping),
  ];
  const [discount, tax] = [sum(total.discounts), sum(total.taxes)];
  const goods = entriesOf(lines).reduce(
    (all, { product_sale_price: price, quantity_ordered: quantity }) =>
      all + Math.round(minor(price) * (quantity ?? 0)),
    0,
  );
  const gifts = giftOptionNames.map((name) => {
    const told = total.gift_options?.[name];
    return { without: minor(told), with: minor(total.gift_options?.[`${name}_incl_tax`] ?? told) };
  });
  const [giftsWithout, giftsWith] = [
    gifts.reduce((all, gift) => all + gift.without, 0),
    gifts.reduce((all, gift) => all + gift.with, 0),
  ];
  const toldShipping = total.shipping_handling?.amount_including_tax;
  const shippingWithTax = toldShipping ? minor(toldShipping) : shipping;

  if (goods - discount + shippingWithTax + giftsWith === grandTotal)
    return { kind: 'withTax', subtotal: goods / unit, shipping: shippingWithTax / unit };
  // Prices are rounded one by one; a tax is more than that.
  const arePricesWithTax = goods - subtotal > Math.max(lines.length, subtotal / 200);
  const netDiscount = subtotal + shipping + giftsWithout + tax - grandTotal;
  return netDiscount === discount
    ? { kind: 'withoutTax', arePricesWithTax }
    : { kind: 'withoutTaxNet', arePricesWithTax, discount: netDiscount / unit };
};
