import '@/testing/noLayout';
import { screen, within } from '@testing-library/react';
import { renderShop, type RenderedShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';

const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const show = async (user: RenderedShop['user']): Promise<void> =>
  user.click(await main().findByRole('button', { name: 'Show: Reviews' }));

const pages = {
  full: { product: '/zinc-picolinate.html', list: '/minerals.html' },
  stock: { product: '/studio-mug.html', list: '/mugs.html' },
} as const;

describe.each(['full', 'stock'] as const)('a %s shop', (profile) => {
  if (profile === 'stock') playStockBuild();
  const { product, list } = pages[profile];

  test('without reviews says nothing of them, in lists and on the page of a product', async () => {
    const shop = await renderShop({
      path: list,
      profile,
      arrange: ({ data }) => data.setting('product_reviews_enabled', '0'),
    });
    expect(await main().findAllByRole('heading', { level: 3 })).not.toHaveLength(0);
    expect(main().queryByRole('img', { name: /stars|out of 5/ })).not.toBeInTheDocument();
    shop.unmount();
    await renderShop({ path: product, profile, arrange: ({ data }) => data.setting('product_reviews_enabled', '0') });
    expect(await main().findByRole('heading', { level: 1 })).toBeVisible();
    expect(main().queryByText(/review/i)).not.toBeInTheDocument();
    expect(main().queryByRole('img', { name: /stars|out of 5/ })).not.toBeInTheDocument();
  });

  test('asks guests to sign in where they may not write', async () => {
    const { user } = await renderShop({
      path: product,
      profile,
      arrange: ({ data }) => data.setting('allow_guests_to_write_product_reviews', '0'),
    });
    await show(user);
    expect(await main().findByRole('link', { name: 'Sign in to write a review' })).toBeVisible();
    expect(main().queryByRole('button', { name: 'Write a review' })).not.toBeInTheDocument();
  });

  test('offers the form to guests who may', async () => {
    const { user } = await renderShop({ path: product, profile });
    await show(user);
    expect(await main().findByRole('button', { name: 'Write a review' })).toBeVisible();
  });
});
