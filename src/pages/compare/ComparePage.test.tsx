import { screen, within } from '@testing-library/react';
import { renderShop } from '@/testing/renderShop';

const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  window.scrollTo = () => undefined;
  window.sessionStorage.clear();
});

test('an address that names nothing says how to choose', async () => {
  await renderShop({ path: '/compare' });
  expect(await main().findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
});

test('products chosen in a list stand side by side, can be taken out, and the address names them', async () => {
  const { user } = await renderShop({ path: '/minerals.html?limit=24' });
  const chosen = ['Zinc Picolinate', 'Magnesium Bisglycinate', 'Magnesium Citrate', 'Iron Gentle'];
  for (const name of chosen) await user.click(await main().findByRole('button', { name: `Compare ${name}` }));
  expect(screen.getByText('Iron Gentle is chosen: 4 of 4 to compare.')).toHaveAttribute('role', 'status');
  const iron = main().getByRole('button', { name: 'Compare Iron Gentle', pressed: true });
  expect(iron).not.toHaveAttribute('title');
  await user.click(iron);
  expect(screen.getByText('Iron Gentle is taken out: 3 of 4 to compare.')).toHaveAttribute('role', 'status');
  await user.click(iron);
  const others = main().getAllByRole('button', { name: /^Compare /, pressed: false });
  await user.click(others[0] ?? document.body);
  expect(await screen.findByText('You can compare up to 4 products. Take one out first.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Compare 4 products' }));

  const table = within(await main().findByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(chosen);
  expect(new URLSearchParams(window.location.search).getAll('sku')).toHaveLength(4);
  expect(table.getByRole('row', { name: /^Price a day( £\d+\.\d\d){4}$/ })).toBeVisible();
  expect(table.getByRole('row', { name: /^Magnesium – \d+ mg/ })).toBeVisible();

  expect(table.getByRole('row', { name: /^Origin/ })).toBeVisible();
  await user.click(main().getByRole('checkbox', { name: 'Only show differences' }));
  expect(table.queryByRole('row', { name: /^Origin/ })).not.toBeInTheDocument();
  expect(table.getByRole('row', { name: /^Price a day/ })).toBeVisible();

  await user.click(table.getByRole('button', { name: 'Remove Magnesium Citrate from the comparison' }));
  expect(table.getAllByRole('columnheader')).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 1, name: 'Compare products' })).toHaveFocus();
  expect(new URLSearchParams(window.location.search).getAll('sku')).toHaveLength(3);
});
