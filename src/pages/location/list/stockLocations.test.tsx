import '@/testing/noLayout';
import { screen } from '@testing-library/react';
import { renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';

playStockBuild();

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a backend without stores has neither their pages nor links to them', async () => {
  await renderShop({ path: '/stores', profile: 'stock' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Not here.' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Find a store' })).not.toBeInTheDocument();
});
