import { cleanup, screen, within } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { ProductCard } from './ProductCard';
import type { ProductCardFieldsFragment } from './ProductCardFields.graphql.generated';

type SimpleCard = Extract<ProductCardFieldsFragment, { __typename: 'SimpleProduct' }>;

const pounds = (value: number) => ({ value, currency: 'GBP' as const });

/** Prices in pounds: the regular one, what it costs now, and the dearest variant. */
const prices = (regular: number, final = regular, maximum = final): SimpleCard['price_range'] => ({
  minimum_price: { regular_price: pounds(regular), final_price: pounds(final) },
  maximum_price: { final_price: pounds(maximum) },
});

const zinc: SimpleCard = {
  __typename: 'SimpleProduct',
  uid: 'MQ==',
  sku: 'ZINC',
  name: 'Zinc',
  url_key: 'zinc',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  options: null,
  pack_summary: '60 capsules',
  pack_value: null,
  diet_marks: null,
  badge: null,
  rating_summary: 90,
  review_count: 12,
  small_image: null,
  price_range: prices(9.5),
  subscription_plans: null,
};

const show = (product: Partial<SimpleCard> = {}) => {
  renderUi(<ProductCard product={{ ...zinc, ...product }} sizes="50vw" action={<button type="button">Add</button>} />);
  return within(screen.getByRole('article'));
};

test('leads to the product by its name, once, and says what it is', () => {
  const card = show();
  expect(card.getAllByRole('link')).toHaveLength(1);
  expect(card.getByRole('link', { name: 'Zinc' })).toHaveAttribute('href', '/zinc.html');
  expect(card.getByText('60 capsules')).toBeVisible();
  expect(card.getByText('£9.50')).toBeVisible();
  expect(card.getByRole('img', { name: /^4\.5 out of 5, 12 reviews/ })).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Add' })).toBeVisible();
});

test('on sale says what it was', () => {
  const card = show({ price_range: prices(12, 9), badge: 'Best seller' });
  expect(card.getByText('Sale')).toBeVisible();
  expect(card.queryByText('Best seller')).not.toBeInTheDocument();
  expect(card.getByText('£9.00')).toBeVisible();
  expect(card.getByText('was £12.00')).toBeInTheDocument();
});

test('with plans says what the suggested one costs', () => {
  const plan = (uid: string, value: number, isDefault: boolean) => ({
    uid,
    is_default: isDefault,
    price: pounds(value),
  });
  const card = show({ subscription_plans: [plan('a', 8.55, false), plan('b', 8.08, true)] });
  expect(card.getByText('£8.08 on subscription')).toBeVisible();
});

test('with variants of several prices says from where they begin', () => {
  expect(show({ price_range: prices(9, 9, 18) }).getByText('From £9.00')).toBeVisible();
});

test('of one price has no beginning', () => {
  expect(show({ price_range: prices(9, 9, 9) }).queryByText(/From/)).not.toBeInTheDocument();
});

test('out of stock says so rather than anything else', () => {
  const card = show({ stock_status: 'OUT_OF_STOCK', price_range: prices(12, 9), badge: 'Best seller' });
  expect(card.getByText('Out of stock')).toBeVisible();
  expect(card.queryByText('Sale')).not.toBeInTheDocument();
});

test('shows the badge of an editor', () => {
  expect(show({ badge: 'Best seller' }).getByText('Best seller')).toBeVisible();
});

test('says what it is free of, and nothing where that is not known', () => {
  const marks = show({ diet_marks: ['Vegan', 'Sugar free'] }).getAllByRole('listitem');
  expect(marks.map(({ textContent }) => textContent)).toEqual(['Vegan', 'Sugar free']);
  cleanup();
  expect(show({ diet_marks: [] }).queryByRole('list')).not.toBeInTheDocument();
});

test('without reviews has no stars', () => {
  expect(show({ review_count: 0, rating_summary: 0 }).queryByRole('img')).not.toBeInTheDocument();
});
