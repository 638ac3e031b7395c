import { screen, waitFor } from '@testing-library/react';
import { openCheckout, sayFromFrame } from '@/testing/checkoutVisit';
import { offerWallet } from '@/testing/wallet/playWallet';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const group = () => screen.queryByRole('group', { name: 'Express checkout' });

test('where the wallet says that it cannot be used nothing of it is shown, and it is asked once', async () => {
  const shop = await openCheckout({ path: '/cart', arrange: offerWallet });
  const ready = await waitFor(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[src$="/wallet/ready"]');
    if (!frame) throw new Error('The wallet is not asked.');
    return frame;
  });
  sayFromFrame(ready, { type: 'canPay', canPay: false });
  await waitFor(() => expect(document.querySelector('iframe')).toBeNull());
  expect(group()).toBeNull();
  await shop.openAgain();
  expect(await screen.findByText('Zinc Picolinate')).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
  expect(group()).toBeNull();
});
