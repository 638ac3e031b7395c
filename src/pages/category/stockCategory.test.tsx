import { screen, waitFor, within } from '@testing-library/react';
import '@/testing/noLayout';
import { listedNames, main, option, setWide, sidebar } from './testing/filteredList';
import { settings } from '@/kernel/app/settings';
import { noteOperations } from '@/testing/askedOperations';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';

playStockBuild();

const open = (path: string): Promise<RenderedShop> => renderShop({ path, profile: 'stock' });

const search = (): string => window.location.search;

beforeEach(() => {
  setWide(true);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  settings.sortBy = 'position';
  jest.restoreAllMocks();
});

describe('a category of a backend with attributes of its own', () => {
  test('is filtered by what the backend offers, by the ids of options', async () => {
    const { user } = await open('/mugs.html');
    const all = listedNames();
    expect(await sidebar().findByRole('group', { name: 'Material' })).toBeVisible();
    expect(sidebar().queryByRole('group', { name: 'Category' })).not.toBeInTheDocument();
    const box = await option(/^Moss/);
    const count = Number(box.closest('label')?.querySelector('[aria-hidden]')?.textContent);
    await user.click(box);
    await waitFor(() => expect(search()).toMatch(/^\?glaze=\d+$/));
    await waitFor(() => expect(listedNames()).toHaveLength(count));
    expect(count).toBeLessThan(all.length);
    expect(await main().findByRole('link', { name: 'Remove filter: Moss' })).toBeVisible();
    expect(main().getByRole('status')).toHaveTextContent(`${count} product`);
    expect(await sidebar().findByRole('button', { name: new RegExp(`^Show ${count} product`) })).toBeVisible();
    await user.click(main().getByRole('link', { name: 'Remove filter: Moss' }));
    await waitFor(() => expect(listedNames()).toEqual(all));
  });

  test('shows the colours of options that have some, and no others', async () => {
    await open('/mugs.html');
    const chip = async (name: RegExp) => (await option(name)).closest('label')?.querySelector('i')?.style;
    expect((await chip(/^Moss/))?.backgroundColor).toBe('rgb(111, 127, 85)');
    expect(await chip(/^Stoneware/)).toBeUndefined();
  });

  test('opens filtered from its address, and by price', async () => {
    await open('/mugs.html?price=-15');
    expect(await main().findByRole('link', { name: 'Remove filter: Up to £15' })).toBeVisible();
    expect(listedNames().length).toBeGreaterThan(0);
    expect(main().getByRole('status')).toHaveTextContent(`${listedNames().length} product`);
  });

  test('is shown without what other sites put behind its address', async () => {
    await open('/mugs.html?utm_source=letter&gad_source=1&ref=42');
    await waitFor(() => expect(listedNames().length).toBeGreaterThan(1));
    await waitFor(() => expect(search()).toBe('?utm_source=letter&gad_source=1'));
    expect(main().queryByRole('list', { name: 'Applied filters' })).not.toBeInTheDocument();
  });

  test('is not narrowed to another category', async () => {
    await open('/mugs.html?category_uid=Mw%3D%3D');
    await waitFor(() => expect(search()).toBe(''));
    expect(listedNames().length).toBeGreaterThan(1);
  });

  test('offers the orders of the backend', async () => {
    const { user } = await open('/mugs.html');
    await user.click(main().getByRole('button', { name: 'Sort: Popular' }));
    const orders = within(screen.getByRole('menu')).getAllByRole('menuitemradio');
    expect(orders.map(({ textContent }) => textContent)).toEqual([
      'Popular',
      'Name, A to Z',
      'Price, low to high',
      'Price, high to low',
    ]);
    await user.click(screen.getByRole('menuitemradio', { name: 'Price, low to high' }));
    await waitFor(() => expect(search()).toBe('?sort=price_asc'));
  });

  test('begins with the order of the category', async () => {
    const { user } = await renderShop({
      path: '/mugs.html',
      profile: 'stock',
      arrange: ({ data }) => data.orderCategory('mugs', 'price'),
    });
    await user.click(await main().findByRole('button', { name: 'Sort: Price, low to high' }));
    const byPrice = listedNames();
    await user.click(screen.getByRole('menuitemradio', { name: 'Popular' }));
    await waitFor(() => expect(search()).toBe('?sort=position_asc'));
    await waitFor(() => expect(listedNames()).not.toEqual(byPrice));
    expect([...listedNames()].sort()).toEqual([...byPrice].sort());
    await user.click(main().getByRole('button', { name: 'Sort: Popular' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Price, low to high' }));
    await waitFor(() => expect(listedNames()).toEqual(byPrice));
    expect(search()).toBe('');
  });

  test('begins with the order of the store where the category has none', async () => {
    settings.sortBy = 'price';
    await open('/mugs.html');
    expect(await main().findByRole('button', { name: 'Sort: Price, low to high' })).toBeVisible();
  });

  test('does without an order that the backend does not have', async () => {
    await open('/mugs.html?sort=colour_asc');
    await waitFor(() => expect(listedNames().length).toBeGreaterThan(1));
    expect(search()).toBe('');
  });
});

test('a page behind the last one is the last one, with one question more', async () => {
  let asked: string[] = [];
  await renderShop({
    path: '/mugs.html?page=99&limit=2',
    profile: 'stock',
    arrange: (backend) => (asked = noteOperations(backend)),
  });
  await waitFor(() => expect(listedNames().length).toBeGreaterThan(0));
  expect(search()).toMatch(/^\?page=[2-9]&limit=2$/);
  expect(asked.filter((name) => name === 'ResolveURL')).toHaveLength(2);
});
