import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { selectSearch } from '@/features/search/executeSearch';
import { type RenderedShop, renderShop } from '@/testing/renderShop';

const open = async (path = '/about-us'): Promise<RenderedShop & { field: HTMLElement }> => {
  const shop = await renderShop({ path });
  await shop.user.click(trigger());
  return { ...shop, field: await screen.findByRole('combobox', { name: 'Search the shop' }) };
};
const trigger = (): HTMLElement => {
  const [first] = within(screen.getAllByRole('banner')[0] ?? document.body).getAllByRole('button', { name: 'Search' });
  if (!first) throw new Error('There is no trigger.');
  return first;
};
const dialog = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Search' });
/** By text: jsdom takes the typed part for a block, and its name for two words. */
const option = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = screen.queryAllByRole('option').find(({ textContent }) => textContent === text);
    if (!found) throw new Error(`There is no option ${text}.`);
    return found;
  });
const activeOption = (): string | null | undefined =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')?.textContent;
const type = async (user: UserEvent, text: string): Promise<void> => user.keyboard(text);
const goTo = async (path: string): Promise<void> => {
  await act(async () => {
    window.history.pushState({ key: path, usr: null, idx: 0 }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await Promise.resolve();
  });
};

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the search box', () => {
  it('opens with the focus in its field, and Escape gives the focus back', async () => {
    const { user, field } = await open();
    expect(field).toHaveFocus();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('mag{Escape}');
    expect(dialog()).toBeNull();
    expect(trigger()).toHaveFocus();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes on any change of the route', async () => {
    await open();
    await goTo('/terms');
    await waitFor(() => expect(dialog()).toBeNull());
    const heading = await screen.findByRole('heading', { level: 1, name: 'Terms of sale' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('offers popular searches and categories before anything is typed', async () => {
    await open();
    const box = within(dialog() ?? document.body);
    expect(await box.findByRole('link', { name: 'magnesium' })).toHaveAttribute('href', '/search.html?query=magnesium');
    expect(box.getByRole('link', { name: 'Minerals' })).toHaveAttribute('href', '/minerals.html');
    expect(box.queryByRole('listbox')).toBeNull();
  });

  it('remembers what was searched for, and forgets it when asked', async () => {
    const { user, store } = await open();
    await type(user, 'zinc{Enter}');
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/search.html?query=zinc'));
    await waitFor(() => expect(store.getState().app.searchOpen).toBe(false));
    expect(selectSearch(store.getState())).toEqual({ executed: 'zinc' });
    await user.click(trigger());
    const recent = () => screen.queryByRole('region', { name: 'Recent searches' });
    expect(within(recent() ?? document.body).getByRole('link', { name: 'zinc' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove zinc from recent searches' }));
    expect(recent()).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Search the shop' })).toHaveFocus();
  });
});

describe('suggestions', () => {
  it('come from three characters on: searches, categories, products with picture and price', async () => {
    const { user } = await open();
    await type(user, 'ma');
    expect(screen.getByText('Suggestions start at three characters.')).toBeVisible();
    await type(user, 'g');
    const list = within(await screen.findByRole('listbox', { name: 'Suggestions' }));
    expect(await option('magnesium bisglycinate')).toHaveAttribute('href', '/search.html?query=magnesium+bisglycinate');
    expect(await option('Magnesium')).toHaveAttribute('href', '/minerals/magnesium.html');
    const product = within(list.getByRole('group', { name: 'Products' })).getAllByRole('option')[0];
    expect(product).toHaveTextContent(/Magnesium.*£\d+\.\d\d/);
    expect(product?.querySelector('img')).not.toBeNull();
    expect(list.getAllByRole('option').length).toBeLessThanOrEqual(11);
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(/\d+ suggestions\. Use the arrow keys/)).toBeInTheDocument();
    expect(list.getAllByText('mag', { selector: 'b' }).length).toBeGreaterThan(0);
  });

  it('are gone through by arrows, and Enter takes the active one', async () => {
    const { user } = await open();
    await type(user, 'mineral');
    await option('Minerals');
    expect(activeOption()).toBeUndefined();
    await type(user, '{ArrowDown}');
    expect(activeOption()).toBe('Minerals');
    await type(user, '{ArrowUp}');
    expect(activeOption()).toMatch(/See all/);
    await type(user, '{ArrowDown}');
    expect(activeOption()).toBe('Minerals');
    await type(user, '{Home}');
    expect(activeOption()).toBeUndefined();
    await type(user, '{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Minerals' })).toBeInTheDocument();
    expect(dialog()).toBeNull();
  });

  it('leave Tab to the page and typing to the field', async () => {
    const { user, field } = await open();
    await type(user, 'mineral');
    await option('Minerals');
    await type(user, '{ArrowDown}s');
    expect(field).toHaveValue('minerals');
    expect(activeOption()).toBeUndefined();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Clear Text' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('never show an answer that came after a newer one', async () => {
    const { user, backend, field } = await open();
    const { fetch } = backend;
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const isFor = (input: unknown, phrase: string) =>
      decodeURIComponent(String(input)).includes(`"phrase":"${phrase}"`);
    backend.fetch = async (input, init) => {
      if (isFor(input, 'zinc')) await held;
      return fetch(input, init);
    };
    await type(user, 'zinc');
    // The question is on its way.
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
    await user.clear(field);
    await type(user, 'omega');
    await option('omega-3');
    letGo();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await option('omega-3')).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /zinc/i })).toBeNull();
  });

  it('that fail leave the field alone', async () => {
    const { user, backend } = await open();
    backend.faults.set([
      { target: { operation: 'SearchSuggestions' }, fault: { kind: 'graphqlError', message: 'Internal server error' } },
    ]);
    await type(user, 'magnesium');
    expect(await screen.findByText(/Suggestions are not available/)).toBeVisible();
    await type(user, '{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?query=magnesium'));
  });

  it('say so when there is none', async () => {
    const { user } = await open();
    await type(user, 'zzzqqq');
    expect(await screen.findByText(/No suggestions for “zzzqqq”/)).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  });

  it('of a term that the merchant redirects lead to its page', async () => {
    const { user } = await open();
    await type(user, 'returns');
    await option('Delivery and returns');
    await type(user, '{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Delivery and returns' })).toBeInTheDocument();
  });
});
