import { act, screen, waitFor } from '@testing-library/react';
import '@/testing/noLayout';
import { renderShop } from '@/testing/renderShop';
import { createServices } from '../../services';
import { toCounterpart } from './magentoAddresses';
import { playStockBuild } from '@/testing/stock/stockShop';

playStockBuild();

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const address = (): string => window.location.pathname + window.location.search;
const signIn = (from: string) => `/sign-in?${new URLSearchParams({ from }).toString()}`;

const guest = {
  client: createServices({ fetch: () => Promise.reject(new Error('Nobody is asked.')) }).apollo,
  isSignedIn: () => false,
};

describe('an address of Magento’s own front end', () => {
  it.each([
    ['/catalogsearch/result/?q=bowl', '/search.html?query=bowl'],
    [
      '/catalogsearch/result/index/?q=blue+bowl&p=2&utm_source=mail',
      '/search.html?query=blue+bowl&utm_source=mail&page=2',
    ],
    ['/CatalogSearch/Result?q=bowl', '/search.html?query=bowl'],
    ['/index.php/catalogsearch/result/?q=bowl', '/search.html?query=bowl'],
    ['/default/catalogsearch/result/?q=bowl', '/search.html?query=bowl'],
    ['/customer/account/login/', '/sign-in'],
    ['/customer/account/login/referer/aHR0cDovL2E%2C/', '/sign-in'],
    ['/customer/account/create', '/create-account'],
    ['/customer/account/forgotpassword/', '/forgot-password'],
    ['/customer/account/createpassword/?token=abc', '/customer/account/createPassword?token=abc'],
    ['/customer/account/createPassword/id/1/token/abc/', '/customer/account/createPassword?token=abc'],
    ['/customer/account/index/', '/customer/account'],
    ['/customer/address/', '/address-book'],
    ['/customer/address/edit/id/3/', '/address-book'],
    ['/checkout/cart/', '/cart'],
    ['/checkout/cart/index?utm_source=mail', '/cart?utm_source=mail'],
    ['/sales/order/history/', '/order-history'],
    ['/sales/order/view/order_id/12/', signIn('/sales/order/view/order_id/12/')],
    ['/sales/guest/form/', '/track-my-order'],
    [
      '/sales/guest/view/?order_id=MTI%3D&confirmation_key=abc&orderRef=0%3A3%3Aa%2Bb&action=cancel',
      '/track-my-order?order_id=MTI%3D&confirmation_key=abc&orderRef=0%3A3%3Aa%2Bb&action=cancel',
    ],
    [
      '/rma/guest/view/?order_id=MTI%3D&confirmation_key=abc',
      '/track-my-order?order_id=MTI%3D&confirmation_key=abc&action=return',
    ],
    ['/rma/returns/history/', '/order-history'],
    ['/wishlist/index/index/wishlist_id/1/', '/wishlist'],
    ['/contact/', '/contact-us'],
    ['/contacts', '/contact-us'],
    ['/newsletter/manage/', '/communications'],
    ['/vault/cards/listaction/', '/saved-payments'],
    ['/downloadable/customer/products/', '/order-history?downloads'],
    ['/index.php/downloadable/customer/products?page=2', '/order-history?downloads'],
    ['/catalog/product_compare/index/', '/compare'],
    ['/index.php/mugs.html?glaze=1', '/mugs.html?glaze=1'],
    ['/index.php/', '/'],
    ['/catalog/category/view/s/mugs/id/3/', '/catalog/category/view/id/3'],
    ['/catalog/product/view/id/7/', '/catalog/product/view/id/7'],
    ['/catalog/product/view/id/7/category/3', '/catalog/product/view/id/7'],
    ['/index.php/catalog/category/view/id/3/', '/catalog/category/view/id/3'],
    ['/checkout/onepage/', '/checkout'],
    ['/checkout/onepage/success/', '/checkout/receipt'],
    ['/multishipping/checkout/addresses/', '/checkout'],
  ])('%s leads to %s', async (path, counterpart) => {
    const { pathname, search, hash } = new URL(path, window.location.origin);
    const outcome = await toCounterpart({ pathname, search, hash }, guest);
    expect(outcome).toEqual({ kind: 'redirect', to: counterpart, isExternal: false, code: 301 });
  });

  it.each([
    ['/catalogsearch/result/?q=bowl', '/search.html?query=bowl'],
    ['/customer/account/login/', '/sign-in'],
    ['/customer/address/', `/sign-in?from=${encodeURIComponent('/address-book')}`],
    ['/index.php/mugs.html?glaze=1', '/mugs.html?glaze=1'],
    ['/catalog/category/view/id/3', '/plates.html'],
    ['/catalog/category/view/s/mugs/id/3/?utm_source=mail', '/plates.html?utm_source=mail'],
  ])('%s opens %s', async (path, counterpart) => {
    await renderShop({ path, profile: 'stock' });
    await waitFor(() => expect(address()).toBe(counterpart));
    expect(document.head.querySelector('meta[name="prerender-status-code"]')).toHaveAttribute(
      'content',
      expect.stringMatching(/^30[12]$/),
    );
  });

  it.each(['', '/', '/s/studio-mug/category/3/'])('of a product leads to it: %s', async (rest) => {
    let id = 0;
    const { navigator } = await renderShop({
      path: '/cart',
      profile: 'stock',
      arrange: ({ data }) => (id = data.productId('MU-STUDIO')),
    });
    await act(async () => {
      navigator.push(`/catalog/product/view/id/${id}${rest}`);
      await Promise.resolve();
    });
    await waitFor(() => expect(address()).toBe('/studio-mug.html'));
  });

  it('is the merchant’s own page where there is one', async () => {
    await renderShop({
      path: '/contact/',
      profile: 'stock',
      arrange: ({ data }) => data.renamePath('enable-cookies', 'contact'),
    });
    expect(await screen.findByRole('heading', { level: 1, name: /cookies/i })).toBeVisible();
    expect(address()).toBe('/contact/');
  });

  it('of an order leads its customer to it', async () => {
    const { navigator } = await renderShop({
      path: '/cart',
      profile: 'stock',
      signedIn: { email: 'nell.harbour@example.com', password: 'Tableware-2026' },
      arrange: ({ data }) => {
        const customerId = data.customerIdOf('nell.harbour@example.com');
        data.order({
          id: 7,
          number: '000000042',
          customerId,
          status: 'pending',
          createdAt: '2026-01-02 10:00:00',
          storeId: 1,
        });
      },
    });
    const open = (path: string) =>
      act(async () => {
        navigator.push(path);
        await Promise.resolve();
      });
    await open('/sales/order/view/order_id/7/');
    await waitFor(() => expect(address()).toBe('/order-history/000000042'));
    await open('/sales/order/view/order_id/8/');
    await waitFor(() => expect(address()).toBe('/order-history'));
  });

  it.each(['/blog/contact', '/nothing', '/customers', '/sales', '/catalog/product/view/id/99999'])(
    '%s is none',
    async (pathname) => {
      expect(await toCounterpart({ pathname, search: '', hash: '' }, guest)).toBeUndefined();
    },
  );

  it('that names nothing leads to the page that says so', async () => {
    await renderShop({ path: '/index.php/nothing', profile: 'stock' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Not here');
    expect(address()).toBe('/nothing');
  });
});
