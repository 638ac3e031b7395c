import fc from 'fast-check';

import { sanitise } from '../sanitise/sanitise';
import { applyStyleElements } from '../tree/applyStyleElements';
import { blockKinds, type ContentType, isContentType } from '../types/blockKinds';
import { contentTypes } from '../types/contentTypes';
import type { ContentNode } from '../tree/contentNode';
import { readBlocks } from '../tree/readTree';
import { loadReaders } from './loadReaders';
import { readHeading } from '../types/heading/readHeading';
import { readProducts, wantedProducts } from '../types/products/readProducts';

const urlKeysOf = (...given: Parameters<typeof wantedProducts>): string[] =>
  wantedProducts(...given).map(({ urlKey }) => urlKey);

/** A question without an answer is refused; it has a test of its own. */
const types = Object.keys(contentTypes).filter((type) => type !== 'faq-item');
let readerOf: Awaited<ReturnType<typeof loadReaders>>;

const readBlock = (type: ContentType, element: HTMLElement): object =>
  type === 'products' ? urlKeysOf(readProducts(element)) : readerOf(type)(element);

const attributeNames = [
  'data-appearance', 'data-show-button', 'data-show-overlay', 'data-background-images', 'data-autoplay',
  'data-autoplay-speed', 'data-active-tab', 'data-locations', 'data-uids', 'data-parallax-speed', 'data-grid-size',
  'data-image-dimensions', 'data-overlay-color', 'data-center-padding', 'data-carousel-mode', 'data-video-src',
  'href', 'src', 'class', 'style', 'target', 'data-link-type', 'data-tab-name', 'data-pb-style', 'data-decoded',
] as const; // prettier-ignore
const partNames = [
  'main', 'inner', 'wrapper', 'overlay', 'content', 'legal', 'link', 'empty_link', 'button', 'navigation', 'line',
  'desktop_image', 'mobile_image', 'caption', 'video', 'question', 'answer', 'image',
] as const; // prettier-ignore

const value = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    'true', '1', '-1', '1e99', 'NaN', 'poster', 'collage-left', 'hover', '{}', '[]', 'null', '{broken', '[{"position":7}]',
    '{\\"desktop_image\\":\\"/a.jpg\\"}', '{"desktop_image":[{}]}', 'width: 50%', 'min-height: 5px; justify-content: center',
    'tab-align-center', 'https://[', '/a.html?b#c', '%E0%A4%A', 'javascript:alert(1)',
  ), // prettier-ignore
);
const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
const attributes = fc
  .array(fc.tuple(fc.constantFrom(...attributeNames), value), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, text]) => ` ${name}="${escape(text)}"`).join(''));

/** Meaningless text between elements. */
const noise = fc.constantFrom('', ' ', '\n\t ', '<!-- note -->', '\n<!---->\n', '&nbsp;', 'loose words');

const { inside } = fc.letrec<{ inside: string; block: string; part: string }>((tie) => ({
  inside: fc
    .array(fc.tuple(noise, fc.oneof({ maxDepth: 4 }, noise, tie('part'), tie('block'))), { maxLength: 3 })
    .map((pieces) => pieces.flat().join('')),
  block: fc
    .tuple(fc.constantFrom(...types), attributes, tie('inside'))
    .map(([type, more, within]) => `<div data-content-type="${type}"${more}>${within}</div>`),
  part: fc
    .tuple(
      fc.constantFrom('div', 'a', 'ul', 'img', 'figure', 'button', 'hr'),
      fc.constantFrom(...partNames),
      attributes,
      tie('inside'),
    )
    .map(([tag, name, more, within]) =>
      tag === 'img' || tag === 'hr'
        ? `<${tag} data-element="${name}"${more}>`
        : `<${tag} data-element="${name}"${more}>${within}</${tag}>`,
    ),
}));

const read = (html: string): ContentNode[] => {
  const tree = sanitise(html);
  return readBlocks(tree, applyStyleElements(tree));
};

const readAll = (nodes: readonly ContentNode[]): void =>
  nodes.forEach((node) => {
    expect(node.box).toBeInstanceOf(Object);
    expect(node.mediaQueries).toBeInstanceOf(Array);
    expect(readBlock(node.contentType, node.element)).toBeInstanceOf(Object);
    readAll(node.children);
  });

beforeAll(async () => {
  readerOf = await loadReaders();
});
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('F-49: readers make something of whatever stands in a block', () => {
  fc.assert(
    fc.property(inside, (html) => {
      readAll(read(html));
    }),
    { numRuns: 200 },
  );
});

test('a block of any type, whatever is in it, loses nothing of its neighbours', () => {
  const containing = types.filter((type) => isContentType(type) && blockKinds[type].isContainer);
  fc.assert(
    fc.property(
      fc.constantFrom(...types),
      fc.constantFrom(...containing),
      attributes,
      noise,
      (type, outer, more, gap) => {
        // `display: none` hides a block with all within, as it should.
        const odd = `<div data-content-type="${type}"${more}>${gap}<div data-element="wrapper"></div></div>`;
        const heading = (text: string) => `<h3 data-content-type="heading">${text}</h3>`;
        const html = `<div data-content-type="${outer}">${gap}<div>${heading('Before')}${gap}</div>${odd}${gap}<section>${heading('After')}</section></div>`;
        const [container] = read(html);
        const texts = (container?.children ?? [])
          .filter(({ contentType }) => contentType === 'heading')
          .map(({ element }) => readHeading(element).text);
        expect(texts.filter((text) => text === 'Before' || text === 'After')).toEqual(['Before', 'After']);
      },
    ),
    { numRuns: 300 },
  );
});
