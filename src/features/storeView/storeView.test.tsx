import { act, screen, waitFor, within } from '@testing-library/react';
import { storeViewKeys } from '@/kernel/app/chosenStoreView';
import { asText } from '@/kernel/storage/parsers';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { renderShell } from '@/testing/renderShell';
import type { TestBackend } from '../../../backend/testing/createTestBackend';
import {
  insertCategory,
  insertCmsPage,
  insertProduct,
  insertRow,
  insertStore,
} from '../../../backend/testing/fixtures';
import { GetStoreViewsDocument } from './api/GetStoreViews.graphql.generated';
import { CurrencySwitcher } from './CurrencySwitcher';
import { forgetRefusedStoreView } from './forgetRefusedStoreView';
import { StoreSwitcher } from './StoreSwitcher';

const ireland: Record<string, string | number> = {
  id: 11,
  code: 'ie_en',
  name: 'Ireland',
  currency: 'EUR',
  locale: 'en_IE',
  is_default: 0,
  sort_order: 1,
};

const open = (
  others: Record<string, string | number>[],
  path = '/',
  render?: () => React.ReactNode,
  more: (backend: TestBackend) => void = () => undefined,
): Promise<RenderedShop> =>
  renderShop({
    path,
    seed: (backend) => {
      const { db } = backend;
      insertStore(db);
      others.forEach((other) => insertStore(db, other));
      insertCmsPage(db);
      insertCmsPage(db, { identifier: 'about-us', title: 'Our Story', content_heading: 'Our Story' });
      more(backend);
    },
    ...(render ? { render } : {}),
  });
const switcher = () => <StoreSwitcher place="below" />;
const stored = ({ services }: RenderedShop, key: string) => services.storage.read(key, asText);

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('what another tab chooses does not change the currency of a page that is open', async () => {
  const shop = await open([ireland], '/', () => null);
  const sent: (string | null)[] = [];
  const { fetch } = shop.backend;
  shop.backend.fetch = (input, init) => {
    sent.push(new Headers(init?.headers).get('content-currency'));
    return fetch(input, init);
  };
  shop.services.storage.write(storeViewKeys.currency, 'EUR');
  await shop.services.apollo.query({ query: GetStoreViewsDocument, fetchPolicy: 'network-only' });
  expect(sent).toEqual([null]);
});

describe('store switcher', () => {
  it('is not there when there is one store', async () => {
    const { services } = await open([], '/', switcher);
    await services.apollo.refetchQueries({ include: 'active' });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('lists the stores with the current one marked, and the keyboard opens and closes it', async () => {
    const { user } = await open([ireland], '/', switcher);
    const trigger = await screen.findByRole('button', { name: 'Store: United Kingdom' });
    await user.tab();
    await user.keyboard('{Enter}');
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    const names = within(screen.getByRole('list')).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual(['United Kingdom', 'Ireland']);
    expect(names[0]).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{Escape}');
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    expect(trigger).toHaveFocus();
  });

  it('names the group as well when there are several', async () => {
    const { user } = await open([{ ...ireland, group_code: 'ireland', group_name: 'Halewell Ireland' }], '/', switcher);
    await user.click(await screen.findByRole('button', { name: 'Store: Halewell - United Kingdom' }));
    expect(screen.getAllByRole('list')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Halewell Ireland - Ireland' })).toBeVisible();
  });

  it('keeps store, currency and media base and loads the same page there', async () => {
    const shop = await open([ireland], '/about-us?page=2', switcher);
    await shop.user.click(await screen.findByRole('button', { name: /Store/ }));
    await shop.user.click(screen.getByRole('button', { name: 'Ireland' }));
    await waitFor(() => expect(shop.reloads()).toBe(1));
    expect(stored(shop, storeViewKeys.code)).toBe('ie_en');
    expect(stored(shop, storeViewKeys.currency)).toBe('EUR');
    expect(stored(shop, storeViewKeys.mediaUrl)).toBe('http://localhost/media/');
    expect(stored(shop, storeViewKeys.locale)).toBe('en_IE');
    expect(window.location.pathname + window.location.search).toBe('/about-us?page=2');
  });

  it.each([
    ['/magnesium.html', 'ie_en', '/maighneisiam.html'],
    ['/minerals.html', 'ie_en', '/mianrai.html'],
  ])('loads %s at its path there', async (path, code, there) => {
    const shop = await open([ireland], path, switcher, ({ db }) => {
      insertCategory(db, { id: 5, name: 'Minerals', url_key: 'minerals' });
      insertProduct(db, { id: 7, sku: 'MG', name: 'Magnesium', url_key: 'magnesium' }, [5]);
      const own = [
        ['product', 7, 'PRODUCT', { url_key: 'maighneisiam' }, 'maighneisiam.html'],
        ['category', 5, 'CATEGORY', { url_key: 'mianrai', url_path: 'mianrai' }, 'mianrai.html'],
      ] as const;
      for (const [entity, entity_id, entity_type, values, request_path] of own) {
        for (const [field, value] of Object.entries(values)) {
          insertRow(db, 'store_value', { store_id: 11, entity, entity_id, field, value });
        }
        insertRow(db, 'store_url_rewrite', { store_id: 11, request_path, entity_type, entity_id });
      }
    });
    await shop.user.click(await screen.findByRole('button', { name: /Store/ }));
    await shop.user.click(screen.getByRole('button', { name: 'Ireland' }));
    await waitFor(() => expect(shop.reloads()).toBe(1));
    expect(stored(shop, storeViewKeys.code)).toBe(code);
    expect(window.location.pathname).toBe(there);
  });

  it('keeps a page of the shop itself', async () => {
    const shop = await open([ireland], '/cart', switcher);
    await shop.user.click(await screen.findByRole('button', { name: /Store/ }));
    await shop.user.click(screen.getByRole('button', { name: 'Ireland' }));
    await waitFor(() => expect(shop.reloads()).toBe(1));
    expect(window.location.pathname).toBe('/cart');
  });

  describe('while the page of the other store is still being looked for', () => {
    const france = { ...ireland, id: 12, code: 'fr_fr', name: 'France', locale: 'fr_FR', sort_order: 2 };
    const choose = async (shop: RenderedShop, name: string): Promise<void> => {
      await shop.user.click(await screen.findByRole('button', { name: /^Store:/ }));
      await shop.user.click(screen.getByRole('button', { name }));
    };
    const slow = async (path: string): Promise<RenderedShop> => {
      const shop = await open([ireland, france], path, switcher);
      shop.backend.faults.set([
        { target: { operation: 'FindPage' }, fault: { kind: 'delay', milliseconds: 300 }, times: 1 },
      ]);
      return shop;
    };

    it('counts for the page that the shopper has gone to meanwhile, with its place', async () => {
      const shop = await slow('/cart');
      await choose(shop, 'Ireland');
      act(() => shop.navigator.push('/about-us?page=2#team'));
      await waitFor(() => expect(shop.reloads()).toBe(1));
      expect(stored(shop, storeViewKeys.code)).toBe('ie_en');
      const { pathname, search, hash } = window.location;
      expect(pathname + search + hash).toBe('/about-us?page=2#team');
    });

    it.each([
      ['France', 'fr_fr', 1],
      ['United Kingdom', undefined, 0],
    ])('is taken back by a later one: %s', async (name, code, reloads) => {
      const shop = await slow('/about-us');
      await choose(shop, 'Ireland');
      await choose(shop, name);
      await new Promise((resolve) => setTimeout(resolve, 800));
      expect(stored(shop, storeViewKeys.code)).toBe(code);
      expect(shop.reloads()).toBe(reloads);
    });
  });

  it('does nothing when the store is the one already', async () => {
    const shop = await open([ireland], '/', switcher);
    await shop.user.click(await screen.findByRole('button', { name: /Store/ }));
    await shop.user.click(screen.getByRole('button', { name: 'United Kingdom' }));
    expect(shop.reloads()).toBe(0);
    expect(stored(shop, storeViewKeys.code)).toBeUndefined();
  });
});

describe('currency switcher', () => {
  const answers = (codes: string[]) => ({
    GetStoreViews: {
      availableStores: [],
      currency: {
        current_currency_code: null,
        default_display_currency_code: 'GBP',
        available_currency_codes: codes,
      },
    },
  });

  it('is not there when there is one currency', async () => {
    const { asked } = renderShell(<CurrencySwitcher place="below" />, answers(['GBP']));
    await waitFor(() => expect(asked).toContain('GetStoreViews'));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('lists the currencies with their signs', async () => {
    const { user } = renderShell(<CurrencySwitcher place="below" />, answers(['GBP', 'EUR', 'CHF']));
    await user.click(await screen.findByRole('button', { name: 'Currency: GBP £' }));
    const names = within(screen.getByRole('list')).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual(['GBP £', 'EUR €', 'CHF']);
  });
});

describe('the currency that the backend names as the present one', () => {
  it('is marked, whatever this tab takes for chosen', async () => {
    renderShell(<CurrencySwitcher place="below" />, {
      GetStoreViews: {
        availableStores: [],
        currency: {
          current_currency_code: 'EUR',
          default_display_currency_code: 'GBP',
          available_currency_codes: ['GBP', 'EUR'],
        },
      },
    });
    expect(await screen.findByRole('button', { name: 'Currency: EUR €' })).toBeVisible();
  });
});

describe('a store code in the path', () => {
  it('switches to its store and goes on to the rest of the path', async () => {
    const shop = await open([ireland], '/ie_en/about-us?page=2');
    await waitFor(() => expect(shop.reloads()).toBe(1));
    expect(stored(shop, storeViewKeys.code)).toBe('ie_en');
    expect(window.location.pathname + window.location.search).toBe('/about-us?page=2');
  });

  it('of the current store only shows the page', async () => {
    const shop = await open([ireland], '/uk_en/about-us');
    expect(await screen.findByRole('heading', { level: 1, name: 'Our Story' })).toBeVisible();
    expect(window.location.pathname).toBe('/about-us');
    expect(shop.reloads()).toBe(0);
  });

  it('counts as a whole segment only', async () => {
    const shop = await open([ireland], '/ie_english');
    expect(await screen.findByRole('heading', { level: 1, name: 'Not here.' })).toBeVisible();
    expect(shop.reloads()).toBe(0);
  });
});

describe('a choice that the backend refuses', () => {
  it('is forgotten', async () => {
    const shop = await open([]);
    shop.services.storage.write(storeViewKeys.code, 'gone');
    forgetRefusedStoreView(new Error('Something else'), shop.services);
    expect(stored(shop, storeViewKeys.code)).toBe('gone');
    forgetRefusedStoreView(new Error('Requested store is not found (gone)'), shop.services);
    expect(stored(shop, storeViewKeys.code)).toBeUndefined();
    expect(shop.reloads()).toBe(1);
  });

  it('leaves the visitor alone who chose nothing', async () => {
    const shop = await open([]);
    forgetRefusedStoreView(new Error('Requested store is not found (uk_en)'), shop.services);
    expect(shop.reloads()).toBe(0);
  });
});
