import '@/testing/noLayout';
import { screen, within } from '@testing-library/react';
import { renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';

playStockBuild();

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a backend that cannot order by rating is not said to show the best rated', async () => {
  await renderShop({ path: '/search.html?query=zzzqqq', profile: 'stock' });
  const rail = within(await screen.findByRole('region', { name: 'From our range' }));
  expect((await rail.findAllByRole('article')).length).toBeGreaterThan(3);
  expect(screen.queryByRole('region', { name: 'Best rated by customers' })).not.toBeInTheDocument();
});
