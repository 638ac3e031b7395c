import { act, screen, waitFor, within } from '@testing-library/react';
import { renderShop } from '@/testing/renderShop';

const main = () => within(screen.getByRole('main'));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const list = (query: string) => main().findByRole('list', { name: `Products for “${query}”` });
const goTo = async (path: string): Promise<void> => {
  await act(async () => {
    window.history.pushState({ key: path, usr: null, idx: 0 }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await Promise.resolve();
  });
};
const isSearch = (input: unknown): boolean => /operationName=SearchResults/.test(String(input));

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the result of a search', () => {
  test('names the query, keeps it in the field, and lists what was found', async () => {
    await renderShop({ path: '/search.html?query=magnesium' });
    expect(await heading('Results for “magnesium”')).toBeVisible();
    expect(main().getByRole('textbox', { name: 'Search the shop' })).toHaveValue('magnesium');
    expect(within(await list('magnesium')).getByRole('heading', { name: 'Magnesium Bisglycinate' })).toBeVisible();
    expect(document.title).toBe('Search results for “magnesium” | Halewell');
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    expect(main().getByRole('link', { name: 'Magnesium' })).toHaveAttribute('href', '/minerals/magnesium.html');
  });

  test('is there before the old page goes', async () => {
    const { store, backend } = await renderShop({ path: '/about-us' });
    await heading('We begin with the label.');
    const { fetch } = backend;
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    backend.fetch = async (input, init) => {
      if (isSearch(input)) await held;
      return fetch(input, init);
    };
    await goTo('/search.html?query=zinc');
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(screen.getByRole('heading', { level: 1, name: 'We begin with the label.' })).toBeInTheDocument();
    expect(store.getState().app.isPageLoading).toBe(true);
    letGo();
    const result = await heading('Results for “zinc”');
    await waitFor(() => expect(result).toHaveFocus());
    expect(await list('zinc')).toBeVisible();
  });

  test('changes with the query, and the heading is where the shopper is then', async () => {
    const { user } = await renderShop({ path: '/search.html?query=zinc&sort=price_asc' });
    await list('zinc');
    const field = main().getByRole('textbox', { name: 'Search the shop' });
    await user.clear(field);
    await user.type(field, '  vitamin   c & d{Enter}');
    expect(window.location.search).toBe('?query=vitamin+c+%26+d');
    expect(await heading('Results for “vitamin c & d”')).toHaveFocus();
    expect(main().getByRole('textbox', { name: 'Search the shop' })).toHaveValue('vitamin c & d');
  });

  test('is ordered and paged by its address, and a page that is not there is the last', async () => {
    await renderShop({ path: '/search.html?query=vitamin&limit=12&sort=name_asc&page=99' });
    await list('vitamin');
    expect(window.location.search).toMatch(/^\?query=vitamin&limit=12&sort=name_asc&page=[2-9]$/);
    const names = within(await list('vitamin'))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent ?? '');
    expect(names.length).toBeLessThanOrEqual(12);
    expect([...names].sort((one, other) => one.localeCompare(other))).toEqual(names);
  });

  test('says what a misspelt query was taken for, and searches for exactly what was typed', async () => {
    await renderShop({ path: '/search.html?query=magnsium' });
    expect(await heading('Results for “magnesium”')).toBeVisible();
    expect(await list('magnesium')).toBeVisible();
    expect(main().getByText(/Search instead for/)).toBeVisible();
    const exact = '/search.html?query=%22magnsium%22';
    expect(main().getByRole('link', { name: 'magnsium' })).toHaveAttribute('href', exact);
    await goTo(exact);
    expect(await heading('No results for “magnsium”')).toBeVisible();
    expect(main().getByRole('link', { name: 'magnesium' })).toHaveAttribute('href', '/search.html?query=magnesium');
  });

  test('of a term that the merchant redirects is the merchant’s page', async () => {
    await renderShop({ path: '/search.html?query=Returns' });
    expect(await heading('Delivery and returns')).toBeVisible();
    expect(window.location.pathname).toBe('/delivery-and-returns');
  });
});

describe('a search without a result', () => {
  test('names the query, and offers categories, products and people', async () => {
    await renderShop({ path: '/search.html?query=zzzqqq' });
    expect(await heading('No results for “zzzqqq”')).toBeVisible();
    expect(main().getByText(/Check the spelling/)).toBeVisible();
    expect(await main().findByRole('link', { name: 'Minerals' })).toHaveAttribute('href', '/minerals.html');
    const best = await main().findByRole('region', { name: 'Best rated by customers' });
    await waitFor(() => expect(within(best).getAllByRole('article').length).toBeGreaterThan(3));
    expect(main().getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact-us');
  });

  test('shows what the shopper looked at before', async () => {
    window.localStorage.setItem(
      'HALEWELL__optionalStorage',
      JSON.stringify({ value: 'accepted', timeStored: Date.now() }),
    );
    window.localStorage.setItem(
      'HALEWELL__recentlyViewed',
      JSON.stringify({ value: ['HW-ZNP'], timeStored: Date.now() }),
    );
    await renderShop({ path: '/search.html?query=zzzqqq' });
    const seen = await main().findByRole('region', { name: 'Recently viewed' });
    expect(await within(seen).findByRole('article')).toBeVisible();
  });

  test('leads a need to its category', async () => {
    await renderShop({ path: '/search.html?query=focus' });
    await heading('No results for “focus”');
    expect(main().getByText(/We have no product by that name/)).toBeVisible();
    expect(main().getByRole('link', { name: 'Heart and brain' })).toHaveAttribute(
      'href',
      '/shop-by-need/heart-and-brain.html',
    );
  });

  test('that no product may promise leads to the page that says why', async () => {
    await renderShop({ path: '/search.html?query=menopause' });
    expect(await heading('What a label may say')).toBeVisible();
  });

  test('says what is too short, and asks when there is no query', async () => {
    await renderShop({ path: '/search.html?query=zn' });
    await heading('No results for “zn”');
    expect(main().getByText(/at least three characters/)).toBeVisible();
    await goTo('/search.html?query=%20%20');
    expect(await heading('What are you looking for?')).toBeVisible();
    expect(await main().findByRole('link', { name: 'collagen' })).toBeVisible();
  });

  test('A-19: survives strings that are no words', async () => {
    await renderShop({ path: '/cart' });
    for (const query of ['"; DROP TABLE product;--', '<script>alert(1)</script>', '%E0%A4%A', '\u202e\0*^', '((']) {
      await goTo(`/search.html?${new URLSearchParams({ query }).toString()}`);
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^(No results|Results)/));
    }
  });
});

test('a failure says so, and trying again helps', async () => {
  const { backend, user } = await renderShop({ path: '/cart' });
  backend.faults.set([
    { target: { operation: 'SearchResults' }, fault: { kind: 'graphqlError', message: 'Internal server error' } },
  ]);
  await goTo('/search.html?query=zinc');
  // Of the whole screen: the cart's main part may still be there, and goes with its page.
  expect(await screen.findByRole('heading', { name: 'Search is not working' })).toBeVisible();
  backend.faults.set([]);
  await user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await list('zinc')).toBeVisible();
});
