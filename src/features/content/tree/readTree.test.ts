import { readSlide } from '../types/slide/SlideBlock';
import { readProducts, wantedProducts } from '../types/products/readProducts';
import { readRow } from '../types/row/readRow';
import { sanitise } from '../sanitise/sanitise';
import type { ContentNode } from './contentNode';
import { readBlocks } from './readTree';

const urlKeysOf = (...given: Parameters<typeof wantedProducts>): string[] =>
  wantedProducts(...given).map(({ urlKey }) => urlKey);

const read = (html: string) => readBlocks(sanitise(html));
const outline = (nodes: readonly ContentNode[]): string =>
  nodes.map((node) => `${node.contentType}${node.children.length > 0 ? `(${outline(node.children)})` : ''}`).join(' ');

describe('readBlocks', () => {
  it('nests blocks by their nearest container, whatever wrappers and white space stand between', () => {
    const html = `
      <div data-content-type="row" data-appearance="contained" data-element="main">
        <div data-element="inner">
          <div><!-- a comment -->
            <h2 data-content-type="heading" data-element="main">Minerals</h2>
          </div>
          <div data-content-type="text" data-element="main"><p>Text</p></div>
        </div>
      </div>`;
    expect(outline(read(html))).toBe('row(heading text)');
  });

  it('keeps the known content of an unknown container', () => {
    const html = '<div data-content-type="carousel-3d"><h3 data-content-type="heading">Still here</h3></div>';
    expect(outline(read(html))).toBe('heading');
  });

  it('leaves out what the editor hid', () => {
    expect(
      read('<div data-content-type="row" style="display: none"><p data-content-type="text">Hidden</p></div>'),
    ).toEqual([]);
  });

  it('reads the pictures, text and button of a slide', () => {
    const images =
      '{\\"desktop_image\\":\\"/media/wysiwyg/a.jpg\\",\\"mobile_image\\":\\"/media/wysiwyg/b.jpg\\"}'.replaceAll(
        '"',
        '&quot;',
      );
    const [slide] = read(
      `<div data-content-type="slide" data-appearance="collage-left" data-show-button="always" class="hero">
         <a href="/omegas.html" data-link-type="category" data-element="link" target="_blank">
           <div data-element="wrapper" data-background-images="${images}">
             <div data-element="content"><h1>Omegas</h1></div>
             <button data-element="button" class="pagebuilder-button-secondary">Shop</button>
           </div>
         </a>
       </div>`,
    );
    expect(
      slide && { ...readSlide(slide.element), content: readSlide(slide.element).content?.textContent },
    ).toMatchObject({
      desktopImage: '/media/wysiwyg/a.jpg',
      mobileImage: '/media/wysiwyg/b.jpg',
      link: '/omegas.html',
      linkType: 'category',
      openInNewTab: true,
      showButton: 'always',
      buttonText: 'Shop',
      buttonType: 'secondary',
      content: 'Omegas',
    });
  });

  it('survives broken picture data', () => {
    const [row] = read('<div data-content-type="row" data-background-images="{broken"></div>');
    expect(row && readRow(row.element).desktopImage).toBeUndefined();
  });

  it('reads the products of a list from their links, once each', () => {
    const link = (key: string) => `<a class="product-item-link" href="https://shop.example/a/${key}.html?x=1">x</a>`;
    const [list] = read(
      `<div data-content-type="products" data-appearance="carousel">${link('iron')}${link('zinc')}${link('iron')}</div>`,
    );
    expect(list && urlKeysOf(readProducts(list.element))).toEqual(['iron', 'zinc']);
  });
});
