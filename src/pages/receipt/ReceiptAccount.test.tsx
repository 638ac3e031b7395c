import { screen } from '@testing-library/react';
import type { ReceiptOrder } from '@/features/checkout/checkoutSlice';
import { renderShop } from '@/testing/renderShop';
import { ReceiptAccount } from './ReceiptAccount';

const receipt: ReceiptOrder = {
  orderId: '7',
  number: null,
  token: '',
  email: 'ann+shop@example.com',
  maskedEmail: '',
  order: null,
};

const open = (signedIn: boolean) =>
  renderShop({ seed: signedIn, signedIn, render: () => <ReceiptAccount receipt={receipt} /> });

it('brings a guest to an account with what the order knows', async () => {
  await open(false);
  expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute(
    'href',
    '/create-account?email=ann%2Bshop%40example.com&firstName=&lastName=',
  );
});

it('is of no use to a customer', async () => {
  await open(true);
  expect(screen.queryByRole('link', { name: 'Create account' })).not.toBeInTheDocument();
});
