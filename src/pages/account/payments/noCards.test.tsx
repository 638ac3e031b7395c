import '@/testing/stock/bareBuild';
import { screen, within } from '@testing-library/react';
import { renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';
import { fixturePassword, insertCustomer } from '../../../../backend/testing/fixtures';

playStockBuild();

test('where no way to pay keeps cards, there is no page of them and nothing leads to it', async () => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const email = 'ann@example.com';
  await renderShop({
    profile: 'stock',
    path: '/saved-payments',
    signedIn: { email, password: fixturePassword },
    arrange: ({ db }) => void insertCustomer(db, { email }),
  });
  const page = within(screen.getByRole('main'));
  expect(await page.findByRole('link', { name: 'Take me home' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Saved Payments' })).not.toBeInTheDocument();
});
