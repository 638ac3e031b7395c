import { screen, waitFor, within } from '@testing-library/react';
import '@/testing/noLayout';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { insertConfigurable, insertProduct, insertStore } from '../../../../../backend/testing/fixtures';
import { Content } from '../../Content';
import { shopData } from '../../../../../backend/testing/arrange/shopData';

/** Nothing ever comes into view by itself in jsdom: here everything is in view at once. */
class EverythingObserved {
  constructor(private readonly report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
  observe(target: Element): void {
    this.report([{ isIntersecting: true, target }]);
  }
  disconnect(): void {
    // It stays in view.
  }
}

/** Every card is as wide as the row, one beside the other. */
const layOutCards = (): void => {
  const ask = CSSStyleDeclaration.prototype.getPropertyValue;
  jest.spyOn(CSSStyleDeclaration.prototype, 'getPropertyValue').mockImplementation(function value(
    this: CSSStyleDeclaration,
    name: string,
  ) {
    return ask.call(this, name) || (name.startsWith('margin') ? '0px' : '');
  });
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offsetLeft(this: HTMLElement) {
    return this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) * 100 : 0;
  });
};

type Db = RenderedShop['backend']['db'];

const fill = (db: Db): void => {
  insertStore(db);
  for (const name of ['Calcium', 'Iron', 'Zinc']) insertProduct(db, { name, url_key: name.toLowerCase() });
  insertConfigurable(db, { name: 'Magnesium', url_key: 'magnesium' });
};

/** A heading, and the products of the keys as the backend renders them. */
const listOf = (keys: string[], appearance = 'grid'): string =>
  `<h2 data-content-type="heading">Chosen</h2>
   <div data-content-type="products" data-appearance="${appearance}">
     ${keys.map((key) => `<a class="product-item-link" href="https://shop.example/${key}.html">${key}</a>`).join('')}
   </div>`;

const show = (html: string, prepare: (db: Db) => void = () => undefined): Promise<RenderedShop> =>
  renderShop({
    render: () => <Content html={html} />,
    seed: ({ db }) => {
      fill(db);
      prepare(db);
    },
  });

const shownNames = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Products' }))
    .queryAllByRole('heading')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(window, { IntersectionObserver: EverythingObserved });
});
afterEach(() => jest.restoreAllMocks());

test.each(['grid', 'carousel'])('products stand in the editor’s order, as a %s', async (appearance) => {
  await show(listOf(['zinc', 'calcium', 'iron'], appearance));
  expect(await screen.findByRole('heading', { name: 'Zinc' })).toBeVisible();
  expect(shownNames()).toEqual(['Zinc', 'Calcium', 'Iron']);
});

test('products that are unknown or no longer sold are left out', async () => {
  await show(listOf(['zinc', 'gone', 'iron', 'calcium']), (db) => shopData(db).disable('iron'));
  await screen.findByRole('heading', { name: 'Zinc' });
  expect(shownNames()).toEqual(['Zinc', 'Calcium']);
});

test('a product whose SKU the content names is found by it, whatever its address is now', async () => {
  const item = (sku: string, key: string): string =>
    `<li class="product-item"><a class="product-item-link" href="/${key}.html">${key}</a>
     <form data-role="tocart-form" data-product-sku="${sku}"></form></li>`;
  await show(
    `<div data-content-type="products" data-appearance="grid"><ol>${item('Z-1', 'old-zinc')}</ol>
     <a class="product-item-link" href="/iron.html">iron</a></div>`,
    (db) => insertProduct(db, { name: 'Zinc drops', sku: 'Z-1', url_key: 'zinc-drops' }),
  );
  await screen.findByRole('heading', { name: 'Zinc drops' });
  expect(shownNames()).toEqual(['Zinc drops', 'Iron']);
});

/** As Magento renders a widget of products into plain HTML. */
const widget = (keys: string[]): string => {
  const item = (key: string): string => `<li class="product-item"><div class="product-item-info">
    <a href="/${key}.html" class="product-item-photo"><img src="/media/catalog/product/cache/x/${key}.jpg"><style>.c { width: 240px }</style></a>
    <strong class="product-item-name"><a class="product-item-link" href="/${key}.html">${key}</a></strong>
    <div class="price-box">£99.00</div><form data-role="tocart-form" data-product-sku="${key}-sku"><button>Add to Cart</button></form>
    </div></li>`;
  return `<h2>Before</h2><div class="block widget block-new-products grid"><div class="block-title"><strong>New in</strong></div>
    <div class="block-content"><div class="products-grid grid"><ol class="product-items">${keys.map(item).join('')}</ol></div></div>
    </div><p>After</p>`;
};

test('a widget of products in plain HTML is cards, under its title', async () => {
  await show(widget(['zinc', 'iron']), (db) => {
    insertProduct(db, { name: 'Zinc drops', sku: 'zinc-sku', url_key: 'zinc-drops' });
    insertProduct(db, { name: 'Iron drops', sku: 'iron-sku', url_key: 'iron-drops' });
  });
  const list = within(await screen.findByRole('list', { name: 'New in' }));
  expect(await list.findByRole('heading', { name: 'Zinc drops' })).toBeVisible();
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Zinc drops', 'Iron drops']);
  expect(screen.getByRole('heading', { name: 'New in' })).toBeVisible();
  expect(list.getByRole('button', { name: 'Add Zinc drops to cart' })).toBeEnabled();
  expect(screen.getByText('After')).toBeVisible();
  expect(document.body).not.toHaveTextContent('£99.00');
});

test('a static block with a widget of products in it keeps what else it holds', async () => {
  await show(
    `<div class="widget block block-static-block"><a class="block-promo" href="/new.html">
     <span>Fit for spring</span></a>${widget(['zinc'])}</div>`,
    (db) => insertProduct(db, { name: 'Zinc drops', sku: 'zinc-sku', url_key: 'zinc-drops' }),
  );
  const list = within(await screen.findByRole('list', { name: 'New in' }));
  expect(await list.findByRole('heading', { name: 'Zinc drops' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fit for spring' })).toBeVisible();
  expect(screen.getByText('After')).toBeVisible();
});

test('a widget whose products are gone leaves no trace', async () => {
  await show(widget(['gone']));
  expect(await screen.findByText('After')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('New in')).not.toBeInTheDocument());
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('more products than a page of the backend all come', async () => {
  const keys = Array.from({ length: 25 }, (_, index) => `plain-${index}`);
  await show(listOf(keys), (db) => keys.forEach((key) => insertProduct(db, { name: key, url_key: key })));
  await screen.findByRole('heading', { name: 'plain-24' });
  expect(shownNames()).toEqual(keys);
});

test('a card adds to the cart', async () => {
  const { user, backend } = await show(listOf(['zinc', 'magnesium']));
  await user.click(await screen.findByRole('button', { name: 'Add Zinc to cart' }));
  await waitFor(() => expect(backend.data.linesOf().map(({ name }) => name)).toEqual(['Zinc']));
  expect(screen.getByRole('button', { name: 'Choose options for Magnesium' })).toBeEnabled();
});

test('a list of nothing is no list', async () => {
  await show(listOf([]));
  expect(await screen.findByRole('heading', { name: 'Chosen' })).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('a list of products that are all gone is no list', async () => {
  await show(listOf(['gone', 'lost']));
  expect(await screen.findByRole('heading', { name: 'Chosen' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('list')).not.toBeInTheDocument());
});

test('a carousel with dots that plays can be paused, and has no arrows unless asked for', async () => {
  layOutCards();
  const { user } = await show(
    listOf(['zinc', 'calcium', 'iron'], 'carousel" data-autoplay="true" data-show-dots="true'),
  );
  const carousel = await screen.findByRole('region', { name: 'Chosen' });
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  expect(shownNames()).toEqual(['Zinc', 'Calcium', 'Iron']);
  expect(within(carousel).queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  await user.click(await within(carousel).findByRole('button', { name: 'Pause' }));
  expect(within(carousel).getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a list that cannot be loaded says so, is tried again, and leaves the rest alone', async () => {
  const { user, backend } = await renderShop({
    render: () => <Content html={listOf(['zinc'])} />,
    seed: ({ db, faults }) => {
      fill(db);
      const fault = { kind: 'graphqlError', message: 'Internal server error' } as const;
      faults.set([{ target: { operation: 'ContentProducts' }, fault }]);
    },
  });
  expect(await screen.findByText('These products could not be loaded.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Chosen' })).toBeVisible();
  backend.faults.set([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Zinc' })).toBeVisible();
});
