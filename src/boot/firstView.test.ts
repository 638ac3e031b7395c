import { screen, within } from '@testing-library/dom';
import type { ResolveUrlQuery } from '@/app/routing/ResolveURL.graphql.generated';
import deDe from '@i18n/de_DE.json';
import enGb from '@i18n/en_GB.json';
import { showFirstView } from './firstView';
import { shopLanguage } from './language';
import { startMarkup, templateMarkup } from './templates';

// As build/bootWords.js gives them to the boot script.
const wordsOf = (messages: typeof enGb) => ({
  home: messages['breadcrumbs.home'],
  priceFrom: messages['ui.priceFrom'],
  onSubscription: messages['product.onSubscription'],
  perDay: messages['product.perDay'],
});
const words = { en_GB: wordsOf(enGb), de_DE: wordsOf(deDe) };

interface Options {
  path?: string;
  search?: string;
  locale?: string;
}

const isAnswer = (value: unknown): value is ResolveUrlQuery => typeof value === 'object';

/** An answer from the network, none of whose parts are certain. */
const answerOf = (route: unknown, products: unknown): ResolveUrlQuery | undefined => {
  const answer: unknown = JSON.parse(JSON.stringify({ route: route ?? null, products }));
  return isAnswer(answer) ? answer : undefined;
};

/** Fills the body as the build does, before any answer. */
const openPage = (): void => {
  document.body.innerHTML = startMarkup() + templateMarkup();
};

/** Shows a route in the page as the build makes it. @returns the place of the page. */
const show = (
  route: unknown,
  { path = '/', search = '', locale = 'en_GB' }: Options = {},
  products: unknown = null,
) => {
  openPage();
  const place = document.getElementById('boot-page');
  if (!place) throw new Error('no place');
  showFirstView(answerOf(route, products), { ...shopLanguage(locale, words), pathname: path, search });
  return place;
};

const isShimmer = (place: HTMLElement): boolean => place.textContent.trim() === '' && !('painted' in place.dataset);

const price = (value: number, regular = value) => ({
  minimum_price: {
    final_price: { value, currency: 'GBP' },
    regular_price: { value: regular, currency: 'GBP' },
  },
});

const card = (name: string) => ({
  name,
  pack_summary: '60 capsules',
  review_count: 0,
  small_image: { url: `http://localhost/media/catalog/product/${name}.jpg` },
  price_range: price(9),
});

const category = (fields: object = {}) => ({
  __typename: 'CategoryTree',
  name: 'Minerals',
  description: 'Zinc and more',
  breadcrumbs: [{ category_name: 'Nutrients' }],
  products: { items: [] },
  ...fields,
});

const claim = (text: string) => ({ nutrient: 'Zinc', text, condition: 'At 1.5 mg a day.' });

const product = (fields: object = {}) => ({
  __typename: 'SimpleProduct',
  name: 'Zinc',
  review_count: 0,
  price_range: price(12.5),
  ...fields,
});

afterEach(() => document.body.replaceChildren());

test('before the answer nothing stands in the page that belongs to a language', () => {
  openPage();
  const templates = [...document.querySelectorAll('template')].map(({ content }) => content.textContent);
  expect([document.body.textContent, ...templates].join('').replaceAll('Halewell', '').trim()).toBe('');
});

test('placeholders are no headings, which would take the focus', () => {
  openPage();
  document.querySelectorAll('template').forEach(({ content }) => document.body.append(content));
  expect(screen.queryAllByRole('heading')).toHaveLength(0);
});

describe('a category', () => {
  it('has its heading, its way back and the first pictures', () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(card);
    const place = show(category({ products: { items } }), { path: '/minerals.html' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Minerals');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Nutrients',
      'Minerals',
    ]);
    expect(place.querySelectorAll('img')).toHaveLength(3);
    expect(place.querySelector('img')?.srcset).toContain('/media/catalog/product/a.jpg?');
    expect(within(place).getAllByText('£9.00')).toHaveLength(6);
  });

  it('leads to the sub-categories of the menu that have products', () => {
    const child = (name: string, count: number, menu = 1) => ({ name, product_count: count, include_in_menu: menu });
    const children = [child('Iron', 4), child('Empty', 0), child('Hidden', 3, 0)];
    const place = show(category({ children }));
    expect(within(place).getByText('Iron')).toBeVisible();
    expect(place).not.toHaveTextContent('Empty');
    expect(place).not.toHaveTextContent('Hidden');
    expect(show(category()).querySelector('[data-slot="navigation"]')).toBeNull();
  });

  it('has the room of chosen filters where the address has some, and the products that they left', () => {
    const filtered = category({ products: undefined });
    const place = show(filtered, { search: '?form=tablets' }, { items: [card('left')] });
    expect(place.querySelector('[data-slot="applied"]')).not.toBeNull();
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('left');
    expect(show(category()).querySelector('[data-slot="applied"]')).toBeNull();
  });
});

describe('a product', () => {
  it('has its heading, price and first picture in the order of the gallery', () => {
    const place = show(
      product({
        media_gallery_entries: [
          { file: '/z/back.jpg', position: 2, disabled: false },
          { file: '/z/front.jpg', position: 1, disabled: false },
          { file: '/z/off.jpg', position: 0, disabled: true },
        ],
      }),
    );
    expect(within(place).getByRole('heading', { level: 1 })).toHaveTextContent('Zinc');
    expect(within(place).getByText('£12.50')).toBeInTheDocument();
    expect(place.querySelector('img')?.srcset).toContain('/catalog/product/z/front.jpg');
  });

  it('has its first claim with the condition, and the line that opens the others', () => {
    const several = show(product({ supplement: { claims: [claim('First.'), claim('Second.')] } }));
    expect(within(several).getByText('First.')).toBeVisible();
    expect(within(several).getByText('At 1.5 mg a day.')).toBeVisible();
    expect(within(several).queryByText('Second.')).not.toBeInTheDocument();
    expect(several.querySelector('[data-slot="moreClaims"]')).not.toBeNull();
    const one = show(product({ supplement: { claims: [claim('First.')] } }));
    expect(one.querySelector('[data-slot="moreClaims"]')).toBeNull();
    expect(show(product()).querySelector('[data-slot="claims"]')).toBeNull();
  });

  it('says what it was on sale, and where a range begins', () => {
    const onSale = show(product({ price_range: price(10, 15) }));
    expect(within(onSale).getByText('£10.00')).toBeVisible();
    expect(within(onSale).getByText('£15.00').tagName).toBe('S');
    const range = { ...price(10), maximum_price: { final_price: { value: 30, currency: 'GBP' } } };
    expect(within(show(product({ price_range: range }))).getByText('From £10.00')).toBeVisible();
  });

  it('is the variant that the page will choose', () => {
    const variant = (label: string, stockStatus: string, value: number) => ({
      attributes: [{ code: 'size', uid: label, label }],
      product: {
        stock_status: stockStatus,
        pack_summary: label,
        media_gallery_entries: [{ file: `/${label}.jpg`, position: 1, disabled: false }],
        price_range: price(value),
      },
    });
    const values = ['30', '60', '90'].map((label) => ({ uid: label, label }));
    const route = product({
      __typename: 'ConfigurableProduct',
      configurable_options: [{ attribute_code: 'size', values }],
      variants: [variant('30', 'OUT_OF_STOCK', 5), variant('60', 'IN_STOCK', 10), variant('90', 'IN_STOCK', 15)],
    });
    const place = show(route);
    expect(within(place).getByText('£10.00')).toBeInTheDocument();
    expect(place.querySelector('img')?.srcset).toContain('/media/catalog/product/60.jpg');
    expect(within(show(route, { search: '?size=90' })).getByText('£15.00')).toBeInTheDocument();
    expect(within(show(route, { search: '?size=1000' })).getByText('£10.00')).toBeInTheDocument();
  });
});

describe('a content page', () => {
  const slide = (heading: string, image: string, classes = 'hero') => `
    <div data-content-type="slide" class="${classes}"><div data-element="wrapper"
      data-background-images="{\\&quot;desktop_image\\&quot;:\\&quot;${image}.jpg\\&quot;,\\&quot;mobile_image\\&quot;:\\&quot;${image}-phone.jpg\\&quot;}">
      <div data-element="content">${heading}<p>Salt &amp; pepper</p></div>
      <button data-element="button">Shop</button></div></div>`;
  const page = (inside: string) =>
    `<div data-content-type="row" data-appearance="full-bleed"><div data-content-type="slider">${inside}</div></div>
     <div data-content-type="row"><h2 data-content-type="heading">Later</h2></div>`;
  const cms = (fields: object) => ({ __typename: 'CmsPage', title: 'Our Story', ...fields });

  it('has the first slide of the home page, and the room of the others', () => {
    const content = page(
      slide('<h1>Know what <b>you</b> take.</h1>', 'wysiwyg/a') + slide('<h2>Second</h2>', '/media/wysiwyg/b'),
    );
    const place = show(cms({ content }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Know what you take.');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Second');
    expect(screen.getAllByText('Salt & pepper')).toHaveLength(2);
    expect(screen.getAllByText('Shop')).toHaveLength(2);
    expect(place.querySelector('source')?.srcset).toMatch(/^\/media\/wysiwyg\/a-phone\.jpg\?/);
    expect(place.querySelectorAll('img')).toHaveLength(1);
    expect(place.querySelector('img')?.srcset).toMatch(/^\/media\/wysiwyg\/a\.jpg\?/);
    expect(place).not.toHaveTextContent('Later');
  });

  it('has the heading that stands above the slides, where it stays when they move', () => {
    const statement = `<div data-content-type="text" class="statement"><h1>Tested &amp; told</h1><p>Read <a href="/x">it</a> here.</p></div>`;
    const content = page(slide('<h2>Know what you take.</h2>', 'wysiwyg/a') + slide('<h2>Second</h2>', 'wysiwyg/b'));
    show(cms({ content: content.replace('<div data-content-type="slider">', `${statement}$&`) }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tested & told');
    expect(screen.getByText('Read it here.')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    expect(show(cms({ content })).querySelector('h1')).toBeNull();
  });

  it.each([
    ['of another host', page(slide('<h1>A</h1>', 'https://elsewhere.example/a'))],
    ['whose description is broken', page(slide('<h1>A</h1>', 'a').replace('{', ''))],
  ])('shows no picture %s', (_what, content) => {
    const place = show(cms({ content }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A');
    expect(place.querySelector('img')).toBeNull();
  });

  it.each([
    ['slides of another look', page(slide('<h1>A</h1>', 'a', 'poster'))],
    ['a page that begins with text', '<div data-content-type="row"><div data-content-type="text">A</div></div>'],
    ['plain HTML', '<h1>A</h1><p>B</p>'],
  ])('keeps the shimmer for %s', (_what, content) => {
    expect(isShimmer(show(cms({ content })))).toBe(true);
  });

  it('has its heading and its way back, which the home page has not', () => {
    const route = cms({ content_heading: 'Delivery', title: 'Shipping', content: '<p>x</p>' });
    show(route, { path: '/delivery' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Delivery');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home', 'Shipping']);
    show(route);
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});

test('a German store view has German words and prices from the first paint on', () => {
  const note = { subscription_plans: [{ is_default: true, price: { value: 1080, currency: 'EUR' } }] };
  const range = (value: number, most: number) => ({
    minimum_price: { final_price: { value, currency: 'EUR' }, regular_price: { value, currency: 'EUR' } },
    maximum_price: { final_price: { value: most, currency: 'EUR' } },
  });
  const items = [
    { ...card('a'), price_range: range(1234.5, 1234.5), ...note },
    { ...card('b'), price_range: range(7, 9) },
  ];
  const place = show(category({ products: { items } }), { locale: 'de_DE' });
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Startseite');
  expect(within(place).getByText('1.234,50 €')).toBeVisible();
  expect(within(place).getByText('1.080,00 € im Abo')).toBeVisible();
  expect(within(place).getByText('Ab 7,00 €')).toBeVisible();
  expect(place).not.toHaveTextContent(/Home|From|subscription/);
  expect(shopLanguage('de_DE', words).tag).toBe('de-DE');
  expect(shopLanguage('xx_XX', words).tag).toBe('en-GB');
});

test('the category that the shopper came from is the way back from a product', () => {
  sessionStorage.setItem('shop:category', 'needs');
  const categories = [
    { uid: 'minerals', name: 'Minerals', level: 2, breadcrumbs: null },
    { uid: 'needs', name: 'Needs', level: 2, breadcrumbs: null },
  ];
  show(product({ categories }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home', 'Needs', 'Zinc']);
  sessionStorage.clear();
});

test('A-04: what the backend says is text, never markup', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const place = show(category({ name: hostile }));
  expect(place.querySelector('img')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hostile);
});

test.each([undefined, null, {}, { __typename: 'CmsPage' }, { __typename: 'constructor' }])(
  'the shimmer stays for %j',
  (route) => {
    expect(isShimmer(show(route))).toBe(true);
  },
);
