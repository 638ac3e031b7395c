import { screen, within } from '@testing-library/dom';
import { paragraphsOf } from './plainText';
import { plainParagraphs, textOf } from '@/features/content/plainText';
import { paint as paintRoute } from './paint';

const paint = (route: unknown, place: Element, search = ''): void =>
  paintRoute(route, place, { mediaUrl: '/media/', search });

const card = (name: string) => ({
  name,
  pack_summary: '60 capsules',
  small_image: { url: `http://localhost/media/catalog/product/${name}.jpg` },
});

const place = (): HTMLElement => {
  document.body.innerHTML = '<div id="boot-page">shimmer</div>';
  const element = document.getElementById('boot-page');
  if (!element) throw new Error('no place');
  return element;
};

describe('boot paint', () => {
  it('shows the heading and the first pictures of a category', () => {
    const target = place();
    paint(
      {
        type: 'CATEGORY',
        name: 'Minerals',
        description: 'Zinc and more',
        products: { items: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(card) },
      },
      target,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Minerals');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
    expect(target.querySelectorAll('img')).toHaveLength(3);
    expect(target).not.toHaveTextContent('shimmer');
  });

  it('shows heading, price and main picture of a product', () => {
    const target = place();
    paint(
      {
        type: 'PRODUCT',
        name: 'Zinc',
        small_image: { url: 'http://localhost/media/catalog/product/z/small.jpg' },
        media_gallery_entries: [
          { file: '/z/back.jpg', position: 2, disabled: false },
          { file: '/z/front.jpg', position: 1, disabled: false },
        ],
        price_range: { minimum_price: { final_price: { value: 12.5, currency: 'GBP' } } },
      },
      target,
    );
    expect(within(target).getByRole('heading', { level: 1 })).toHaveTextContent('Zinc');
    expect(within(target).getByText('£12.50')).toBeInTheDocument();
    expect(target.querySelector('img')?.srcset).toContain('/catalog/product/z/front.jpg');
  });

  it('shows the variant that the page will choose', () => {
    const variant = (label: string, stockStatus: string, value: number) => ({
      attributes: [{ code: 'size', label }],
      product: {
        stock_status: stockStatus,
        pack_summary: label,
        media_gallery_entries: [{ file: `/${label}.jpg`, position: 1, disabled: false }],
        price_range: { minimum_price: { final_price: { value, currency: 'GBP' } } },
      },
    });
    const route = {
      type: 'PRODUCT',
      name: 'Zinc',
      configurable_options: [{ attribute_code: 'size', values: [{ label: '30' }, { label: '60' }, { label: '90' }] }],
      variants: [variant('30', 'OUT_OF_STOCK', 5), variant('60', 'IN_STOCK', 10), variant('90', 'IN_STOCK', 15)],
    };
    const target = place();
    paint(route, target);
    expect(within(target).getByText('£10.00')).toBeInTheDocument();
    expect(target.querySelector('img')?.srcset).toContain('/media/catalog/product/60.jpg');
    const other = place();
    paint(route, other, '?size=90');
    expect(within(other).getByText('£15.00')).toBeInTheDocument();
    const wrong = place();
    paint(route, wrong, '?size=1000');
    expect(within(wrong).getByText('£10.00')).toBeInTheDocument();
  });

  const slide = (heading: string, image: string, classes = 'hero') => `
    <div data-content-type="slide" class="${classes}"><div data-element="wrapper"
      data-background-images="{\\&quot;desktop_image\\&quot;:\\&quot;${image}.jpg\\&quot;,\\&quot;mobile_image\\&quot;:\\&quot;${image}-phone.jpg\\&quot;}">
      <div data-element="content">${heading}<p>Salt &amp; pepper</p></div>
      <button data-element="button">Shop</button></div></div>`;
  const page = (inside: string) =>
    `<div data-content-type="row" data-appearance="full-bleed"><div data-content-type="slider">${inside}</div></div>
     <div data-content-type="row"><h2 data-content-type="heading">Later</h2></div>`;

  it('shows the first slide of a content page, and the room of the others', () => {
    const target = place();
    const content = page(
      slide('<h1>Know what <b>you</b> take.</h1>', 'wysiwyg/a') + slide('<h2>Second</h2>', '/media/wysiwyg/b'),
    );
    paint({ type: 'CMS_PAGE', content }, target);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Know what you take.');
    expect(screen.getAllByText('Salt & pepper')).toHaveLength(2);
    expect(screen.getAllByText('Shop')).toHaveLength(2);
    expect(target.querySelector('source')?.srcset).toMatch(/^\/media\/wysiwyg\/a-phone\.jpg\?/);
    expect(target.querySelectorAll('img')).toHaveLength(1);
    expect(target.querySelector('img')?.srcset).toMatch(/^\/media\/wysiwyg\/a\.jpg\?/);
    expect(target).not.toHaveTextContent('Later');
  });

  it.each([
    ['slides of another look', page(slide('<h1>A</h1>', 'a', 'poster'))],
    ['a page that begins with text', '<div data-content-type="row"><div data-content-type="text">A</div></div>'],
    ['plain HTML', '<h1>A</h1><p>B</p>'],
  ])('keeps the shimmer for %s', (_what, content) => {
    const target = place();
    paint({ type: 'CMS_PAGE', content }, target);
    expect(target).toHaveTextContent('shimmer');
  });

  it('shows a hero without a picture when its description is broken', () => {
    const target = place();
    paint({ type: 'CMS_PAGE', content: page(slide('<h1>A</h1>', 'a').replace('{', '')) }, target);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A');
    expect(target.querySelector('img')).toBeNull();
  });

  it('shows the heading of a content page', () => {
    paint({ type: 'CMS_PAGE', content_heading: 'Delivery', content: '<p>x</p>' }, place());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Delivery');
  });

  it.each(['<p>One &amp; two</p><p>three</p>', 'plain &lt;', '<p>a <b>b</b></p>', '<ul><li>x</li></ul>'])(
    'reads %s as the page does',
    (html) => {
      expect(paragraphsOf(html)).toEqual(plainParagraphs(html) ?? [textOf(html)]);
    },
  );

  it('takes what the backend says as text, never as markup', () => {
    const target = place();
    paint({ type: 'CATEGORY', name: '<img src=x onerror=alert(1)>', products: { items: [] } }, target);
    expect(target.querySelector('img')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<img src=x onerror=alert(1)>');
  });

  it.each([undefined, null, {}, { type: 'CMS_PAGE' }, { type: 'constructor' }])('keeps the shimmer for %j', (route) => {
    const target = place();
    paint(route, target);
    expect(target).toHaveTextContent('shimmer');
  });
});
