import '@/testing/noLayout';
import { act, screen, waitFor } from '@testing-library/react';
import { GetStoreViewsDocument } from '@/features/storeView/api/GetStoreViews.graphql.generated';
import { renderShop } from '@/testing/renderShop';
import { insertCmsPage, insertProduct, insertRow, insertStore } from '../../../../backend/testing/fixtures';
import { describePages } from './describePages';

let stop = (): void => undefined;
afterEach(() => stop());

const open = async (path: string, options: Partial<Parameters<typeof renderShop>[0]> = {}) => {
  const shop = await renderShop({ path, ...options });
  stop = describePages(shop.services, shop.navigator);
  return shop;
};

const property = (name: string) => document.head.querySelector<HTMLMetaElement>(`meta[property="${name}"]`)?.content;
const canonicals = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
    ({ href }) => new URL(href).pathname,
  );
const data = (type: string): string | undefined =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => script.textContent ?? '')
    .find((text) => JSON.stringify(JSON.parse(text)).includes(`"@type":"${type}"`));

test('the home page says who the shop is, how to search it, and where it stands, also at its second address', async () => {
  await open('/');
  await waitFor(() => expect(canonicals()).toEqual(['/']));
  expect(property('og:url')).toBe('http://localhost/');
  expect(property('og:site_name')).toBe('Halewell');
  expect(property('og:image')).toMatch(/^http:\/\/localhost\//);
  expect(data('Organization')).toBeDefined();
  expect(data('WebSite')).toContain('/search.html?query={search_term_string}');
  stop();
  expect(canonicals()).toEqual([]);
  await open('/home');
  await waitFor(() => expect(canonicals()).toEqual(['/']));
});

test('a product has one address, a preview, and the way to it; the next page has its own', async () => {
  const { navigator } = await open('/zinc-picolinate.html');
  await waitFor(() => expect(property('og:type')).toBe('product'));
  expect(canonicals()).toEqual(['/zinc-picolinate.html']);
  expect(property('og:title')).toContain('Zinc Picolinate');
  expect(property('og:image')).toMatch(/width=1280/);
  expect(data('BreadcrumbList')).toContain(
    '{"@type":"ListItem","position":1,"name":"Home","item":"http://localhost/"}',
  );
  act(() => navigator.push('/minerals.html'));
  await screen.findByRole('heading', { level: 1, name: 'Minerals' });
  await waitFor(() => expect([canonicals(), property('og:type')]).toEqual([['/minerals.html'], 'website']));
});

test('a page that is not to be found is not described', async () => {
  await open('/style-guide');
  await waitFor(() => expect(document.title).toContain('Style guide'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(property('og:url')).toBeUndefined();
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
});

test('no name breaks out of a description', async () => {
  await open('/evil', {
    arrange: ({ db }) => void insertCmsPage(db, { identifier: 'evil', title: '</script><img src=x onerror=alert(1)>' }),
  });
  await waitFor(() => expect(property('og:title')).toContain('</script><img'));
  for (const script of document.head.querySelectorAll('script')) expect(script.textContent).not.toContain('<');
  expect(document.head.querySelector('img')).toBeNull();
});

test('names the page by its own path in each language', async () => {
  const shop = await open('/zinc.html', {
    seed: ({ db }) => {
      insertStore(db);
      insertStore(db, { id: 11, code: 'de', name: 'Deutschland', locale: 'de_DE', is_default: 0, sort_order: 1 });
      insertCmsPage(db);
      insertProduct(db, { id: 7, sku: 'ZINC', name: 'Zinc', url_key: 'zinc' });
      const own = { store_id: 11, entity_id: 7 };
      insertRow(db, 'store_value', { ...own, entity: 'product', field: 'url_key', value: 'zink' });
      insertRow(db, 'store_url_rewrite', { ...own, entity_type: 'PRODUCT', request_path: 'zink.html' });
      insertCmsPage(db, { identifier: 'delivery', title: 'Delivery' });
    },
  });
  // Asked for by the header, when it comes to that.
  await shop.services.apollo.query({ query: GetStoreViewsDocument });
  const languages = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map((link) => [
      link.hreflang,
      new URL(link.href).pathname,
    ]);
  await waitFor(() =>
    expect(languages()).toEqual([
      ['en-GB', '/zinc.html'],
      ['de-DE', '/de/zink.html'],
    ]),
  );
  act(() => shop.navigator.push('/delivery'));
  await waitFor(() => expect(property('og:title')).toContain('Delivery'));
  await waitFor(() =>
    expect(languages()).toEqual([
      ['en-GB', '/delivery'],
      ['de-DE', '/de/delivery'],
    ]),
  );
});
