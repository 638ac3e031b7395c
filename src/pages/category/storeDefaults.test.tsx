import { waitFor } from '@testing-library/react';
import '@/testing/noLayout';
import { listedNames, main, setWide } from './testing/filteredList';
import { noteOperations } from '@/testing/routing/askedOperations';
import { renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';

playStockBuild();

beforeEach(() => {
  setWide(true);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** Opens a page of a store whose configuration was changed after the build. */
const open = async (path: string, { size, sort }: { size?: number; sort?: string }) => {
  let asked: string[] = [];
  const shop = await renderShop({
    path,
    profile: 'stock',
    arrange: (backend) => {
      if (size) backend.data.setting('grid_per_page', size);
      if (sort) backend.data.setting('catalog_default_sort_by', sort);
      asked = noteOperations(backend);
    },
  });
  const lists = () => asked.filter((name) => /^(?:ResolveURL|SearchResults)$/.test(name));
  return { ...shop, lists };
};

const sorted = (name: string) => main().findByRole('button', { name: `Sort: ${name}` });

describe('a page size and an order that were changed after the build', () => {
  test('are those of the first list already', async () => {
    const { lists } = await open('/mugs.html', { size: 3, sort: 'price' });
    expect(await sorted('Price, low to high')).toBeVisible();
    expect(listedNames()).toHaveLength(3);
    expect(lists()).toEqual(['ResolveURL', 'ResolveURL']);
  });

  test('leave a list as its address says', async () => {
    const { lists } = await open('/mugs.html?limit=2&sort=price_desc', { size: 3, sort: 'name' });
    expect(await sorted('Price, high to low')).toBeVisible();
    expect(listedNames()).toHaveLength(2);
    expect(lists()).toEqual(['ResolveURL']);
  });

  test('are those of the first search, too', async () => {
    const { lists } = await open('/search.html?query=mug', { size: 2 });
    await waitFor(() => expect(listedNames()).toHaveLength(2));
    expect(lists()).toEqual(['SearchResults', 'SearchResults']);
  });
});

test('an order of the store that lists do not have is given up for the positions', async () => {
  const { lists } = await open('/mugs.html', { sort: 'colour' });
  expect(await sorted('Popular')).toBeVisible();
  await waitFor(() => expect(listedNames().length).toBeGreaterThan(1));
  expect(lists()).toEqual(['ResolveURL', 'ResolveURL', 'ResolveURL']);
});
