import { screen, waitFor, within } from '@testing-library/react';
import { renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';

playStockBuild();

const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a bare Magento says by which attributes products are compared, as text', async () => {
  const { user, data } = await renderShop({ path: '/mugs.html', profile: 'stock' });
  const scales = (await main().findAllByRole('button', { name: /^Compare / })).slice(0, 2);
  for (const button of scales) await user.click(button);
  await waitFor(() => expect(data.comparedBy().guest).toHaveLength(2));
  await user.click(screen.getByRole('link', { name: 'Compare 2 products' }));
  const table = within(await main().findByRole('table'));
  expect(await table.findByRole('row', { name: /^SKU / })).toBeVisible();
  expect(table.getByRole('row', { name: /^Material / })).toBeVisible();
  const description = table.getByRole('row', { name: /^Description / });
  expect(description).not.toHaveTextContent('<p>');
  // What no product has is no line.
  expect(table.queryByText('N/A')).not.toBeInTheDocument();
});
