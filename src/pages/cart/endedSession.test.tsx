import { screen, within } from '@testing-library/react';
import { openStockCheckout } from '@/testing/stock/stockCheckout';
import { playStockBuild } from '@/testing/stock/stockShop';

playStockBuild();

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each(['/cart', '/checkout'])(
  'at %s a session that the backend has ended is told, and the cart is not called empty',
  async (path) => {
    const shop = await openStockCheckout({ path, isSignedIn: true });
    // In the lines, and where a message can go with it.
    expect((await screen.findAllByText('Jug'))[0]).toBeVisible();
    shop.data.signEverybodyOut();
    await shop.openAgain();
    const main = within(await screen.findByRole('main'));
    expect(
      await main.findByRole('heading', { name: /Sign in to see your cart|waiting in your account/ }),
    ).toBeVisible();
    expect(main.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
    expect(await screen.findByText(/^You were signed out because your session ended/)).toBeVisible();
  },
);
