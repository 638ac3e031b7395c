import { screen, waitFor, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { insertCategory, insertCmsPage, insertStore } from '../../../backend/testing/fixtures';

const open = (names: string[] = []): Promise<RenderedShop> =>
  renderShop({
    path: '/no-such-thing.html',
    seed: ({ db }) => {
      insertStore(db);
      insertCmsPage(db);
      insertCategory(db, { name: 'Hidden', include_in_menu: 0 });
      names.forEach((name, index) =>
        insertCategory(db, { name, url_key: name.toLowerCase(), position: names.length - index }),
      );
    },
  });

const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('says that nothing is here, to shoppers and to search engines', async () => {
  await open();
  expect(await main().findByRole('heading', { level: 1, name: 'Not here.' })).toBeVisible();
  expect(
    main().getByText("Looks like the page you were hoping to find doesn't exist. Sorry about that."),
  ).toBeVisible();
  await waitFor(() => expect(document.title).toBe('404 Not Found | United Kingdom'));
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('offers the first four categories of the menu, in its order', async () => {
  await open(['Fifth', 'Fourth', 'Third', 'Second', 'First']);
  await main().findByRole('link', { name: 'First' });
  const offered = within(main().getByRole('list')).getAllByRole('link');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['First', 'Second', 'Third', 'Fourth']);
  expect(offered[0]).toHaveAttribute('href', '/first.html');
});

test('takes the shopper home', async () => {
  const { user } = await open();
  await user.click(await main().findByRole('link', { name: 'Take me home' }));
  expect(await screen.findByText('Welcome')).toBeVisible();
  expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
});

test('searches for what the shopper hoped to find, unless nothing was typed', async () => {
  const { user } = await open();
  const search = within(await main().findByRole('search'));
  await user.click(search.getByRole('button', { name: 'Search' }));
  expect(window.location.pathname).toBe('/no-such-thing.html');
  await user.type(search.getByRole('searchbox', { name: 'Search the shop' }), ' zinc {Enter}');
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/search.html?query=zinc'));
});
