import { screen, waitFor } from '@testing-library/react';
import '@/testing/noLayout';
import { noteOperations } from '@/testing/routing/askedOperations';
import { renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';

playStockBuild();

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const open = async (path: string, suffix: string | null) => {
  let asked: string[] = [];
  const shop = await renderShop({
    path,
    profile: 'stock',
    arrange: (backend) => {
      backend.data.endPathsIn(suffix);
      asked = noteOperations(backend);
    },
  });
  return { ...shop, routes: () => asked.filter((name) => name === 'ResolveURL') };
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const canonical = () => document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;

describe.each([['.htm'], ['.php'], ['.aspx'], [null], [''], ['/'], ['.html/']])('with the suffix %j', (suffix) => {
  const end = suffix ?? '';

  it.each([...new Set([`/mugs${end}`, `/mugs${end}/`, `/mugs${end.replace(/\/$/, '')}`])])(
    'a category is at %s, with one question',
    async (path) => {
      const { routes } = await open(path, suffix);
      expect(await heading('Mugs')).toBeVisible();
      expect(routes()).toHaveLength(1);
      expect(window.location.pathname).toBe(path);
      await waitFor(() => expect(canonical()).toBe(`http://localhost/mugs${end}`));
    },
  );

  it('cards lead to where products are', async () => {
    const { user, routes } = await open(`/mugs${end}`, suffix);
    const [card] = screen.getAllByRole('heading', { level: 3 });
    const name = card?.textContent ?? '';
    await user.click(screen.getByRole('link', { name }));
    expect(await heading(name)).toBeVisible();
    expect(window.location.pathname.endsWith(end)).toBe(true);
    expect(routes()).toHaveLength(2);
    await waitFor(() => expect(canonical()).toBe(`http://localhost${window.location.pathname}`));
  });
});

it('another case is another address, which leads on', async () => {
  await open('/Mugs.html', '.html');
  expect(await heading('Mugs')).toBeVisible();
  expect(window.location.pathname).toBe('/mugs.html');
});

it('a page of content may be stored with a slash at its end', async () => {
  await renderShop({
    path: '/enable-cookies',
    profile: 'stock',
    arrange: ({ data }) => data.renamePath('enable-cookies', 'enable-cookies/'),
  });
  expect(await screen.findByRole('heading', { level: 1, name: /cookies/i })).toBeVisible();
  await waitFor(() => expect(canonical()).toBe('http://localhost/enable-cookies/'));
});
