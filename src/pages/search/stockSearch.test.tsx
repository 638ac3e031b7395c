import { screen, waitFor, within } from '@testing-library/react';
import '@/testing/noLayout';
import { noteOperations } from '@/testing/routing/askedOperations';
import { renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';
import { countStatus } from '../category/testing/filteredList';

playStockBuild();

beforeEach(() => {
  Object.assign(window, {
    matchMedia: (media: string) => ({
      media,
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('results are narrowed to a category, by its name', async () => {
  const { user } = await renderShop({ path: '/search.html?query=mug', profile: 'stock' });
  const sidebar = within(await screen.findByRole('complementary', { name: 'Filters' }, { timeout: 10_000 }));
  const group = within(await sidebar.findByRole('group', { name: 'Category' }));
  const mugs = group.getByRole('checkbox', { name: /^Mugs/ });
  const count = Number(mugs.closest('label')?.querySelector('[aria-hidden]')?.textContent);
  await user.click(mugs);
  await waitFor(() => expect(window.location.search).toMatch(/category_uid=\w+/));
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('link', { name: 'Remove filter: Mugs' })).toBeVisible();
  await waitFor(() => expect(countStatus()).toHaveTextContent(`${count} product`));
});

test('a misspelt query is answered without a word about a correction, which the backend does not tell', async () => {
  await renderShop({ path: '/search.html?query=teapto', profile: 'stock' });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('heading', { level: 1, name: /teapto/ })).toBeVisible();
  expect(main.queryByText(/Search instead for/)).not.toBeInTheDocument();
});

test.each(['/search.html?query=mug&ref=7&id=3&aff=12&n=4', '/search.html?glaze=1&sid=7&cid=3&vid=4'])(
  'learns once which parameters are no filters: %s',
  async (path) => {
    let asked: string[] = [];
    await renderShop({ path, profile: 'stock', arrange: (backend) => (asked = noteOperations(backend)) });
    await screen.findByRole('complementary', { name: 'Filters' }, { timeout: 10_000 });
    const lists = asked.filter((name) => /^(?:FilteredProducts|SearchResults)$/.test(name));
    expect(lists).toHaveLength(2);
    expect(window.location.pathname + window.location.search).toBe(path);
  },
);
