import { cleanup, screen } from '@testing-library/react';
import fc from 'fast-check';
import { cardChoice } from '@/features/cart/options/cardChoice';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { shownProducts } from '@/features/catalog/shownProducts';
import { renderUi } from '@/testing/renderUi';
import { ProductGrid } from './ProductGrid';

type Items = readonly (ProductCardFieldsFragment | null)[];

/** A faulty backend's answer is typed like a correct one. */
const areItems = (value: unknown): value is Items => Array.isArray(value);

const orNull = <T,>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 3 });
const money = orNull(
  fc.record({ value: orNull(fc.integer({ min: 0, max: 99 })), currency: orNull(fc.constant('GBP')) }),
);
const price = orNull(fc.record({ regular_price: money, final_price: money }));
const types = [
  'SimpleProduct',
  'VirtualProduct',
  'DownloadableProduct',
  'ConfigurableProduct',
  'GroupedProduct',
  'BundleProduct',
  'GiftCardProduct',
];
const product = fc.record({
  __typename: fc.constantFrom(...types),
  sku: orNull(fc.constant('A')),
  name: orNull(fc.constantFrom('Jug', 'Cup', '')),
  url_key: orNull(fc.constant('jug')),
  url_suffix: orNull(fc.constant('.html')),
  stock_status: orNull(fc.constantFrom('IN_STOCK', 'OUT_OF_STOCK')),
  pack_summary: fc.constant(null),
  pack_value: fc.constant(null),
  badge: fc.constant(null),
  rating_summary: orNull(fc.constant(80)),
  review_count: orNull(fc.constant(2)),
  small_image: orNull(fc.record({ url: orNull(fc.constant('/a.jpg')), label: fc.constant(null) })),
  price_range: orNull(fc.record({ minimum_price: price, maximum_price: price })),
  subscription_plans: fc.constant(null),
  options: orNull(
    fc.array(orNull(fc.record({ uid: fc.constant('o'), required: orNull(fc.boolean()) })), { maxLength: 2 }),
  ),
  links_purchased_separately: orNull(fc.constantFrom(0, 1)),
  downloadable_product_links: orNull(
    fc.array(orNull(fc.record({ uid: fc.constant('l'), price: orNull(fc.integer({ min: 0, max: 9 })) })), {
      maxLength: 2,
    }),
  ),
});

test('F-51: a list is shown whatever is missing of its items, and no item without a name', () => {
  fc.assert(
    fc.property(fc.array(orNull(product), { maxLength: 5 }), (given) => {
      const items: unknown = given.map((item, index) => item && { ...item, uid: String(index) });
      if (!areItems(items)) throw new Error('no list');
      const products = shownProducts(items);
      renderUi(
        <ProductGrid
          products={products}
          priorityCount={1}
          label="Products"
          renderAction={(each) => cardChoice(each)}
        />,
      );
      const names = given.flatMap((item) => item?.name || []);
      expect(screen.queryAllByRole('heading').map(({ textContent }) => textContent)).toEqual(names);
      expect(document.body.textContent).not.toMatch(/NaN|undefined|null/);
      cleanup();
    }),
    { numRuns: 60 },
  );
});
