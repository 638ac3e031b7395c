import { readDivider } from '../types/divider/readDivider';
import { readHeading } from '../types/heading/readHeading';
import { readProducts, wantedProducts } from '../types/products/readProducts';
import { readColumn } from '../types/column/readColumn';
import { readSlider } from '../types/slider/readSlider';
import { readTabItem } from '../types/tab-item/readTabItem';
import { readTabs } from '../types/tabs/readTabs';
import { sanitise } from '../sanitise/sanitise';
import { applyStyleElements } from '../tree/applyStyleElements';
import type { ContentNode } from '../tree/contentNode';
import { readBlocks } from '../tree/readTree';

const urlKeysOf = (...given: Parameters<typeof wantedProducts>): string[] =>
  wantedProducts(...given).map(({ urlKey }) => urlKey);

/** Markup of the types and attributes that no public sample shows, with what a reader has to find in it. */
const read = (html: string): ContentNode[] => {
  const tree = sanitise(html);
  return readBlocks(tree, applyStyleElements(tree));
};

const only = (html: string): ContentNode => {
  const [node] = read(html);
  if (!node) throw new Error('Nothing was read.');
  return node;
};

describe('products', () => {
  const list = (hrefs: string[], attributes = '') =>
    only(`<div data-content-type="products" data-appearance="carousel" ${attributes}>
      ${hrefs.map((href) => `<a class="product-item-link" href="${href}">x</a>`).join('')}</div>`).element;

  it.each([
    ['https://shop.example/zinc.html', 'zinc'],
    ['https://shop.example/en/minerals/zinc.html?utm=1#top', 'zinc'],
    ['//shop.example/zinc', 'zinc'],
    ['/zinc.htm', 'zinc'],
    ['zinc/', 'zinc'],
    ['/vitamin%20c.html', 'vitamin c'],
    ['/100%.html', '100%'],
    ['/zinc?a=/iron.html', 'zinc'],
  ])('%s is %s', (href, key) => {
    expect(urlKeysOf(readProducts(list([href])))).toEqual([key]);
  });

  it.each([
    ['/zinc-p', '-p', 'zinc'],
    ['/minerals/zinc-p?a=1', '-p', 'zinc'],
    ['/zinc', '-p', 'zinc'],
    ['/zinc-p', '', 'zinc-p'],
    ['/zinc.html', '-p', 'zinc'],
    ['/zinc/', '/', 'zinc'],
  ])('%s is, with the suffix "%s", %s', (href, suffix, key) => {
    expect(urlKeysOf(readProducts(list([href])), suffix)).toEqual([key]);
  });

  it('keep their order, each once; an address of nothing is none', () => {
    const hrefs = ['/b.html', '/a.html', 'https://shop.example', '', '/', '/b.html?x'];
    expect(urlKeysOf(readProducts(list(hrefs)))).toEqual(['b', 'a']);
  });

  it.each([
    ['90px', '90px'],
    [' 7.5% ', '7.5%'],
    ['0px; background: url(//evil.example)', undefined],
    ['', undefined],
  ])('stand off their edges by a length only: %j', (padding, expected) => {
    expect(readProducts(list([], `data-carousel-mode="continuous" data-center-padding="${padding}"`))).toMatchObject({
      carouselMode: 'continuous',
      centerPadding: expected,
    });
  });
});

describe('the rest', () => {
  it('a slider', () => {
    const slider = only(`<div data-content-type="slider" data-autoplay="true" data-autoplay-speed="" data-fade="true"
      data-infinite-loop="1" data-show-arrows="false" data-show-dots="true" style="min-height: 300px"></div>`);
    expect(slider.box.minHeight).toBe('300px');
    expect(readSlider(slider.element)).toEqual({
      autoplay: true,
      autoplaySpeed: undefined,
      fade: true,
      infinite: true,
      showArrows: false,
      showDots: true,
    });
  });

  it('tabs, whose hidden ones still count', () => {
    const tabs =
      only(`<div class="tab-align-right" data-content-type="tabs" data-active-tab="2" data-element="main" style="margin: 5px; padding: 3px">
      <ul data-element="navigation"><li>A</li><li>B</li><li>C</li></ul>
      <div data-element="content" style="min-height: 200px; border: 1px solid red; text-align: center">
        <div data-content-type="tab-item" data-tab-name="A" style="min-height: 90px; justify-content: flex-end">a</div>
        <div data-content-type="tab-item" data-tab-name="B" style="display: none">b</div>
        <div data-content-type="tab-item" data-tab-name="C">c</div></div></div>`);
    expect(readTabs(tabs.element)).toEqual({
      defaultIndex: 2,
      headers: ['A', 'B', 'C'],
      tabNavigationAlignment: 'right',
    });
    expect(tabs.box).toMatchObject({
      marginTop: '5px',
      paddingTop: '3px',
      minHeight: '200px',
      borderWidth: '1px',
      textAlign: 'center',
    });
    expect(tabs.children.map(({ element }) => readTabItem(element).tabName)).toEqual(['A', 'C']);
    expect(tabs.children[0]?.box.minHeight).toBe('90px');
    expect(readTabItem(tabs.children[0]?.element ?? document.body).verticalAlignment).toBe('bottom');
  });

  it('a column, a heading and a divider', () => {
    const [column, heading, divider] = read(`
      <div data-content-type="column" data-appearance="align-center" style="width: calc(50% - 20px); justify-content: center"></div>
      <h4 data-content-type="heading" style="text-align: right"> Zinc <em>bisglycinate</em> </h4>
      <div data-content-type="divider" style="text-align: center"><hr data-element="line" style="width: 40%; border-width: 3px; border-color: rgb(1, 2, 3)"></div>`);
    expect(column && readColumn(column.element)).toMatchObject({ verticalAlignment: 'middle' });
    expect(column && readColumn(column.element).width).toContain('calc(');
    expect(heading && readHeading(heading.element)).toEqual({ headingType: 'h4', text: 'Zinc bisglycinate' });
    expect(heading?.box.textAlign).toBe('right');
    expect(divider && readDivider(divider.element)).toEqual({ width: '40%', color: 'rgb(1, 2, 3)', thickness: '3px' });
  });
});
