import { act, screen, waitFor, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import {
  insertCategory,
  insertCmsBlock,
  insertConfigurable,
  insertProduct,
  insertStore,
} from '../../../backend/testing/fixtures';
import { shopData } from '../../../backend/testing/arrange/shopData';
import { countStatus, main } from './testing/filteredList';

/** Names in the merchant's order; their prices fall from £9 to £3. */
const names = ['Zinc', 'Iron', 'Calcium', 'Iodine', 'Selenium', 'Copper', 'Boron'];

type Db = RenderedShop['backend']['db'];

const insertMinerals = (db: Db): number => {
  insertStore(db);
  insertCmsBlock(db, { identifier: 'mineral-guide', content: '<p>Which mineral is which?</p>' });
  const minerals = insertCategory(db, {
    name: 'Minerals',
    url_key: 'minerals',
    description: 'In amounts we can explain.',
    meta_title: 'Minerals from A to Z',
    meta_description: 'Zinc, iron and more.',
    cms_block_identifier: 'mineral-guide',
  });
  names.forEach((name, index) =>
    insertProduct(db, { name, url_key: name.toLowerCase(), price_minor: 900 - index * 100 }, [minerals]),
  );
  return minerals;
};

const open = (path = '/minerals.html', seed: (db: Db) => void = insertMinerals): Promise<RenderedShop> =>
  renderShop({ path, seed: ({ db }) => seed(db) });

/** A category 'Minerals' with only what the test puts there. */
const openWith = (fill: (db: Db, category: number) => void): Promise<RenderedShop> =>
  open('/minerals.html', (db) => {
    insertStore(db);
    fill(db, insertCategory(db, { name: 'Minerals', url_key: 'minerals' }));
  });

const list = () => within(main().getByRole('list', { name: 'Products in Minerals' }));
const shownNames = (): (string | null)[] =>
  list()
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const menuLink = (name: string) => within(screen.getByRole('banner')).findByRole('link', { name });
/** Opens the menu of orders and takes one. */
const chooseOrder = async (user: RenderedShop['user'], name: string): Promise<void> => {
  await user.click(await main().findByRole('button', { name: /^Sort:/ }));
  await user.click(main().getByRole('menuitemradio', { name }));
};
const card = async (name: string) =>
  within((await main().findByRole('heading', { name })).closest('article') ?? document.body);

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('the pointer shows the second picture of a product', async () => {
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
  const { user } = await renderShop({ path: '/minerals.html' });
  await main().findAllByRole('article');
  const article = () => main().getAllByRole('article')[0];
  const pictures = () => [...(article()?.querySelectorAll('img') ?? [])].map(({ src }) => src);
  expect(pictures()).toHaveLength(1);
  // Awaited, because the picture's chunk suspends.
  await act(() => user.hover(article()?.querySelector('img') ?? document.body));
  await waitFor(() => expect(pictures()).toHaveLength(2));
  expect(pictures()[1]).not.toBe(pictures()[0]);
});

describe('the first view', () => {
  test('has name, description, count, and the first six products in the merchant’s order', async () => {
    await open();
    expect(await main().findByRole('heading', { level: 1, name: 'Minerals' })).toBeVisible();
    expect(main().getByText('In amounts we can explain.')).toBeVisible();
    expect(countStatus()).toHaveTextContent('7 products');
    expect(shownNames()).toEqual(names.slice(0, 6));
    expect(list().getByRole('link', { name: 'Zinc' })).toHaveAttribute('href', '/zinc.html');
  });

  test('tells the browser its title, description and address', async () => {
    await open('/minerals.html?page=2');
    await waitFor(() => expect(document.title).toBe('Minerals from A to Z | United Kingdom'));
    expect(document.head.querySelector('meta[name="description"]')).toHaveAttribute('content', 'Zinc, iron and more.');
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'http://localhost/minerals.html?page=2',
    );
    expect(document.head.querySelector('meta[name="robots"]')).not.toBeInTheDocument();
  });

  test('asks search engines to keep the category and not its filters and orders', async () => {
    await open('/minerals.html?form=capsules&sort=price_asc&page=1');
    await waitFor(() =>
      expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow'),
    );
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'http://localhost/minerals.html',
    );
  });

  test('comes with one question: page and products together', async () => {
    const { backend, user } = await open('/cart');
    const asked: unknown[] = [];
    const { fetch } = backend;
    backend.fetch = (input, init) => {
      const parts = [input, init?.body].map((part) => (typeof part === 'string' ? part : ''));
      asked.push(/operationName\W+(\w+)/.exec(parts.join(' '))?.[1] ?? parts);
      return fetch(input, init);
    };
    await user.click(await menuLink('Minerals'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Minerals' })).toBeVisible();
    expect(asked.filter((name) => name === 'ResolveURL')).toHaveLength(1);
  });

  test('shows the block that an editor put below the products', async () => {
    await open();
    expect(await main().findByText('Which mineral is which?')).toBeVisible();
  });

  test('leads to sub-categories that have products, and back up by breadcrumbs', async () => {
    const { user } = await open('/minerals.html', (db) => {
      const minerals = insertMinerals(db);
      const trace = insertCategory(db, { name: 'Trace minerals', url_key: 'trace', parent_id: minerals });
      insertCategory(db, { name: 'Coming soon', url_key: 'soon', parent_id: minerals });
      insertProduct(db, { name: 'Chromium' }, [trace]);
    });
    const nav = within(await main().findByRole('navigation', { name: 'Categories in Minerals' }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Trace minerals1']);
    await user.click(nav.getByRole('link', { name: /Trace minerals/ }));
    expect(await main().findByRole('heading', { level: 1, name: 'Trace minerals' })).toBeVisible();
    const crumbs = within(main().getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(crumbs.getByRole('link', { name: 'Minerals' })).toHaveAttribute('href', '/minerals.html');
  });
});

describe('order, page size and page stand in the URL', () => {
  test('a new order sorts the whole list and starts at its first page', async () => {
    const { user } = await open('/minerals.html?page=2');
    await chooseOrder(user, 'Price, low to high');
    await waitFor(() => expect(shownNames()).toEqual([...names].reverse().slice(0, 6)));
    expect(window.location.search).toBe('?sort=price_asc');
    await chooseOrder(user, 'Popular');
    await waitFor(() => expect(shownNames()).toEqual(names.slice(0, 6)));
    expect(window.location.search).toBe('');
  });

  test('a larger page keeps the order', async () => {
    const { user } = await open('/minerals.html?sort=name_asc');
    await user.selectOptions(await main().findByRole('combobox', { name: 'Show' }), '12');
    await waitFor(() => expect(shownNames()).toEqual([...names].sort()));
    expect(window.location.search).toBe('?sort=name_asc&limit=12');
    expect(main().queryByRole('navigation', { name: 'Pages of the list' })).not.toBeInTheDocument();
  });

  test('the links of the pages keep the order, and lead there and back', async () => {
    const { user } = await open('/minerals.html?sort=price_asc');
    const pages = within(await main().findByRole('navigation', { name: 'Pages of the list' }));
    expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await user.click(pages.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(shownNames()).toEqual(['Zinc']));
    expect(window.location.search).toBe('?sort=price_asc&page=2');
    expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/minerals.html?sort=price_asc');
  });

  test('an address with order, size and page shows just that', async () => {
    await open('/minerals.html?sort=name_asc&page=2');
    expect(await main().findByRole('button', { name: 'Sort: Name, A to Z' })).toBeVisible();
    expect(shownNames()).toEqual(['Zinc']);
  });

  test.each(['99999999', '77', '0', 'x', '-2'])('a page %s that there is not leaves the address', async (page) => {
    await open(`/minerals.html?sort=name_asc&page=${page}`);
    await waitFor(() => expect(window.location.search).toMatch(/^\?sort=name_asc(&page=2)?$/));
    const shown = window.location.search.endsWith('2') ? 'Page 2' : 'Page 1';
    expect(main().getByRole('link', { name: shown })).toHaveAttribute('aria-current', 'page');
  });

  test.each(['?sort=evil_up&limit=1000&page=minus', '?sort=&limit=7&page=0', '?sort=price&page=1.5&colour=red'])(
    'what it does not know in %s is ignored',
    async (search) => {
      await open(`/minerals.html${search}`);
      expect(await main().findByRole('button', { name: 'Sort: Popular' })).toBeVisible();
      expect(main().getByRole('combobox', { name: 'Show' })).toHaveDisplayValue('6');
      expect(shownNames()).toEqual(names.slice(0, 6));
    },
  );
});

describe('the products', () => {
  test('a category without any says so and leads home', async () => {
    await openWith(() => undefined);
    expect(await main().findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
    // Nor does it offer to narrow or order nothing.
    expect(main().queryByText('0 products')).not.toBeInTheDocument();
    expect(main().queryByRole('button', { name: /^(?:Filter|Sort)/ })).not.toBeInTheDocument();
    expect(main().queryByRole('complementary', { name: 'Filters' })).not.toBeInTheDocument();
  });

  test('one that is out of stock says so and cannot be added', async () => {
    await openWith((db, category) => insertProduct(db, { name: 'Zinc', quantity: 0 }, [category]));
    const zinc = await card('Zinc');
    expect(zinc.getByText('Out of stock')).toBeVisible();
    expect(zinc.queryByRole('button', { name: /^(Add|Choose)/ })).not.toBeInTheDocument();
    expect(zinc.getByRole('link', { name: 'Notify me Zinc' })).toBeVisible();
  });

  test('the plus adds a simple product to the cart and shows the cart', async () => {
    const { user, backend } = await open();
    await user.click((await card('Iron')).getByRole('button', { name: 'Add Iron to cart' }));
    expect(await screen.findByRole('dialog', { name: /Your cart/ })).toBeVisible();
    expect(backend.data.linesOf()).toMatchObject([{ name: 'Iron', quantity: 1 }]);
  });

  describe('with options', () => {
    const openMagnesium = (change: (db: Db) => void = () => undefined) =>
      openWith((db, category) => {
        const sizes = ['60 capsules', '120 capsules'];
        insertConfigurable(
          db,
          { sku: 'MG', name: 'Magnesium', url_key: 'magnesium', price_minor: 900 },
          'size',
          sizes,
          [category],
        );
        change(db);
      });
    const openOptions = async (user: RenderedShop['user']) => {
      await user.click((await card('Magnesium')).getByRole('button', { name: 'Choose options for Magnesium' }));
      return within(await screen.findByRole('dialog', { name: 'Choose options for Magnesium' }));
    };

    test('the plus asks for them first, and adds the chosen variant at its price', async () => {
      const { user, backend } = await openMagnesium();
      const dialog = await openOptions(user);
      expect(await dialog.findByRole('radio', { name: '60 capsules' })).toBeChecked();
      await user.click(dialog.getByRole('radio', { name: '120 capsules' }));
      await user.click(dialog.getByRole('button', { name: /Add to cart.*£10\.00/ }));
      expect(await screen.findByRole('dialog', { name: /Your cart/ })).toBeVisible();
      expect(screen.queryByRole('dialog', { name: 'Choose options for Magnesium' })).not.toBeInTheDocument();
      expect(backend.data.linesOf()).toMatchObject([{ variant: 'MG-2' }]);
    });

    test('begins with what can be bought, and says what cannot', async () => {
      const { user } = await openMagnesium((db) => shopData(db).stock('MG-1', 0));
      const dialog = await openOptions(user);
      expect(await dialog.findByRole('radio', { name: '120 capsules' })).toBeChecked();
      await user.click(dialog.getByRole('radio', { name: '60 capsules Out of stock' }));
      expect(dialog.queryByRole('button', { name: /Add to cart/ })).not.toBeInTheDocument();
      expect(dialog.getByText('This one cannot be ordered at the moment.')).toBeVisible();
    });

    test('whose options cannot be fetched can be asked for again, or looked at', async () => {
      const { user, backend } = await openMagnesium();
      backend.faults.set([
        { target: { operation: 'CardOptions' }, fault: { kind: 'graphqlError', message: 'Internal server error' } },
      ]);
      const dialog = await openOptions(user);
      expect(await dialog.findByText('The options could not be loaded.')).toBeVisible();
      expect(dialog.getByRole('link', { name: 'All about Magnesium' })).toHaveAttribute('href', '/magnesium.html');
      backend.faults.set([]);
      await user.click(dialog.getByRole('button', { name: 'Try again' }));
      expect(await dialog.findByRole('radio', { name: '60 capsules' })).toBeChecked();
    });
  });

  test('a refused addition is told', async () => {
    const { user, backend } = await open();
    backend.data.stockOfAll(0);
    await user.click((await card('Iron')).getByRole('button', { name: 'Add Iron to cart' }));
    const messages = within(await screen.findByRole('region', { name: 'Messages' }));
    expect(await messages.findByText('This has just sold out.')).toBeVisible();
  });
});

test('a backend that fails leaves the error view between header and footer', async () => {
  const { backend, user } = await open('/cart');
  backend.faults.set([
    { target: { operation: 'ResolveURL' }, fault: { kind: 'graphqlError', message: 'Internal server error' } },
  ]);
  await user.click(await menuLink('Minerals'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});
