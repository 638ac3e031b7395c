import { screen, waitFor, within } from '@testing-library/react';
import { lazyAuthModal } from '@/shell/lazyAuthModal';
import {
  account,
  openCheckout,
  openCheckoutAsCustomer,
  sendAddress,
  typeAddress,
  typeInto,
} from '@/testing/checkoutVisit';
import type { RenderedShop } from '@/testing/renderShop';

const shippingAddress = ({ data }: RenderedShop) => data.shippingAddress();

jest.setTimeout(40_000);
beforeAll(() => lazyAuthModal.load());
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('wrong input is told beside the field and keeps what was typed', async () => {
  const { user } = await openCheckout();
  await typeInto(user, 'Email', 'ann@example.com');
  await typeAddress(user, { Postcode: '12345' });
  await sendAddress(user);
  expect(screen.getByLabelText(/^Postcode/)).toHaveAccessibleDescription(
    'Please enter a valid UK postcode, such as BS6 6AN.',
  );
  await waitFor(() => expect(screen.getByLabelText(/^Postcode/)).toHaveFocus());
  expect(screen.getByLabelText(/^City/)).toHaveValue('Bath');
  expect(screen.queryByRole('button', { name: 'Continue to payment' })).not.toBeInTheDocument();
});

describe('a customer', () => {
  test('has the default address of the book chosen, and goes on with one click', async () => {
    const shop = await openCheckoutAsCustomer();
    expect(await screen.findByRole('radio', { name: /14 Cotham Brow/ })).toBeChecked();
    expect(screen.queryByLabelText(/^Email/)).not.toBeInTheDocument();
    await sendAddress(shop.user);
    await screen.findByRole('button', { name: 'Continue to payment' });
    expect(shippingAddress(shop)).toMatchObject({ postcode: 'BS6 6AN' });
  });

  test('keeps another address in the book when asked to', async () => {
    const shop = await openCheckoutAsCustomer();
    await shop.user.click(await screen.findByRole('radio', { name: 'Use another address' }));
    await typeAddress(shop.user);
    await shop.user.click(screen.getByRole('checkbox', { name: 'Save this address to my address book' }));
    await sendAddress(shop.user);
    await screen.findByRole('button', { name: 'Continue to payment' });
    const kept = () => shop.data.postcodesIn('Bath');
    await waitFor(() => expect(kept()).toEqual([{ postcode: 'BA1 1LZ' }]));
    expect(shippingAddress(shop)).toMatchObject({ postcode: 'BA1 1LZ' });
  });
});

test('a guest signs in halfway: what was typed stays, and the cart comes along', async () => {
  const shop = await openCheckout();
  await typeInto(shop.user, 'Email', account.email);
  await typeAddress(shop.user);
  await shop.user.click(screen.getByRole('button', { name: 'Sign In' }));
  const dialog = await screen.findByRole('dialog');
  await shop.user.type(await within(dialog).findByLabelText(/^Email/), account.email);
  await shop.user.type(within(dialog).getByLabelText(/^Password/), account.password);
  await shop.user.click(within(dialog).getByRole('button', { name: 'Sign In' }));

  const who = await screen.findByText(`Signed in as ${account.email}`);
  await waitFor(() => expect(who).toHaveFocus());
  expect(await screen.findByRole('radio', { name: 'Use another address' })).toBeChecked();
  expect(screen.getByLabelText(/^Street address/)).toHaveValue('3 Elm Grove');
  expect(screen.getByLabelText(/^Postcode/)).toHaveValue('ba11lz');
  await sendAddress(shop.user);
  expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
});

test('what was typed outlives a reload, and no order', async () => {
  const shop = await openCheckout();
  await typeAddress(shop.user);
  shop.unmount();
  const again = await openCheckout();
  expect(await screen.findByLabelText(/^Street address/)).toHaveValue('3 Elm Grove');
  expect(again.services.storage.read('checkout_draft', (value) => value)).toBeDefined();
});

test('who ticks the box for letters gets them, and nobody else', async () => {
  const shop = await openCheckout();
  await typeInto(shop.user, 'Email', 'ann@example.com');
  await shop.user.click(await screen.findByRole('checkbox', { name: 'Send me a letter.' }));
  await typeAddress(shop.user);
  await sendAddress(shop.user);
  await shop.user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await screen.findByTitle('Card details');
  const listed = shop.data.newsletterSubscribers();
  expect(listed).toEqual([{ email: 'ann@example.com', has_consented: 1, source: 'checkout' }]);
});

describe('the look-up', () => {
  test('fills the fields with the keyboard', async () => {
    const { user } = await openCheckout();
    await user.type(await screen.findByRole('combobox', { name: /^Find your address/ }), 'bs66an');
    expect(await screen.findByText('12 addresses found for BS6 6AN. Choose yours.')).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByLabelText(/^Street address/)).toHaveValue('4 Cotham Brow');
    expect(screen.getByLabelText(/^City/)).toHaveValue('Bristol');
    expect(screen.getByLabelText(/^Postcode/)).toHaveValue('BS6 6AN');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  test('leaves the fields to be typed into when nobody can be asked', async () => {
    const { user, backend } = await openCheckout();
    backend.faults.set([
      {
        target: { operation: 'AddressLookup' },
        fault: { kind: 'graphqlError', message: 'Cannot query field "addressLookup".' },
      },
    ]);
    await user.type(await screen.findByRole('combobox', { name: /^Find your address/ }), 'BS6 6AN');
    expect(await screen.findByText(/We cannot look addresses up just now/, {}, { timeout: 8000 })).toBeVisible();
    expect(screen.getByLabelText(/^Street address/)).toBeVisible();
  });
});
