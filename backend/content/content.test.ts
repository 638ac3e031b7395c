import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertCmsBlock, insertCmsPage, insertStore } from '../testing/fixtures';
import { postGraphQl } from '../testing/graphql';

describe('content', () => {
  let backend: TestBackend;

  beforeEach(() => {
    backend = createTestBackend();
    insertStore(backend.db);
    insertCmsBlock(backend.db, { identifier: 'footer', title: 'Footer' });
    insertCmsBlock(backend.db, { identifier: 'hidden', is_active: 0 });
    insertCmsPage(backend.db, { identifier: 'about-us', title: 'About us' });
  });

  afterEach(() => backend.close());

  it('gives null and an error with its path for one unknown block and keeps its neighbours', async () => {
    const answer = await postGraphQl(
      backend,
      '{ cmsBlocks(identifiers: ["footer", "nope", "footer"]) { items { identifier title } } }',
    );
    expect(answer.data).toEqual({
      cmsBlocks: {
        items: [{ identifier: 'footer', title: 'Footer' }, null, { identifier: 'footer', title: 'Footer' }],
      },
    });
    expect(answer.errors).toMatchObject([
      { message: 'The CMS block with the "nope" ID doesn\'t exist.', path: ['cmsBlocks', 'items', 1] },
    ]);
  });

  it('treats an inactive block as unknown', async () => {
    const answer = await postGraphQl(backend, '{ cmsBlocks(identifiers: ["hidden"]) { items { identifier } } }');
    expect(answer.errors?.[0]?.message).toBe('The CMS block with the "hidden" ID doesn\'t exist.');
  });

  it('asks for identifiers', async () => {
    const answer = await postGraphQl(backend, '{ cmsBlocks(identifiers: []) { items { identifier } } }');
    expect(answer.errors?.[0]).toMatchObject({
      message: '"identifiers" of CMS blocks should be specified',
      extensions: { category: 'graphql-input' },
    });
  });

  it('finds a page by its identifier', async () => {
    const { data } = await postGraphQl(backend, '{ cmsPage(identifier: "about-us") { identifier url_key title } }');
    expect(data).toEqual({ cmsPage: { identifier: 'about-us', url_key: 'about-us', title: 'About us' } });
  });

  it.each([
    [
      '{ cmsPage(identifier: "nope") { title } }',
      'The CMS page with the "nope" ID doesn\'t exist.',
      'graphql-no-such-entity',
    ],
    ['{ cmsPage { title } }', '"Page id/identifier should be specified', 'graphql-input'],
  ])('refuses %s', async (query, message, category) => {
    const answer = await postGraphQl(backend, query);
    expect(answer.errors?.[0]).toMatchObject({ message, extensions: { category } });
    expect(answer.data).toEqual({ cmsPage: null });
  });
});
