import fc from 'fast-check';
import { readSums } from './readSums';

const pounds = (value: number | null) => ({ value, currency: 'GBP' });
const line = (price: number, quantity: number) => ({ product_sale_price: pounds(price), quantity_ordered: quantity });
const total = (
  sums: Partial<Record<'subtotal' | 'discount' | 'shipping' | 'shippingWithTax' | 'gifts' | 'tax' | 'all', number>>,
) => ({
  subtotal: pounds(sums.subtotal ?? 0),
  discounts: sums.discount === undefined ? [] : [{ amount: pounds(sums.discount) }],
  total_shipping: pounds(sums.shipping ?? 0),
  shipping_handling: sums.shippingWithTax === undefined ? null : { amount_including_tax: pounds(sums.shippingWithTax) },
  taxes: sums.tax === undefined ? [] : [{ amount: pounds(sums.tax) }],
  gift_options: sums.gifts === undefined ? null : { printed_card: pounds(sums.gifts) },
  grand_total: pounds(sums.all ?? 0),
});

test('prices with tax that agree with the total are shown with it, whatever the subtotal is told as', () => {
  const told = total({ subtotal: 150, discount: 18, shipping: 4.95, shippingWithTax: 4.95, tax: 27, all: 166.95 });
  expect(readSums(told, [line(34, 5), line(10, 1)])).toEqual({ kind: 'withTax', subtotal: 180, shipping: 4.95 });
});

test('delivery is shown with its tax where that is told', () => {
  const told = total({ subtotal: 2.77, shipping: 4.16, shippingWithTax: 4.99, tax: 1.39, all: 8.32 });
  expect(readSums(told, [line(3.33, 1)])).toEqual({ kind: 'withTax', subtotal: 3.33, shipping: 4.99 });
});

test('sums without tax add up with the tax among them', () => {
  const told = total({ subtotal: 90, shipping: 10, tax: 20, all: 120 });
  expect(readSums(told, [line(45, 2)])).toEqual({ kind: 'withoutTax', arePricesWithTax: false });
  expect(readSums(told, [line(54, 2), line(0.01, 1)])).toEqual({ kind: 'withoutTax', arePricesWithTax: true });
});

test('a discount that was told with tax is shown without it, as the other rows are', () => {
  const told = total({ subtotal: 284.75, discount: 62.9, shipping: 4.95, tax: 23.8, all: 256.55 });
  expect(readSums(told, [line(284.75, 1)])).toEqual({
    kind: 'withoutTaxNet',
    arePricesWithTax: false,
    discount: 56.95,
  });
});

test('gift options are part of the total, with their tax where that is told', () => {
  const options = { gift_wrapping_for_order: pounds(3), gift_wrapping_for_order_incl_tax: pounds(3.6) };
  const withTax = { ...total({ subtotal: 30, tax: 6.6, all: 39.6 }), gift_options: options };
  expect(readSums(withTax, [line(36, 1)])).toEqual({ kind: 'withTax', subtotal: 36, shipping: 0 });
  const told = total({ subtotal: 30, shipping: 5, gifts: 3, tax: 7.6, all: 45.6 });
  expect(readSums(told, [line(30, 1)])).toEqual({ kind: 'withoutTax', arePricesWithTax: false });
});

test('an order without lines, or of nothing, is no special case', () => {
  expect(readSums(total({}), [])).toEqual({ kind: 'withTax', subtotal: 0, shipping: 0 });
  expect(readSums({ ...total({ all: 5 }), discounts: null, taxes: null }, [null]).kind).toBe('withoutTaxNet');
});

test('the rows add up to the total, whatever is told', () => {
  const pence = fc.integer({ min: 0, max: 1_000_000 }).map((minor) => minor / 100);
  const lines = fc.array(fc.tuple(pence, fc.integer({ min: 1, max: 9 })), { maxLength: 4 });
  fc.assert(
    fc.property(
      pence,
      pence,
      pence,
      pence,
      pence,
      pence,
      lines,
      (subtotal, discount, shipping, gifts, tax, all, prices) => {
        const told = total({ subtotal, discount, shipping, gifts, tax, all });
        const sums = readSums(
          told,
          prices.map(([price, quantity]) => line(price, quantity)),
        );
        const rows = {
          withTax: () => (sums.kind === 'withTax' ? sums.subtotal - discount + sums.shipping + gifts : NaN),
          withoutTax: () => subtotal - discount + shipping + gifts + tax,
          withoutTaxNet: () =>
            sums.kind === 'withoutTaxNet' ? subtotal - sums.discount + shipping + gifts + tax : NaN,
        };
        expect(Math.round(rows[sums.kind]() * 100) - Math.round(all * 100)).toBeCloseTo(0);
      },
    ),
  );
});
