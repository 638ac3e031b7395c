import '@/testing/noLayout';
import { act, screen, within } from '@testing-library/react';
import { main } from '@/testing/productShop';
import { letEverythingBeNear } from '../sections/testing/everythingIsNear';
import { renderShop } from '@/testing/renderShop';

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a set says what its packs cost alone and what is saved, and is charged as the page says', async () => {
  const { user } = await renderShop({ path: '/training-set.html' });
  await user.click(await main().findByRole('radio', { name: 'Pea Protein, Chocolate, 600 g · £27.00 on its own' }));
  expect(main().getByText('You save £13.00 against the packs on their own.')).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Add to cart £52.00' }));
  const drawer = within(await screen.findByRole('dialog', { name: /cart/i }));
  const [line] = within(await drawer.findByRole('list', { name: 'Items in your cart' })).getAllByRole('listitem');
  expect(line).toHaveTextContent('Pea Protein, Chocolate, 600 g');
  expect(line).toHaveTextContent('£52.00');
  expect(line).toHaveTextContent('You save £13.00 with this set.');
});

test('the facts of a set that do not come are missed, and may be asked for again', async () => {
  letEverythingBeNear();
  const shop = await renderShop({ path: '/cart' });
  shop.backend.faults.set([
    { target: { operation: 'SetContents' }, fault: { kind: 'graphqlError', message: 'Internal server error' } },
  ]);
  await act(async () => {
    window.history.pushState(null, '', '/everyday-set.html');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await Promise.resolve();
  });
  expect(await main().findByText('The details of this product could not be loaded.')).toBeVisible();
  shop.backend.faults.set([]);
  await shop.user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await main().findAllByRole('table', { name: 'Nutrition information' })).toHaveLength(3);
  expect(main().queryByText('The details of this product could not be loaded.')).not.toBeInTheDocument();
});

test('a set shows the facts of each pack, and leads to where that pack is sold alone', async () => {
  letEverythingBeNear();
  await renderShop({ path: '/everyday-set.html' });
  expect(await main().findByRole('link', { name: 'See Daily Multivitamin, 30 tablets on its own' })).toHaveAttribute(
    'href',
    '/multivitamin-daily.html?sku=HW-MVD-30',
  );
  expect(main().getByText('Magnesium Bisglycinate, 60 capsules', { selector: 'summary' })).toBeVisible();
  expect(main().getAllByRole('table', { name: 'Nutrition information' })).toHaveLength(3);
  expect(main().getByText(/^Food supplement\. Do not exceed/)).toBeVisible();
});
