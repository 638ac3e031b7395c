import type { PurchaseTermsQuery } from './PurchaseTerms.graphql.generated';
import { readTerms } from './readTerms';

type Item = NonNullable<NonNullable<NonNullable<PurchaseTermsQuery['products']>['items']>[number]>;

const money = (value: number) => ({ value, currency: 'GBP' as const });
const tier = (quantity: number, final: number, off: number | null) => ({
  quantity,
  final_price: money(final),
  discount: off === null ? null : { amount_off: off },
});
const termsOf = (
  tiers: ReturnType<typeof tier>[],
  rest: { final?: number; min?: number; type?: 'BundleProduct' } = {},
) => {
  const item: Item = {
    __typename: rest.type ?? 'SimpleProduct',
    uid: 'a',
    sku: 'A',
    min_sale_qty: rest.min ?? null,
    price_range: { minimum_price: { regular_price: money(10), final_price: money(rest.final ?? 10) } },
    price_tiers: tiers,
  };
  return readTerms({ products: { items: [item] } }).A;
};
const pricesOf = (...given: Parameters<typeof termsOf>) =>
  termsOf(...given)?.tiers.map(({ quantity, value }) => [quantity, value]);

test.each([
  ['for one', [tier(5, 8, 2), tier(10, 6.5, 3.5)]],
  ['for all together, as 2.4.7 does', [tier(5, 40, 2), tier(10, 65, 3.5)]],
  ['in any order', [tier(10, 6.5, 3.5), tier(5, 8, 2)]],
  ['without what is taken off', [tier(5, 8, null), tier(10, 6.5, null)]],
])('a backend that tells prices of tiers %s is understood', (_, tiers) => {
  expect(pricesOf(tiers)).toEqual([
    [5, 8],
    [10, 6.5],
  ]);
});

test('two at less than half the price are told apart from two for that price', () => {
  expect(pricesOf([tier(2, 8, 6)])).toEqual([[2, 4]]);
  expect(pricesOf([tier(2, 8, 2)])).toEqual([[2, 8]]);
});

test('only tiers that are better than the price shown, and than the one before, are told', () => {
  expect(pricesOf([tier(3, 9, 1), tier(6, 8, 2), tier(9, 8.5, 1.5)], { final: 9 })).toEqual([[6, 8]]);
  expect(pricesOf([tier(1, 9, 1)])).toEqual([]);
  expect(pricesOf([tier(3, 20, 20)], { type: 'BundleProduct' })).toEqual([]);
});

test('the fewest that can be bought are one unless the backend says otherwise', () => {
  expect(termsOf([])?.min).toBe(1);
  expect(termsOf([], { min: 6 })?.min).toBe(6);
});
