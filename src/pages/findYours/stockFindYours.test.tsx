import { screen, waitFor, within } from '@testing-library/react';
import '@/testing/noLayout';
import { renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';

playStockBuild();

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a bare Magento asks what its own attributes can answer, and its list opens with them', async () => {
  const { user } = await renderShop({ path: '/find-yours', profile: 'stock' });
  const main = () => within(screen.getByRole('main'));
  expect(await main().findByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
  expect(main().queryByText('Who is it for?')).not.toBeInTheDocument();
  await user.click(main().getByRole('checkbox', { name: /^Mugs/ }));
  await user.click(main().getByRole('button', { name: 'Next' }));
  expect(await main().findByRole('heading', { name: 'Glaze: any preference?' })).toBeVisible();
  await user.click(await main().findByRole('checkbox', { name: /^Moss [1-9]/ }));
  const count = Number(/^\d+/.exec((await main().findByText(/^\d+ products? match/)).textContent)?.[0]);
  const toResult = async (): Promise<void> => {
    const next = main().queryByRole('button', { name: 'Skip' });
    if (!next) return;
    await user.click(next);
    await toResult();
  };
  await user.click(main().getByRole('button', { name: 'Next' }));
  await toResult();
  await user.click(await main().findByRole('link', { name: /^Show (?:all|the product)/ }));
  await waitFor(() => expect(window.location.search).toMatch(/^\?category_uid=\w+(?:%3D)*&glaze=\d+$/));
  expect(await main().findByRole('heading', { level: 1, name: 'Matching products' })).toBeVisible();
  await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(count));
  expect(main().queryByText(/pharmacist/)).not.toBeInTheDocument();
});
