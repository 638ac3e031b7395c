import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { leastPrice } from '@/features/catalog/shownPrice';
import { cardChoice } from './cardChoice';

const pounds = (value: number) => ({ value, currency: 'GBP' as const });

const common = {
  uid: 'MQ==',
  sku: 'A',
  name: 'A',
  url_key: 'a',
  url_suffix: null,
  stock_status: 'IN_STOCK' as const,
  pack_summary: null,
  pack_value: null,
  diet_marks: null,
  badge: null,
  rating_summary: 0,
  review_count: 0,
  small_image: null,
  price_range: { minimum_price: { regular_price: pounds(0), final_price: pounds(0) }, maximum_price: null },
  subscription_plans: null,
};

const download = (links: number, prices: number[]): ProductCardFieldsFragment => ({
  ...common,
  __typename: 'DownloadableProduct',
  options: null,
  links_purchased_separately: links,
  downloadable_product_links: prices.map((price, index) => ({ uid: String(index), price })),
});

test('what is chosen before a product can be added is chosen where its type has it', () => {
  const option = (required: boolean) => [{ uid: 'o', required }];
  expect(cardChoice({ ...common, __typename: 'SimpleProduct', options: null })).toBe('none');
  expect(cardChoice({ ...common, __typename: 'VirtualProduct', options: option(false) })).toBe('none');
  expect(cardChoice({ ...common, __typename: 'SimpleProduct', options: option(true) })).toBe('page');
  expect(cardChoice({ ...common, __typename: 'ConfigurableProduct', options: null })).toBe('popup');
  expect(cardChoice({ ...common, __typename: 'ConfigurableProduct', options: option(true) })).toBe('page');
  expect(cardChoice({ ...common, __typename: 'GroupedProduct' })).toBe('page');
  expect(cardChoice({ ...common, __typename: 'BundleProduct', options: null })).toBe('page');
  expect(cardChoice(download(0, [4]))).toBe('none');
  expect(cardChoice(download(1, [4]))).toBe('page');
});

test('links that are bought one by one give a download its price, which is never nothing', () => {
  expect(leastPrice(download(1, [9, 4]))).toMatchObject({ value: 4, isFrom: true });
  expect(leastPrice(download(1, [4]))).toMatchObject({ value: 4, isFrom: false });
  expect(leastPrice(download(1, []))).toBeUndefined();
  expect(leastPrice(download(0, [4]))).toMatchObject({ value: 0 });
});

test('a group costs from what its cheapest product does', () => {
  const range = { minimum_price: { regular_price: pounds(10), final_price: pounds(10) }, maximum_price: null };
  const group = { ...common, __typename: 'GroupedProduct' as const, price_range: range };
  expect(leastPrice(group)).toMatchObject({ value: 10, isFrom: true });
});
