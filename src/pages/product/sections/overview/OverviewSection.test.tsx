import { screen, within } from '@testing-library/react';
import '@/testing/noLayout';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
// eslint-disable-next-line no-restricted-imports -- Tests run the backend in process.
import { insertProduct, insertStore } from '../../../../../backend/testing/fixtures';
import { letEverythingBeNear } from '../testing/everythingIsNear';

/** Declared facts of a product, as the backend keeps them. */
const facts = {
  legal_name: 'Food supplement with zinc',
  latin_name: null,
  form: 'capsule',
  daily_portion: '1 capsule',
  servings: 60,
  directions: 'Take one capsule a day with food.',
  nutrients: [
    { name: 'Zinc', amount: 15, unit: 'mg', nrv_percent: 150, is_source: true },
    { name: 'Rutin', amount: 2.5, unit: 'mg', nrv_percent: null, is_source: false },
  ],
  ingredients: [
    { name: 'zinc picolinate', is_allergen: false },
    { name: 'milk protein', is_allergen: true },
  ],
  allergens: ['milk'],
  warnings: ['Do not exceed the daily dose.'],
  storage: 'Keep cool and dry.',
  net_quantity: '24 g',
  origin: 'United Kingdom',
  manufacturer: 'Halewell, Bristol',
  dietary: ['Gluten free'],
  claims: [],
};

const open = (row: Record<string, string>): Promise<RenderedShop> =>
  renderShop({
    path: '/zinc.html',
    seed: ({ db }) => {
      insertStore(db);
      insertProduct(db, { sku: 'ZINC', url_key: 'zinc', ...row });
    },
  });

const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  letEverythingBeNear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('tells what is in it: nutrients in a table, ingredients with allergens, how to take and keep it', async () => {
  const { user } = await open({
    description: '<h3>Why zinc?</h3><p>For your eyes.</p>',
    supplement: JSON.stringify(facts),
  });
  expect(await main().findByRole('heading', { name: 'Why zinc?' })).toBeVisible();
  const table = within(main().getByRole('table', { name: 'Nutrition information' }));
  expect(table.getByRole('columnheader', { name: 'Per 1 capsule (daily serving)' })).toBeVisible();
  expect(table.getByRole('row', { name: 'Zinc 15 mg 150%' })).toBeVisible();
  expect(table.getByRole('row', { name: 'Rutin 2.5 mg –' })).toBeVisible();
  await user.click(main().getByText('Ingredients and allergens'));
  expect(main().getByText('milk protein').tagName).toBe('STRONG');
  expect(main().getByText('Contains milk.')).toBeVisible();
  expect(main().getByText('Made by Halewell, Bristol')).toBeVisible();
  await user.click(main().getByText('How to take it'));
  expect(main().getByText('Take one capsule a day with food.')).toBeVisible();
  expect(main().getByText('Keep cool and dry.')).toBeVisible();
  expect(main().getByText('60 daily servings a pack.')).toBeVisible();
  expect(main().getByText(/^Food supplement with zinc\. Do not exceed/)).toBeVisible();
});

test('a product without declared facts has its text, and where delivery is explained', async () => {
  await open({ description: 'Just a jar.' });
  expect(await main().findByText('Just a jar.')).toBeVisible();
  expect(main().queryByRole('table')).not.toBeInTheDocument();
  expect(main().getByRole('link', { name: 'delivery and returns' })).toHaveAttribute('href', '/delivery-and-returns');
});
