/**
 * VAT in per cent. Most food is zero rated, but dietary and food supplements are standard rated
 * (VAT Act 1994, schedule 8, group 1; HMRC VAT Notice 701/14, Food products). Every product of the shop is one.
 */
export const vatPercent = 20;

/** A line as the totals need it; money in minor units, with VAT. */
export interface TotalsLine {
  id: number;
  unitPriceMinor: number;
  quantity: number;
}

/** Effect of a coupon on the totals. */
export interface TotalsCoupon {
  code: string;
  label: string;
  percent: number;
  isFreeShipping: boolean;
  /** Subtotal (with VAT, before discount) from which the coupon counts. */
  minimumSubtotalMinor: number;
  /** Those behind it do not count beside it. */
  stopsFurtherRules: boolean;
}

/** What one coupon takes off; minor units, with VAT. */
export interface CouponDiscount {
  code: string;
  label: string;
  amountMinor: number;
}

/** A shipping method as the totals need it; money in minor units, with VAT. */
export interface TotalsShipping {
  priceMinor: number;
  /** Subtotal after discount from which it is free; null: never. */
  freeFromMinor: number | null;
}

/** What gift options cost: paper for single lines and for the whole order, and a printed card; minor units, with VAT. */
export interface GiftCharges {
  itemsMinor: number;
  orderMinor: number;
  cardMinor: number;
}

/** Of a cart without gift options. */
export const noGiftCharges: GiftCharges = { itemsMinor: 0, orderMinor: 0, cardMinor: 0 };

/** A line's part of the totals; minor units. */
export interface LineTotals extends TotalsLine {
  /** Price times quantity, with VAT, before discount. */
  rowMinor: number;
  /** VAT contained in the row before discount. */
  rowTaxMinor: number;
  /** What each coupon takes off the row, where it does, and the sum. */
  discounts: CouponDiscount[];
  discountMinor: number;
  /** VAT contained in the row after discount: what is owed. */
  taxMinor: number;
}

/** Totals of a cart; minor units. Every sum is the sum of its parts to the penny. */
export interface CartTotals {
  lines: LineTotals[];
  /** With VAT, before discount. */
  subtotalMinor: number;
  /** VAT contained in the subtotal before discount. */
  subtotalTaxMinor: number;
  /** What each coupon takes off the goods, where it does, and the sum. */
  discounts: CouponDiscount[];
  discountMinor: number;
  subtotalWithDiscountMinor: number;
  subtotalWithDiscountExclTaxMinor: number;
  shippingMinor: number;
  shippingTaxMinor: number;
  /** Neither goods nor shipping: coupons leave them as they are, and they earn no free delivery. */
  giftCharges: GiftCharges;
  /** VAT contained in the goods, the shipping and the gift options; a gift card pays for it, too. */
  taxMinor: number;
  /** Paid by gift cards. */
  giftCardMinor: number;
  /** Paid by store credit, and by reward points. */
  storeCreditMinor: number;
  rewardMinor: number;
  grandTotalMinor: number;
}

/** VAT contained in an amount with VAT, rounded half up to the penny. */
export const containedVat = (grossMinor: number): number => Math.round((grossMinor * vatPercent) / (100 + vatPercent));

const sum = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((total, item) => total + value(item), 0);

/** The coupons that count for this subtotal, up to the first that stops the others. They come in the order of their rules. */
export const countedCoupons = <Coupon extends TotalsCoupon>(
  coupons: readonly Coupon[],
  subtotalMinor: number,
): Coupon[] => {
  const reached = coupons.filter(({ minimumSubtotalMinor }) => subtotalMinor >= minimumSubtotalMinor);
  const last = reached.findIndex(({ stopsFurtherRules }) => stopsFurtherRules);
  return last === -1 ? reached : reached.slice(0, last + 1);
};

/**
 * Splits a discount over the rows by their value: the whole is split, not a penny lost or won, and no row falls below zero.
 * Largest remainders get the odd pennies; between equals the earlier row.
 */
export const distributeDiscount = (rowsMinor: readonly number[], percent: number): number[] => {
  const subtotal = sum(rowsMinor, (row) => row);
  const discount = Math.round((subtotal * percent) / 100);
  const exact = rowsMinor.map((row) => row * percent);
  const shares = exact.map((hundredths) => Math.floor(hundredths / 100));
  const order = exact
    .map((hundredths, index) => ({ index, remainder: hundredths % 100 }))
    .sort((left, right) => right.remainder - left.remainder || left.index - right.index);
  let left = discount - sum(shares, (share) => share);
  for (const { index, remainder } of order) {
    if (left <= 0 || remainder === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
};

/** Takes the coupons off the rows one after the other: a percentage is that of what those before it have left. */
const discountRows = (rowsMinor: readonly number[], coupons: readonly TotalsCoupon[]): CouponDiscount[][] => {
  const left = [...rowsMinor];
  const discounts: CouponDiscount[][] = rowsMinor.map(() => []);
  for (const { code, label, percent } of coupons) {
    for (const [index, amountMinor] of distributeDiscount(left, percent).entries()) {
      if (amountMinor === 0) continue;
      left[index] = (left[index] ?? 0) - amountMinor;
      discounts[index]?.push({ code, label, amountMinor });
    }
  }
  return discounts;
};

/** Returns a method's price for goods worth this much after discount; minor units with VAT. */
export const shippingPrice = (method: TotalsShipping, goodsMinor: number, coupons: readonly TotalsCoupon[]): number => {
  const isFree =
    coupons.some(({ isFreeShipping }) => isFreeShipping) ||
    (method.freeFromMinor !== null && goodsMinor >= method.freeFromMinor);
  return isFree ? 0 : method.priceMinor;
};

/**
 * Totals of a cart whose prices contain VAT. Pure: the only place where a total comes into being.
 * VAT is rounded per line, so lines, taxes and sums agree to the penny.
 */
export const computeTotals = (
  lines: readonly TotalsLine[],
  coupons: readonly TotalsCoupon[],
  shipping: TotalsShipping | null,
  giftCharges: GiftCharges = noGiftCharges,
): CartTotals => {
  const rows = lines.map((line) => line.unitPriceMinor * line.quantity);
  const subtotalMinor = sum(rows, (row) => row);
  const counted = countedCoupons(coupons, subtotalMinor);
  const rowDiscounts = discountRows(rows, counted);
  const lineTotals = lines.map((line, index): LineTotals => {
    const rowMinor = rows[index] ?? 0;
    const discounts = rowDiscounts[index] ?? [];
    const discountMinor = sum(discounts, ({ amountMinor }) => amountMinor);
    return {
      id: line.id,
      unitPriceMinor: line.unitPriceMinor,
      quantity: line.quantity,
      rowMinor,
      rowTaxMinor: containedVat(rowMinor),
      discounts,
      discountMinor,
      taxMinor: containedVat(rowMinor - discountMinor),
    };
  });
  const discounts = counted
    .map(({ code, label }) => {
      const parts = lineTotals.flatMap((line) => line.discounts.filter((part) => part.code === code));
      return { code, label, amountMinor: sum(parts, ({ amountMinor }) => amountMinor) };
    })
    .filter(({ amountMinor }) => amountMinor > 0);
  const discountMinor = sum(lineTotals, (line) => line.discountMinor);
  const goodsTaxMinor = sum(lineTotals, (line) => line.taxMinor);
  const subtotalWithDiscountMinor = subtotalMinor - discountMinor;
  const shippingMinor = shipping ? shippingPrice(shipping, subtotalWithDiscountMinor, counted) : 0;
  const shippingTaxMinor = containedVat(shippingMinor);
  const giftAmounts = [giftCharges.itemsMinor, giftCharges.orderMinor, giftCharges.cardMinor];
  return {
    lines: lineTotals,
    subtotalMinor,
    subtotalTaxMinor: sum(lineTotals, (line) => line.rowTaxMinor),
    discounts,
    discountMinor,
    subtotalWithDiscountMinor,
    subtotalWithDiscountExclTaxMinor: subtotalWithDiscountMinor - goodsTaxMinor,
    shippingMinor,
    shippingTaxMinor,
    giftCharges,
    taxMinor: goodsTaxMinor + shippingTaxMinor + sum(giftAmounts, containedVat),
    giftCardMinor: 0,
    storeCreditMinor: 0,
    rewardMinor: 0,
    grandTotalMinor: subtotalWithDiscountMinor + shippingMinor + sum(giftAmounts, (minor) => minor),
  };
};

/** Totals of which gift cards pay a part; what they pay is no discount, so the tax stays. */
export const payByGiftCards = (totals: CartTotals, cards: readonly { appliedMinor: number }[]): CartTotals => {
  const giftCardMinor = sum(cards, ({ appliedMinor }) => appliedMinor);
  return { ...totals, giftCardMinor, grandTotalMinor: totals.grandTotalMinor - giftCardMinor };
};

/** Totals of which a customer's balances pay a part; what they pay is no discount either. */
export const payByBalances = (totals: CartTotals, storeCreditMinor: number, rewardMinor: number): CartTotals => ({
  ...totals,
  storeCreditMinor,
  rewardMinor,
  grandTotalMinor: totals.grandTotalMinor - storeCreditMinor - rewardMinor,
});
