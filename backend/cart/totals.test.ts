import fc from 'fast-check';

import { computeTotals, containedVat, distributeDiscount } from './totals';

const lines = fc.array(
  fc.record({ unitPriceMinor: fc.integer({ min: 0, max: 50_000 }), quantity: fc.integer({ min: 1, max: 20 }) }),
  {
    maxLength: 12,
  },
);
const coupons = fc.uniqueArray(
  fc.record({
    code: fc.constantFrom('A', 'B', 'C'),
    label: fc.constant('Off'),
    percent: fc.integer({ min: 0, max: 100 }),
    isFreeShipping: fc.boolean(),
    minimumSubtotalMinor: fc.integer({ min: 0, max: 20_000 }),
    stopsFurtherRules: fc.boolean(),
  }),
  { selector: ({ code }) => code },
);
const shipping = fc.option(
  fc.record({
    priceMinor: fc.integer({ min: 0, max: 2000 }),
    freeFromMinor: fc.option(fc.integer({ min: 0, max: 10_000 })),
  }),
);
const withIds = (raw: { unitPriceMinor: number; quantity: number }[]) => raw.map((line, id) => ({ id, ...line }));
const add = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

describe('containedVat', () => {
  it.each([
    [0, 0],
    [120, 20],
    [4883, 814],
    [999, 167],
    [3, 1],
  ])('finds in %i pence %i of VAT', (gross, vat) => {
    expect(containedVat(gross)).toBe(vat);
  });

  it('is within half a penny of a sixth', () => {
    fc.assert(fc.property(fc.nat(10_000_000), (gross) => Math.abs(containedVat(gross) - gross / 6) <= 0.5));
  });
});

describe('distributeDiscount', () => {
  it('loses no penny, and no row falls below zero', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { maxLength: 15 }), fc.integer({ min: 0, max: 100 }), (rows, percent) => {
        const shares = distributeDiscount(rows, percent);
        expect(add(shares)).toBe(Math.round((add(rows) * percent) / 100));
        shares.forEach((share, index) => {
          const exact = ((rows[index] ?? 0) * percent) / 100;
          expect(Math.abs(share - exact)).toBeLessThan(1);
          expect(share).toBeLessThanOrEqual(rows[index] ?? 0);
        });
      }),
    );
  });

  it('gives the odd penny to the largest remainder', () => {
    expect(distributeDiscount([333, 333, 334], 10)).toEqual([33, 33, 34]);
  });
});

describe('computeTotals', () => {
  it('adds up to the penny', () => {
    fc.assert(
      fc.property(lines, coupons, shipping, (raw, offers, method) => {
        const totals = computeTotals(withIds(raw), offers, method);
        expect(totals.subtotalMinor).toBe(add(raw.map((line) => line.unitPriceMinor * line.quantity)));
        expect(totals.subtotalMinor).toBe(add(totals.lines.map((line) => line.rowMinor)));
        expect(totals.discountMinor).toBe(add(totals.lines.map((line) => line.discountMinor)));
        expect(totals.discountMinor).toBe(add(totals.discounts.map(({ amountMinor }) => amountMinor)));
        for (const { rowMinor, discountMinor, discounts } of totals.lines) {
          expect(discountMinor).toBe(add(discounts.map(({ amountMinor }) => amountMinor)));
          expect(discountMinor).toBeLessThanOrEqual(rowMinor);
        }
        expect(totals.grandTotalMinor).toBe(totals.subtotalMinor - totals.discountMinor + totals.shippingMinor);
        expect(totals.taxMinor).toBe(add(totals.lines.map((line) => line.taxMinor)) + totals.shippingTaxMinor);
        expect(
          totals.subtotalWithDiscountExclTaxMinor + totals.taxMinor + totals.shippingMinor - totals.shippingTaxMinor,
        ).toBe(totals.grandTotalMinor);
        expect(totals.grandTotalMinor).toBeGreaterThanOrEqual(0);
        for (const value of [totals.taxMinor, totals.discountMinor, totals.shippingMinor, totals.grandTotalMinor]) {
          expect(Number.isInteger(value)).toBe(true);
        }
      }),
    );
  });

  it('never costs more with a coupon', () => {
    fc.assert(
      fc.property(lines, coupons, fc.nat(2000), (raw, offers, priceMinor) => {
        // Without a threshold: a discount may push goods below the value that makes delivery free.
        const method = { priceMinor, freeFromMinor: null };
        const [withCoupon, without] = [
          computeTotals(withIds(raw), offers, method),
          computeTotals(withIds(raw), [], method),
        ];
        return withCoupon.grandTotalMinor <= without.grandTotalMinor;
      }),
    );
  });

  const method = { priceMinor: 395, freeFromMinor: 2500 };
  const plain = {
    code: 'A',
    label: 'Off',
    percent: 0,
    isFreeShipping: false,
    minimumSubtotalMinor: 0,
    stopsFurtherRules: false,
  };
  const one = (unitPriceMinor: number) => [{ id: 1, unitPriceMinor, quantity: 1 }];

  it('delivers free from the threshold, after discount', () => {
    const ten = { ...plain, percent: 10 };
    expect(computeTotals(one(2499), [], method).shippingMinor).toBe(395);
    expect(computeTotals(one(2500), [], method).shippingMinor).toBe(0);
    expect(computeTotals(one(2600), [ten], method).shippingMinor).toBe(395);
  });

  it('delivers free with a coupon that says so, from its minimum', () => {
    const free = { ...plain, isFreeShipping: true, minimumSubtotalMinor: 1000 };
    expect(computeTotals(one(999), [free], method).shippingMinor).toBe(395);
    expect(computeTotals(one(1000), [free], method).shippingMinor).toBe(0);
  });

  it('takes each coupon off what those before it have left, until one stops', () => {
    const ten = { ...plain, percent: 10 };
    const half = { ...plain, code: 'B', percent: 50 };
    const amounts = (...coupons: (typeof plain)[]) =>
      computeTotals(one(1000), coupons, null).discounts.map(({ code, amountMinor }) => [code, amountMinor]);
    expect(amounts(ten, half)).toEqual([
      ['A', 100],
      ['B', 450],
    ]);
    expect(amounts(half, ten)).toEqual([
      ['B', 500],
      ['A', 50],
    ]);
    expect(amounts({ ...ten, stopsFurtherRules: true }, half)).toEqual([['A', 100]]);
    // One that is not reached stops nothing.
    expect(amounts({ ...ten, stopsFurtherRules: true, minimumSubtotalMinor: 1001 }, half)).toEqual([['B', 500]]);
  });
});
