import '@/testing/stock/offerCountries';
import { screen, within } from '@testing-library/react';
import { openStockCheckout } from '@/testing/stock/stockCheckout';
import { playStockBuild } from '@/testing/stock/stockShop';

playStockBuild();

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('delivery is estimated for the country and the region that are chosen, and the country is kept', async () => {
  const { user, services, unmount } = await openStockCheckout({ path: '/cart' });
  const mutate = jest.spyOn(services.apollo, 'mutate');
  const summary = within(await screen.findByRole('complementary', { name: 'Summary' }, { timeout: 10_000 }));
  await user.click(await summary.findByText('Estimate delivery'));
  const country = await summary.findByRole('combobox', { name: /^Country/ });
  expect(country).toHaveDisplayValue('United Kingdom');
  expect(summary.getByRole('textbox', { name: /^Postcode/ })).toBeVisible();

  await user.selectOptions(country, 'United States');
  await user.selectOptions(summary.getByRole('combobox', { name: /^State/ }), 'New York');
  await user.type(summary.getByRole('textbox', { name: /^ZIP code/ }), '10118{Enter}');
  expect(await summary.findByText('To 10118')).toBeVisible();
  expect(mutate.mock.lastCall?.[0].variables).toMatchObject({
    countryCode: 'US',
    postcode: '10118',
    region: { region_id: 43, region_code: 'NY' },
  });

  unmount();
  await openStockCheckout({ path: '/cart' });
  await user.click(await screen.findByText('Estimate delivery'));
  expect(await screen.findByRole('combobox', { name: /^Country/ })).toHaveDisplayValue('United States');
  expect(screen.getByRole('textbox', { name: /^ZIP code/ })).toHaveValue('10118');
});
