import fc from 'fast-check';

import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';
import { isWithoutVariants, type Selection } from '@/features/catalog/variantChoice';
import { choose, findVariant, optionsOf, readSelection, searchOf } from './variantSelection';

type ConfigurableView = Extract<ProductFirstViewFragment, { __typename: 'ConfigurableProduct' }>;

const money = { value: 10, currency: 'GBP' as const };
const range = {
  __typename: 'PriceRange' as const,
  minimum_price: {
    __typename: 'ProductPrice' as const,
    regular_price: { __typename: 'Money' as const, ...money },
    final_price: { __typename: 'Money' as const, ...money },
  },
  maximum_price: null,
};

const variant = (size: string, flavour: string, inStock = true) => ({
  __typename: 'ConfigurableVariant' as const,
  attributes: [
    { __typename: 'ConfigurableAttributeOption' as const, code: 'size', label: size, uid: `s-${size}` },
    { __typename: 'ConfigurableAttributeOption' as const, code: 'flavour', label: flavour, uid: `f-${flavour}` },
  ],
  product: {
    __typename: 'SimpleProduct' as const,
    uid: `${size}-${flavour}`,
    sku: `${size}-${flavour}`,
    stock_status: inStock ? ('IN_STOCK' as const) : ('OUT_OF_STOCK' as const),
    only_x_left_in_stock: null,
    pack_summary: null,
    max_sale_qty: null,
    price_range: range,
    unit_price: null,
    pack_value: null,
    expected_date: null,
    media_gallery_entries: [],
    subscription_plans: null,
  },
});

const option = (code: string, position: number, prefix: string, labels: string[]) => ({
  __typename: 'ConfigurableProductOptions' as const,
  uid: code,
  attribute_code: code,
  label: code,
  position,
  values: labels.map((label) => ({
    __typename: 'ConfigurableProductOptionsValues' as const,
    uid: `${prefix}-${label}`,
    label,
    swatch_data: null,
  })),
});

const product: ConfigurableView = {
  __typename: 'ConfigurableProduct',
  uid: 'p',
  sku: 'p',
  name: 'Pea Protein',
  url_key: 'pea-protein',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  options: null,
  pack_summary: null,
  badge: null,
  rating_summary: 0,
  review_count: 0,
  small_image: null,
  price_range: range,
  meta_title: null,
  meta_description: null,
  canonical_url: null,
  only_x_left_in_stock: null,
  max_sale_qty: null,
  subscription_plans: null,
  short_description: null,
  unit_price: null,
  pack_value: null,
  diet_marks: null,
  expected_date: null,
  media_gallery_entries: [],
  categories: [],
  supplement: null,
  configurable_options: [option('flavour', 2, 'f', ['Vanilla', 'Cocoa']), option('size', 1, 's', ['600 g', '1 kg'])],
  variants: [variant('600 g', 'Vanilla', false), variant('600 g', 'Cocoa'), variant('1 kg', 'Vanilla')],
};

describe('choosing a variant', () => {
  it('starts with one that can be bought', () => {
    expect(findVariant(product, readSelection(product, ''))?.product?.sku).toBe('600 g-Cocoa');
  });

  it('takes what the URL names and ignores what it names wrongly', () => {
    expect(readSelection(product, '?size=1+kg')).toEqual({ size: 's-1 kg', flavour: 'f-Vanilla' });
    expect(readSelection(product, '?size=9+kg&colour=red')).toEqual(readSelection(product, ''));
  });

  it('takes the variant that a link names by its SKU, until another is picked', () => {
    expect(readSelection(product, '?sku=1+kg-Vanilla')).toEqual({ size: 's-1 kg', flavour: 'f-Vanilla' });
    expect(readSelection(product, '?sku=unknown')).toEqual(readSelection(product, ''));
    const picked = searchOf(optionsOf(product, {}), { size: 's-600 g', flavour: 'f-Cocoa' }, '?sku=1+kg-Vanilla&a=b');
    expect(Object.fromEntries(new URLSearchParams(picked))).toEqual({ a: 'b', flavour: 'Cocoa', size: '600 g' });
  });

  it('marks what is not to be had with the other choices', () => {
    const [size, flavour] = optionsOf(product, { size: 's-600 g', flavour: 'f-Cocoa' });
    expect(size?.values.map(({ label, state }) => [label, state])).toEqual([
      ['600 g', 'available'],
      ['1 kg', 'elsewhere'],
    ]);
    expect(flavour?.values.map(({ label, state, leadsTo }) => [label, state, leadsTo?.sku])).toEqual([
      ['Vanilla', 'soldOut', '600 g-Vanilla'],
      ['Cocoa', 'available', '600 g-Cocoa'],
    ]);
  });

  it('lets other choices give way to a value that exists only without them', () => {
    expect(choose(product, { size: 's-600 g', flavour: 'f-Cocoa' }, 'size', 's-1 kg')).toEqual({
      size: 's-1 kg',
      flavour: 'f-Vanilla',
    });
  });

  it('tells two values of one label apart, in what is offered and in the address', () => {
    const values = product.configurable_options?.[1]?.values ?? [];
    const options = [
      product.configurable_options?.[0] ?? null,
      { ...option('size', 1, 's', []), values: values.map((value) => value && { ...value, label: '600 g' }) },
    ];
    const twins: ConfigurableView = { ...product, configurable_options: options };
    const second = { size: 's-1 kg', flavour: 'f-Vanilla' };
    const search = searchOf(optionsOf(twins, second), second, '');
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ flavour: 'Vanilla', size: 's-1 kg' });
    expect(readSelection(twins, search)).toEqual(second);
  });

  it('offers no value that no variant has', () => {
    const options = [option('flavour', 2, 'f', ['Vanilla', 'Mint']), option('size', 1, 's', ['600 g'])];
    const found = optionsOf({ ...product, configurable_options: options }, {});
    expect(found.map(({ values }) => values.map(({ label }) => label))).toEqual([['600 g'], ['Vanilla']]);
  });

  it.each([
    ['none', []],
    ['null', null],
    ['without attributes', [{ ...variant('600 g', 'Cocoa'), attributes: null }]],
    ['without a product', [{ ...variant('600 g', 'Cocoa'), product: null }]],
  ] satisfies [string, ConfigurableView['variants']][])(
    'has nothing to sell where the variants are %s',
    (_, variants) => {
      const bare: ConfigurableView = { ...product, variants };
      expect(isWithoutVariants(bare)).toBe(true);
      expect(optionsOf(bare, readSelection(bare, ''))).toEqual([]);
    },
  );

  it('always ends on a variant that exists, and the URL brings the same choice back', () => {
    const values = fc.constantFrom(
      ['size', 's-600 g'],
      ['size', 's-1 kg'],
      ['flavour', 'f-Vanilla'],
      ['flavour', 'f-Cocoa'],
    );
    fc.assert(
      fc.property(fc.array(values), (clicks) => {
        const end = clicks.reduce<Selection>(
          (selection, [code = '', uid = '']) => choose(product, selection, code, uid),
          readSelection(product, ''),
        );
        expect(findVariant(product, end)).toBeDefined();
        expect(readSelection(product, searchOf(optionsOf(product, end), end, '?utm=1'))).toEqual(end);
      }),
    );
  });
});
