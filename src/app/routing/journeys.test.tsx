import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import '@/testing/noLayout';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { shopData } from '../../../backend/testing/arrange/shopData';

/** Seeded places. */
const category = { path: '/vitamins.html', name: 'Vitamins' };
const other = { path: '/minerals.html', name: 'Minerals' };

const scrollTo = jest.fn<void, [number, number]>();

const redirect = ({ db }: RenderedShop['backend'], from: string, target: string, code = 301): void => {
  shopData(db).redirect(from, target, code);
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const follow = async (path: string): Promise<void> => {
  await act(async () => {
    window.history.pushState({ key: path, usr: null, idx: 0 }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await Promise.resolve();
  });
};

beforeEach(() => {
  scrollTo.mockClear();
  Object.defineProperty(window, 'scrollTo', { value: scrollTo, configurable: true });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const metaOf = (name: string): string | null | undefined =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

describe('redirects of the backend', () => {
  it.each([
    ['/old-minerals.html?utm=letter#list', '301'],
    ['/moved-for-now.html?utm=letter#list', '302'],
  ])('are followed from %s with query and hash, and told to a prerenderer', async (path, code) => {
    const { backend } = await renderShop({ path: category.path });
    redirect(backend, 'old-minerals.html', 'minerals.html');
    redirect(backend, 'moved-for-now.html', 'minerals.html', 302);
    await follow(path);
    expect(await heading(other.name)).toBeInTheDocument();
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/minerals.html?utm=letter#list',
    );
    expect(metaOf('prerender-status-code')).toBe(code);
    expect(metaOf('prerender-header')).toBe('Location: http://localhost/minerals.html?utm=letter#list');
  });
});

describe('a page that fails', () => {
  it('stops the loading bar, and comes with the next try', async () => {
    const { user, services, store } = await renderShop({ path: category.path });
    const query = jest.spyOn(services.apollo, 'query').mockRejectedValue(new TypeError('Failed to fetch'));
    await follow(other.path);
    expect(await heading('Oops!')).toBeInTheDocument();
    expect(screen.getByText('Something went wrong. Sorry about that.')).toBeInTheDocument();
    expect(store.getState().app.isPageLoading).toBe(false);
    query.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading(other.name)).toBeInTheDocument();
  });

  it('says that a shop in maintenance will be back soon, and comes with the next try', async () => {
    const { user, backend } = await renderShop({ path: category.path });
    // The waits between the tries are as short as they may be.
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const page = { kind: 'html', status: 503, body: '<h1>Service Temporarily Unavailable</h1>' } as const;
    backend.faults.set([{ target: { operation: 'ResolveURL' }, fault: page }]);
    await follow(other.path);
    expect(await screen.findByText(/^We are working on the shop. It will be back soon./)).toBeInTheDocument();
    expect(metaOf('prerender-status-code')).toBe('503');
    backend.faults.set([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading(other.name)).toBeInTheDocument();
  });
});

describe('going back', () => {
  it('shows the page before at once, where the shopper had scrolled to', async () => {
    const { store } = await renderShop({ path: category.path });
    await heading(category.name);
    Object.defineProperty(window, 'scrollY', { value: 740, configurable: true });
    await follow(other.path);
    await heading(other.name);
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    const states: boolean[] = [];
    const stop = store.subscribe(() => states.push(store.getState().app.isPageLoading));
    await act(async () => {
      window.history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    });
    stop();
    expect(screen.getByRole('heading', { level: 1, name: category.name })).toBeInTheDocument();
    expect(states).not.toContain(true);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 740);
  });
});

describe('going back to a search', () => {
  it('shows its result at once', async () => {
    const { store } = await renderShop({ path: '/search.html?query=magnesium' });
    await screen.findByRole('heading', { level: 1, name: /magnesium/ });
    await follow(other.path);
    await heading(other.name);
    const states: boolean[] = [];
    const stop = store.subscribe(() => states.push(store.getState().app.isPageLoading));
    await act(async () => {
      window.history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    });
    stop();
    expect(screen.getByRole('heading', { level: 1, name: /magnesium/ })).toBeInTheDocument();
    expect(states).not.toContain(true);
  });
});

describe('a link', () => {
  it.each([
    ['hover', (link: Element) => fireEvent.mouseEnter(link)],
    ['focus', (link: Element) => fireEvent.focus(link)],
    ['touch start', (link: Element) => fireEvent.touchStart(link)],
  ])('brings its page on %s, so that the click needs no wait', async (_, show) => {
    const { user, store, services } = await renderShop({ path: category.path });
    await heading(category.name);
    const link = screen.getAllByRole('link', { name: other.name })[0];
    if (!link) throw new Error('There is no link to the other category.');
    const query = jest.spyOn(services.apollo, 'query');
    act(() => void show(link));
    await waitFor(() => expect(query).toHaveBeenCalled());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    const states: boolean[] = [];
    const stop = store.subscribe(() => states.push(store.getState().app.isPageLoading));
    await user.click(link);
    stop();
    expect(screen.getByRole('heading', { level: 1, name: other.name })).toBeInTheDocument();
    expect(states).not.toContain(true);
  });
});
