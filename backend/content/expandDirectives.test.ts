import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertCmsBlock, insertCmsPage, insertStore } from '../testing/fixtures';
import { postGraphQl } from '../testing/graphql';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  insertStore(backend.db);
});
afterEach(() => backend.close());

const shown = async (content: string): Promise<unknown> => {
  insertCmsPage(backend.db, { identifier: 'about-us', content });
  const { data } = await postGraphQl(backend, '{ cmsPage(identifier: "about-us") { content } }');
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

it('is the same in a block that is asked for by itself', async () => {
  insertCmsBlock(backend.db, { identifier: 'banner', content: '{{media url=a.jpg}}' });
  const { data } = await postGraphQl(backend, '{ cmsBlocks(identifiers: ["banner"]) { items { content } } }');
  expect(data).toEqual({ cmsBlocks: { items: [{ content: 'http://localhost/media/a.jpg' }] } });
});
