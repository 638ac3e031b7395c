import { screen, within } from '@testing-library/react';
import '@/testing/noLayout';
import { zincFacts } from '@/testing/productShop';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { insertProduct, insertStore } from '../../../../../backend/testing/fixtures';
import { letEverythingBeNear } from '../testing/everythingIsNear';

/** The same without a claim. */
const facts = { ...zincFacts, claims: [] };

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
  expect(main().getByText('60 daily servings per pack.')).toBeVisible();
  expect(main().getByText(/^Food supplement with zinc\. Do not exceed/)).toBeVisible();
});

test('a product without declared facts has its text, and where delivery is explained', async () => {
  await open({ description: 'Just a jar.' });
  expect(await main().findByText('Just a jar.')).toBeVisible();
  expect(main().queryByRole('table')).not.toBeInTheDocument();
  expect(main().getByRole('link', { name: 'delivery and returns' })).toHaveAttribute('href', '/delivery-and-returns');
});

test('is shared by its address, which is copied where the device has no way to share, and printed', async () => {
  const { user } = await open({ description: 'Just a jar.' });
  await user.click(await main().findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied. Paste it wherever you like.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/zinc.html');

  const print = jest.fn();
  jest.spyOn(window, 'print').mockImplementation(print);
  await user.click(main().getByRole('button', { name: 'Print these facts' }));
  expect(print).toHaveBeenCalledTimes(1);
});
