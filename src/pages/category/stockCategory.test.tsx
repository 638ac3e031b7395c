import { act, screen, waitFor, within } from '@testing-library/react';
import '@/testing/noLayout';
import { countStatus, listedNames, main, option, setWide, sidebar } from './testing/filteredList';
import { noteOperations } from '@/testing/routing/askedOperations';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';

playStockBuild();

const open = (path: string): Promise<RenderedShop> => renderShop({ path, profile: 'stock' });

const search = (): string => window.location.search;

beforeEach(() => {
  setWide(true);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

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
    expect(countStatus()).toHaveTextContent(`${count} product`);
    expect(await sidebar().findByRole('button', { name: new RegExp(`^Show ${count} product`) })).toBeVisible();
    await user.click(main().getByRole('link', { name: 'Remove filter: Moss' }));
    await waitFor(() => expect(listedNames()).toEqual(all));
  });

  test('is filtered without colours where the backend fails to tell them', async () => {
    await open('/mugs.html');
    const box = await option(/^Moss/);
    expect(box.closest('label')?.querySelector('i')).toBeNull();
    expect(sidebar().queryByRole('alert')).not.toBeInTheDocument();
  });

  test('opens filtered from its address, and by price', async () => {
    await open('/mugs.html?price=-15');
    expect(await main().findByRole('link', { name: 'Remove filter: Up to £15' })).toBeVisible();
    expect(listedNames().length).toBeGreaterThan(0);
    expect(countStatus()).toHaveTextContent(`${listedNames().length} product`);
  });

  const openNoted = async (path: string) => {
    let asked: string[] = [];
    const shop = await renderShop({ path, profile: 'stock', arrange: (backend) => (asked = noteOperations(backend)) });
    const lists = () => asked.filter((name) => /^(?:ResolveURL|FilteredProducts|SearchResults)$/.test(name));
    return { ...shop, lists };
  };

  test('asks nothing more for what advertisers and mailers put behind its address', async () => {
    const query = '?utm_source=letter&gad_source=1&gclid=123&fbclid=5&msclkid=7&gbraid=8';
    const { lists } = await openNoted(`/mugs.html${query}`);
    await waitFor(() => expect(listedNames().length).toBeGreaterThan(1));
    expect(await sidebar().findByRole('group', { name: 'Material' })).toBeVisible();
    expect(search()).toBe(query);
    expect(main().queryByRole('list', { name: 'Applied filters' })).not.toBeInTheDocument();
    expect(lists()).toEqual(['ResolveURL']);
  });

  test('learns once which parameters are no filters, and leaves them in the address', async () => {
    const { lists, navigator } = await openNoted('/mugs.html?ref=7&id=3&aff=12&n=4');
    await waitFor(() => expect(listedNames().length).toBeGreaterThan(1));
    expect(await sidebar().findByRole('group', { name: 'Material' })).toBeVisible();
    expect(search()).toBe('?ref=7&id=3&aff=12&n=4');
    expect(main().queryByRole('list', { name: 'Applied filters' })).not.toBeInTheDocument();
    expect(lists()).toEqual(['ResolveURL', 'FilteredProducts']);
    await act(async () => {
      navigator.push('/bowls.html?n=4&id=9');
      await Promise.resolve();
    });
    expect(await main().findByRole('heading', { level: 1, name: 'Bowls' })).toBeVisible();
    expect(lists()).toEqual(['ResolveURL', 'FilteredProducts', 'ResolveURL']);
  });

  test('keeps the filters beside them', async () => {
    const { lists } = await openNoted('/mugs.html?price=-15&tag=7&part=3');
    expect(await main().findByRole('link', { name: 'Remove filter: Up to £15' })).toBeVisible();
    expect(search()).toBe('?price=-15&tag=7&part=3');
    expect(lists()).toEqual(['ResolveURL', 'FilteredProducts', 'FilteredProducts']);
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
