import '@/testing/noLayout';
import { showContent } from '@/testing/showContent';
import { drawContent } from './drawContent';

const view = (html: string, isFirst = true): HTMLElement => {
  const place = document.createElement('div');
  place.append(drawContent(html, isFirst, (text) => text).elements);
  document.body.append(place);
  return place;
};

/** Elements with their classes and styles; a link is an inactive one in the first view. */
const outline = (root: Element): string[] =>
  [...root.children].flatMap((element) => {
    const tag = /^(?:a|button|section)$/.test(element.localName)
      ? 'box'
      : element.localName.replace(/^(?:span|div)$/, 'box');
    const style = element instanceof HTMLElement ? element.style.cssText : '';
    const classes = [...element.classList].sort().join(' ');
    return [`${tag} ${classes} ${style}`.trim(), ...outline(element).map((line) => `  ${line}`)];
  });

const images = (names: object): string => JSON.stringify(names).replaceAll('"', '&quot;');

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

describe('what is drawn before the page is there is what the page shows', () => {
  test.each([
    [
      'running text',
      '<h2>Delivery</h2><p style="text-align: center; position: fixed">On <b>Monday</b> <a href="/x">or later</a></p><ul><li>One</li></ul>',
    ],
    [
      'a table',
      '<table style="width: 100%"><tbody><tr><th scope="row">Zinc</th><td colspan="2">10 mg</td></tr></tbody></table>',
    ],
    [
      'elements that mean nothing here',
      '<section class="a"><center>Words</center><font color="red">of old</font></section>',
    ],
    [
      'rows and columns',
      `<div data-content-type="row" data-appearance="full-width" style="padding: 10px 20px" data-element="main">
        <div data-element="inner"><h2 data-content-type="heading" style="text-align: right">Minerals</h2>
        <div data-content-type="column-group"><div data-content-type="column-line" style="display: flex">
          <div data-content-type="column" style="width: 25%; justify-content: center"><div data-content-type="text"><p>Left</p></div></div>
          <div data-content-type="column" style="width: 75%"><div data-content-type="divider"><hr data-element="line" style="width: 50%; border-color: red; border-width: 2px"></div></div>
        </div></div></div></div>`,
    ],
    [
      'what style elements say of blocks',
      `<style>#html-body [data-pb-style=A1]{min-height: 300px; background-color: #1c4537}</style>
       <div data-content-type="row" data-appearance="contained"><div data-element="inner" data-pb-style="A1"><div data-content-type="text"><p>In it</p></div></div></div>`,
    ],
    [
      'buttons',
      `<div data-content-type="buttons" data-appearance="inline" style="text-align: center"><div data-content-type="button-item">
        <a class="pagebuilder-button-primary" href="/a" data-element="link"><span data-element="link_text">Shop</span></a></div></div>`,
    ],
    ['words between blocks', '<p>Before</p><div data-content-type="text"><p>Within</p></div>After'],
    ['escaped HTML', '<div data-content-type="html">&lt;h3&gt;Raw&lt;/h3&gt;&lt;p class="x"&gt;words&lt;/p&gt;</div>'],
  ])('%s', async (_, html) => {
    const drawn = outline(view(html));
    document.body.replaceChildren();
    const { container } = await showContent(html);
    const shown = outline(container);
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn).toEqual(shown);
  });
});

test('pictures are asked for by the page’s addresses, the first at once, others where they are seen', () => {
  const block = (name: string) =>
    `<figure data-content-type="image"><img data-element="desktop_image" src="/media/wysiwyg/${name}.jpg" width="800" height="400" alt="A ${name}"></figure>`;
  const element = view(`<div data-content-type="row">${block('hero')}${block('second')}</div>`);
  const [first, second] = element.querySelectorAll('img');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first?.srcset).toContain('/media/wysiwyg/hero.jpg?');
  expect(first).toHaveAccessibleName('A hero');
  expect(second).not.toHaveAttribute('srcset');
  expect(second?.src).toMatch(/^data:image\/svg/);
});

test('a picture of somebody else is its words', () => {
  const element = view('<p><img src="https://evil.example/pixel.gif" alt="A pixel"></p>');
  expect(element.querySelector('img')).toBeNull();
  expect(element).toHaveTextContent('A pixel');
});

test('a banner has its picture, its words and its button', () => {
  const element = view(`<div data-content-type="banner" data-appearance="poster" data-show-button="always">
    <a href="/x" data-element="link"><div data-element="wrapper" data-background-images="${images({ desktop_image: '/media/wysiwyg/wide.jpg', mobile_image: '/media/wysiwyg/tall.jpg' })}">
      <div data-element="content"><h2>Winter</h2></div><button data-element="button">Shop now</button></div></a></div>`);
  expect(element.querySelector('h2')).toHaveTextContent('Winter');
  expect(element).toHaveTextContent('Shop now');
  expect(element.querySelector('source')?.srcset).toContain('tall.jpg');
  expect(element.querySelector('img')?.srcset).toContain('wide.jpg');
  expect(element.querySelector('a, button')).toBeNull();
});

describe('the first view ends', () => {
  test.each([
    ['a list of products', '<div data-content-type="products"><ol class="product-items"><li>Zinc</li></ol></div>'],
    ['a map', '<div data-content-type="map"></div>'],
    ['a film', '<iframe src="https://films.example/1"></iframe>'],
    [
      'a widget',
      '<div class="products-grid"><ol class="product-items"><li><a class="product-item-link" href="/zinc.html">Zinc</a></li></ol></div>',
    ],
    ['rules of its own', '<div><style>.x { color: red }</style><p class="x">Styled</p></div>'],
    ['a form', '<form><input name="a"></form>'],
  ])('with %s', (_, html) => {
    const element = view(`<p>Before</p>${html}<p>After</p>`);
    expect(element).toHaveTextContent('Before');
    expect(element).not.toHaveTextContent('After');
    expect(element).not.toHaveTextContent('Zinc');
  });

  test('with more than a window holds', () => {
    const element = view('<p>A line of forty characters, more or less.</p>'.repeat(2000));
    expect(element.querySelectorAll('p').length).toBeLessThan(400);
  });
});

test('A-04: nothing of the content runs, loads or stays what it was', () => {
  const spy = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  const element = view(
    `<script>alert(1)</script><img src="/media/wysiwyg/a.jpg" onerror="alert(1)" id="root"><a href="javascript:alert(1)" onclick="alert(1)">x</a>
     <p style="background: url(https://evil.example/x)" onmouseover="alert(1)">y</p><svg onload="alert(1)"></svg>`,
  );
  const attributes = [...element.querySelectorAll('*')].flatMap(({ attributes: all }) =>
    [...all].map(({ name }) => name),
  );
  expect(attributes.filter((name) => name.startsWith('on') || name === 'id' || name === 'href')).toEqual([]);
  expect(element.innerHTML).not.toContain('evil.example');
  expect(element.querySelector('script, svg')).toBeNull();
  expect(spy).not.toHaveBeenCalled();
});

test('below a heading of the page no other stands of the first level', () => {
  expect(view('<h1>Twice</h1>', false).querySelector('h1')).toBeNull();
  expect(view('<h1>Once</h1>').querySelector('h1')).not.toBeNull();
});
