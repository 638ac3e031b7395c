import { act, screen, waitFor, within } from '@testing-library/react';
import { requestText } from '@/testing/faults/arrivals';
import { renderShop } from '@/testing/renderShop';

/** Seeded places. */
const category = { path: '/vitamins.html', name: 'Vitamins' };
const other = { path: '/minerals.html', name: 'Minerals' };

const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 });
/** Goes through addresses as fast as a browser can. */
const follow = async (...paths: string[]): Promise<void> => {
  await act(async () => {
    for (const path of paths) {
      window.history.pushState({ key: path, usr: null, idx: 0 }, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }
    await Promise.resolve();
  });
};

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('routing', () => {
  it('shows a category under its address, with its title', async () => {
    await renderShop({ path: category.path });
    expect(await screen.findByRole('heading', { level: 1, name: category.name })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toContain(category.name));
  });

  it('keeps the old page until the next one is there, then moves the focus to its heading', async () => {
    const { store } = await renderShop({ path: category.path });
    await screen.findByRole('heading', { level: 1, name: category.name });
    const seen: (string | null)[] = [];
    const stop = store.subscribe(() => {
      if (store.getState().app.isPageLoading) seen.push(heading().textContent);
    });
    await follow(other.path);
    await waitFor(() => expect(store.getState().app.isPageLoading).toBe(false));
    stop();
    expect(seen).toContain(category.name);
    expect(seen).not.toContain('');
    const arrived = await screen.findByRole('heading', { level: 1, name: other.name });
    await waitFor(() => expect(arrived).toHaveFocus());
    expect(store.getState().app.isPageLoading).toBe(false);
    expect(store.getState().app.nextRootComponent).toBe('CATEGORY_SHIMMER');
  });

  it('ends where the shopper last wanted to go', async () => {
    await renderShop({ path: '/sign-in' });
    await follow(category.path, '/cart', other.path);
    expect(await screen.findByRole('heading', { level: 1, name: other.name })).toBeInTheDocument();
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(heading()).toHaveTextContent(other.name);
  });

  it('F-54: says 404 to shopper and prerenderer where nothing is, and takes it back on the next page', async () => {
    await renderShop({ path: '/no-such-thing' });
    await waitFor(() => expect(document.title).toBe('404 Not Found | Halewell'));
    const status = () => document.head.querySelector('meta[name="prerender-status-code"]');
    expect(status()).toHaveAttribute('content', '404');
    await follow(category.path);
    await screen.findByRole('heading', { level: 1, name: category.name });
    expect(status()).toBeNull();
  });

  it('shows an error view with header and footer when the backend fails', async () => {
    const { backend, services } = await renderShop({ path: category.path });
    jest.spyOn(services.apollo, 'query').mockRejectedValue(new TypeError('Failed to fetch'));
    await follow('/whatever.html');
    expect(await screen.findByText('Oops!')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(backend.reported).toEqual([]);
  });

  const json = (body: unknown) => Promise.resolve(Response.json(body));
  it.each([
    ['a request that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page of a proxy', () => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 500 }))],
    ['a refusal', () => Promise.resolve(new Response('', { status: 429 }))],
    ['no route, with an error', () => json({ data: { route: null }, errors: [{ message: 'Internal server error' }] })],
    ['no data', () => json({ data: null })],
    ['no data, with an error', () => json({ data: null, errors: [{ message: 'Internal server error' }] })],
    ['a list', () => json([])],
    ['nothing', () => json({})],
  ])('F-58: to search engines %s is a 503, and says nothing of what is to be found', async (_name, answer) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    // A line that is said to be gone is not tried five times.
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { backend, navigator: shop } = await renderShop({ path: category.path });
    const send = backend.fetch.bind(backend);
    backend.fetch = (input, init) => (requestText(input, init).includes('ResolveURL') ? answer() : send(input, init));
    await follow(other.path);
    await waitFor(() => expect(shop.shown().outcome.kind).toBe('error'));
    await waitFor(() =>
      expect(document.head.querySelector('meta[name="prerender-status-code"]')).toHaveAttribute('content', '503'),
    );
    expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
    backend.fetch = send;
    line.mockRestore();
    await follow('/omegas.html');
    await screen.findByRole('heading', { level: 1, name: 'Omegas' });
    expect(document.head.querySelector('meta[name="prerender-status-code"]')).toBeNull();
  });

  it('goes to the checkout by a full load', async () => {
    const { reloads } = await renderShop({ path: '/cart' });
    await follow('/checkout');
    expect(reloads()).toBe(1);
    expect(within(document.body).queryByText('Need Help?')).toBeNull();
  });
});
