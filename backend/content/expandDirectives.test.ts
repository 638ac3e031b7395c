import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertCmsBlock, insertCmsPage, insertProduct, insertStore } from '../testing/fixtures';
import { postGraphQl } from '../testing/graphql';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  insertStore(backend.db);
});
afterEach(() => backend.close());

let pages = 0;
const shown = async (content: string): Promise<unknown> => {
  const identifier = `page-${(pages += 1)}`;
  insertCmsPage(backend.db, { identifier, content });
  const { data } = await postGraphQl(backend, `{ cmsPage(identifier: "${identifier}") { content } }`);
  return (data?.cmsPage as { content: string }).content;
};

it.each([
  ['<img src="{{media url=wysiwyg/a.jpg}}">', '<img src="http://localhost/media/wysiwyg/a.jpg">'],
  [`<img src='{{media url="wysiwyg/a.jpg"}}'>`, "<img src='http://localhost/media/wysiwyg/a.jpg'>"],
  ['<img src="{{media url=&quot;a.jpg&quot;}}">', '<img src="http://localhost/media/a.jpg">'],
  [
    `<i data-background-images='{\\"desktop_image\\":\\"{{media url=a.jpg}}\\"}'></i>`,
    `<i data-background-images='{\\"desktop_image\\":\\"http://localhost/media/a.jpg\\"}'></i>`,
  ],
  [`<a href="{{store url='contact'}}">`, '<a href="http://localhost/contact/">'],
  ['<a href="{{store url=""}}">', '<a href="http://localhost/">'],
  ['<a href="{{store direct_url="mugs.html"}}">', '<a href="http://localhost/mugs.html">'],
  ['<a href="{{config path="web/secure/base_url"}}">', '<a href="http://localhost/">'],
  ['<p>{{config path="no/such/path"}}{{widget type="Nobody\\Knows"}}{{trans "Call us"}}</p>', '<p>Call us</p>'],
  ['<a href="{{protocol url="help.example/"}}">', '<a href="http://help.example/">'],
  ['<p>{{view url="a.css"}}{{customVar code=x}}{{protocol}}</p>', '<p>http</p>'],
  ['<p>{{whatever}} {{ 1 + 1 }}</p>', '<p>{{whatever}} {{ 1 + 1 }}</p>'],
])('%s is answered as it is meant', async (content, expected) => {
  expect(await shown(content)).toBe(expected);
});

it('writes out blocks, also within blocks, and ends where one holds itself', async () => {
  insertCmsBlock(backend.db, { identifier: 'inner', content: '<b>{{store url="faq"}}</b>' });
  insertCmsBlock(backend.db, { identifier: 'outer', content: '<i>{{block id="inner"}}</i>' });
  insertCmsBlock(backend.db, { identifier: 'loop', content: 'x{{block id="loop"}}' });
  const widget = '{{widget type="Magento\\Cms\\Block\\Widget\\Block" template="x.phtml" block_id="outer"}}';
  expect(await shown(`${widget}{{block id="loop"}}`)).toBe('<i><b>http://localhost/faq/</b></i>xxxxx');
});

it('names a block by its number as well', async () => {
  const id = insertCmsBlock(backend.db, { identifier: 'inner', content: '<b>Inner</b>' });
  expect(await shown(`{{widget type="Magento\\Cms\\Block\\Widget\\Block" block_id="${id}"}}`)).toBe('<b>Inner</b>');
});

it('makes links of the widgets that are links, and nothing of one to nowhere', async () => {
  const product = insertProduct(backend.db, { sku: 'ZINC', name: 'Zinc', url_key: 'zinc' });
  const link = (kind: string, given: string) => `{{widget type="Magento\\${kind}\\Link" ${given}}}`;
  expect(
    await shown(link('Catalog\\Block\\Product\\Widget', `anchor_text="Zinc & more" id_path="product/${product}"`)),
  ).toBe(
    '<div class="widget block block-link"><a href="http://localhost/zinc.html"><span>Zinc &amp; more</span></a></div>',
  );
  expect(
    await shown(link('Cms\\Block\\Widget\\Page', 'href="/faq" title="Help" template="widget/link/link_inline.phtml"')),
  ).toBe('<span class="widget block-link-inline"><a href="/faq" title="Help"><span>Help</span></a></span>');
  expect(await shown(link('Catalog\\Block\\Category\\Widget', 'anchor_text="x" id_path="category/999"'))).toBe('');
});

it('is the same in a block that is asked for by itself', async () => {
  insertCmsBlock(backend.db, { identifier: 'banner', content: '{{media url=a.jpg}}' });
  const { data } = await postGraphQl(backend, '{ cmsBlocks(identifiers: ["banner"]) { items { content } } }');
  expect(data).toEqual({ cmsBlocks: { items: [{ content: 'http://localhost/media/a.jpg' }] } });
});
