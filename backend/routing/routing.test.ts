import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import {
  insertCategory,
  insertCmsPage,
  insertConfigurable,
  insertProduct,
  insertRewrite,
  insertStore,
  insertStoreSetting,
} from '../testing/fixtures';
import { postGraphQl } from '../testing/graphql';

/** The expected answers are Magento's (docs/magento.md, Routes and content). */
describe('route', () => {
  let backend: TestBackend;

  beforeEach(() => {
    backend = createTestBackend();
    insertStore(backend.db);
    insertCmsPage(backend.db, { identifier: 'home', title: 'Home' });
    const vitamins = insertCategory(backend.db, { name: 'Vitamins', url_key: 'vitamins' });
    insertCategory(backend.db, { name: 'Vitamin C', url_key: 'vitamin-c', parent_id: vitamins });
    insertProduct(backend.db, { sku: 'VC', url_key: 'acerola' });
    insertConfigurable(backend.db, { sku: 'MAG', url_key: 'magnesium' });
  });

  afterEach(() => backend.close());

  const ask = (url: string) =>
    postGraphQl(
      backend,
      `query($u: String!) { route(url: $u) { __typename relative_url redirect_code type
         ... on CmsPage { title } ... on CategoryTree { name } ... on SimpleProduct { sku } ... on ConfigurableProduct { sku } } }`,
      { u: url },
    );
  const route = async (url: string): Promise<unknown> => {
    const { data, errors } = await ask(url);
    expect(errors).toBeUndefined();
    return data?.route;
  };
  const redirect = (from: string, to: string, code = 301) =>
    insertRewrite(backend.db, { request_path: from, target_path: to, redirect_code: code });
  const acerola = {
    __typename: 'SimpleProduct',
    relative_url: 'acerola.html',
    redirect_code: 0,
    type: 'PRODUCT',
    sku: 'VC',
  };

  it.each([
    ['acerola.html', acerola],
    ['/acerola.html', acerola],
    ['magnesium.html', { ...acerola, __typename: 'ConfigurableProduct', relative_url: 'magnesium.html', sku: 'MAG' }],
    [
      '/vitamins/vitamin-c.html',
      {
        __typename: 'CategoryTree',
        relative_url: 'vitamins/vitamin-c.html',
        redirect_code: 0,
        type: 'CATEGORY',
        name: 'Vitamin C',
      },
    ],
    ['/', { __typename: 'CmsPage', relative_url: 'home', redirect_code: 0, type: 'CMS_PAGE', title: 'Home' }],
  ])('leads %s to its entity', async (url, expected) => {
    expect(await route(url)).toEqual(expected);
  });

  it('keeps the query string', async () => {
    expect(await route('/acerola.html?x=1&y=?')).toMatchObject({ relative_url: 'acerola.html?x=1&y=?' });
  });

  it('shows the configured home page', async () => {
    insertCmsPage(backend.db, { identifier: 'spring', title: 'Spring' });
    insertStoreSetting(backend.db, 'cms_home_page', 'spring');
    expect(await route('/')).toMatchObject({ relative_url: 'spring', title: 'Spring' });
  });

  it('answers an unknown URL with null and no error', async () => {
    expect(await route('nope.html')).toBeNull();
  });

  it.each(['', '  '])('refuses %j', async (url) => {
    expect((await ask(url)).errors).toMatchObject([
      { message: '"url" argument should be specified and not empty', extensions: { category: 'graphql-input' } },
    ]);
  });

  it.each(['Acerola.html', '/ACEROLA.HTML', 'acerola.html/'])('leads %s to the stored path for good', async (url) => {
    expect(await route(url)).toEqual({ ...acerola, redirect_code: 301 });
  });

  it('compares the decoded path, with a slash at its end or without', async () => {
    insertCmsPage(backend.db, { identifier: 'tête à tête/', title: 'Two' });
    const page = { __typename: 'CmsPage', relative_url: 'tête à tête/', type: 'CMS_PAGE', title: 'Two' };
    expect(await route('t%C3%AAte%20%C3%A0+t%C3%AAte/')).toEqual({ ...page, redirect_code: 0 });
    expect(await route('/t%c3%aate%20%c3%a0%20t%c3%aate')).toEqual({ ...page, redirect_code: 301 });
    expect(await route('t%ZZte')).toBeNull();
  });

  it('shows what the real backend’s own address of an entity names, at its stored path', async () => {
    const { data } = await ask('acerola.html');
    expect(data?.route).toMatchObject({ sku: 'VC' });
    const id = backend.data.productId('VC');
    expect(await route(`catalog/product/view/id/${id}`)).toEqual(acerola);
    expect(await route('catalog/category/view/id/3')).toMatchObject({ relative_url: 'vitamins.html' });
    expect(await route('catalog/product/view/id/999')).toBeNull();
    expect(await route('catalog/product/view')).toBeNull();
  });

  it.each(['/', '', null, '.php'])('knows pages by the suffix %j of the store view', async (suffix) => {
    backend.data.endPathsIn(suffix);
    const stored = `acerola${suffix ?? ''}`;
    expect(await route(stored)).toEqual({ ...acerola, relative_url: stored });
    const { data } = await postGraphQl(
      backend,
      `{ products(filter: { sku: { eq: "VC" } }) { items { url_suffix canonical_url } }
         categories(filters: { url_key: { eq: "vitamins" } }) { items { url_suffix canonical_url } }
         storeConfig { product_url_suffix category_url_suffix } }`,
    );
    expect(data).toEqual({
      products: { items: [{ url_suffix: suffix, canonical_url: stored }] },
      categories: { items: [{ url_suffix: suffix, canonical_url: `vitamins${suffix ?? ''}` }] },
      storeConfig: { product_url_suffix: suffix, category_url_suffix: suffix },
    });
  });

  it('follows a chain to its end and tells the first code, with the data of the target', async () => {
    redirect('old.html', 'older.html', 302);
    redirect('older.html', '/acerola.html', 301);
    expect(await route('old.html?from=mail')).toEqual({
      ...acerola,
      relative_url: 'acerola.html?from=mail',
      redirect_code: 302,
    });
  });

  it('follows five redirects and no more', async () => {
    for (let index = 1; index < 6; index += 1) redirect(`r${index}`, `r${index + 1}`);
    redirect('r6', 'acerola.html');
    expect(await route('r2')).toMatchObject({ sku: 'VC' });
    expect(await route('r1')).toBeNull();
  });

  it('ends a loop', async () => {
    redirect('a', 'b');
    redirect('b', 'a');
    redirect('self', 'self');
    expect(await route('a')).toBeNull();
    expect(await route('self')).toBeNull();
  });

  it('keeps an absolute target as it is', async () => {
    redirect('clinic', 'https://clinic.example/book?a=1', 302);
    expect(await route('clinic')).toEqual({
      __typename: 'RoutableUrl',
      relative_url: 'https://clinic.example/book?a=1',
      redirect_code: 302,
      type: null,
    });
  });

  it('says when a rewrite leads to nothing', async () => {
    insertRewrite(backend.db, { request_path: 'ghost.html', entity_type: 'PRODUCT', entity_id: 999 });
    expect((await ask('ghost.html')).errors).toMatchObject([
      {
        message: 'No such entity found with matching URL key: ghost.html',
        extensions: { category: 'graphql-no-such-entity' },
      },
    ]);
  });

  it('says that a product is disabled', async () => {
    insertProduct(backend.db, { url_key: 'gone', is_enabled: 0 });
    expect((await ask('gone.html')).errors).toMatchObject([{ message: 'This product is disabled.' }]);
  });

  it('gives several URLs of one answer each its own', async () => {
    redirect('old.html', 'acerola.html');
    const { data } = await postGraphQl(
      backend,
      '{ a: route(url: "old.html") { relative_url redirect_code } b: route(url: "acerola.html?b") { relative_url redirect_code } }',
    );
    expect(data).toEqual({
      a: { relative_url: 'acerola.html', redirect_code: 301 },
      b: { relative_url: 'acerola.html?b', redirect_code: 0 },
    });
  });
});
