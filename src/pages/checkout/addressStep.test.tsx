import { act, screen, waitFor, within } from '@testing-library/react';
import { removeSavedCheckout } from '@/features/checkout/forgetCheckout';
import { signOutAndRevoke } from '@/features/session/signOut';
import { lazyAuthModal } from '@/shell/lazyAuthModal';
import {
  account,
  findPayment,
  openCheckout,
  openCheckoutAsCustomer,
  sendAddress,
  typeAddress,
  typeInto,
} from '@/testing/checkoutVisit';
import type { RenderedShop } from '@/testing/renderShop';

const shippingAddress = ({ data }: RenderedShop) => data.shippingAddress();

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
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('an e-mail with an account leads to the sign-in over the page, where the merchant lets the backend tell', async () => {
  const shop = await openCheckout();
  shop.data.setting('guest_checkout_login_enabled', true);
  await typeInto(shop.user, 'Email', account.email);
  await shop.user.tab();
  const hint = within(
    (await screen.findByText(/^There is an account with this email address/)).closest('p') ?? document.body,
  );
  await shop.user.click(hint.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

describe('a customer', () => {
  test('has the default address of the book chosen, and goes on with one click', async () => {
    const shop = await openCheckoutAsCustomer();
    expect(await screen.findByRole('radio', { name: /14 Cotham Brow/ })).toBeChecked();
    expect(screen.queryByLabelText(/^Email/)).not.toBeInTheDocument();
    await sendAddress(shop.user);
    await findPayment();
    expect(shippingAddress(shop)).toMatchObject({ postcode: 'BS6 6AN' });
  });

  test('keeps another address in the book when asked to', async () => {
    const shop = await openCheckoutAsCustomer();
    await shop.user.click(await screen.findByRole('radio', { name: 'Use another address' }));
    await typeAddress(shop.user);
    await shop.user.click(screen.getByRole('checkbox', { name: 'Save this address to my address book' }));
    await sendAddress(shop.user);
    await findPayment();
    const kept = () => shop.data.postcodesIn('Bath');
    await waitFor(() => expect(kept()).toEqual([{ postcode: 'BA1 1LZ' }]));
    expect(shippingAddress(shop)).toMatchObject({ postcode: 'BA1 1LZ' });
  });
});

test('F-22: a guest signs in halfway: what was typed stays, and the cart comes along', async () => {
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
  expect(screen.queryByText(/session (?:has )?(?:ended|expired)/i)).not.toBeInTheDocument();
  expect(shop.reloads()).toBe(0);
  expect(await screen.findByRole('radio', { name: 'Use another address' })).toBeChecked();
  expect(screen.getByLabelText(/^Street address/)).toHaveValue('3 Elm Grove');
  expect(screen.getByLabelText(/^Postcode/)).toHaveValue('BA1 1LZ');
  await sendAddress(shop.user);
  expect(await findPayment()).toBeVisible();
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
  await findPayment();
  const listed = shop.data.newsletterSubscribers();
  expect(listed).toEqual([{ email: 'ann@example.com', has_consented: 1, source: 'checkout' }]);
});

describe('the finder', () => {
  const finder = () => screen.findByRole('combobox', { name: /^Find your address/ });

  test('takes an address with the keyboard, and shows it in one piece', async () => {
    const shop = await openCheckout();
    const { user } = shop;
    for (const [label, text] of [['Email', 'ann@example.com'] as const, ['First name', 'Ann'] as const])
      await typeInto(user, label, text);
    await typeInto(user, 'Last name', 'Lee');
    await user.type(await finder(), 'bs66an');
    expect(await screen.findByText('12 addresses found for BS6 6AN. Choose yours.')).toBeVisible();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const chosen = screen.getByRole('group', { name: 'Your address' });
    expect(chosen).toHaveTextContent('4 Cotham Brow');
    expect(chosen).toHaveFocus();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /^Street address/ })).not.toBeInTheDocument();
    await sendAddress(user);
    await findPayment();
    expect(shippingAddress(shop)).toMatchObject({ street: '["4 Cotham Brow"]', postcode: 'BS6 6AN' });
  });

  test('takes part of a postcode, or of an address', async () => {
    const { user } = await openCheckout();
    await user.type(await finder(), 'BS6');
    expect(await screen.findByRole('option', { name: '5 Chandos Road, Bristol, BS6 5TX' })).toBeVisible();
    await user.clear(await finder());
    await user.type(await finder(), '14 cotham b');
    await user.click(await screen.findByRole('option', { name: '14 Cotham Brow, Bristol, BS6 6AN' }));
    await user.click(screen.getByRole('button', { name: 'Edit address' }));
    expect(screen.getByLabelText(/^Street address/)).toHaveFocus();
    expect(screen.getByLabelText(/^Street address/)).toHaveValue('14 Cotham Brow');
    await user.click(screen.getByRole('button', { name: 'Find another address' }));
    expect(await finder()).toHaveFocus();
  });

  test('is not passed by without an address, and says nothing of it before', async () => {
    const { user } = await openCheckout();
    await user.click(await finder());
    await user.tab();
    expect(await finder()).not.toBeInvalid();
    for (const [label, text] of Object.entries({ Email: 'ann@example.com', 'First name': 'Ann', 'Last name': 'Lee' }))
      await typeInto(user, label, text);
    await sendAddress(user);
    await waitFor(async () => expect(await finder()).toHaveFocus());
    expect(await finder()).toHaveAccessibleDescription(/^Is required\./);
    await user.type(await finder(), 'Nowhere at all');
    expect(await screen.findByText(/^No address found for Nowhere at all/)).toBeVisible();
    expect(await finder()).not.toBeInvalid();
    await sendAddress(user);
    expect(await finder()).toHaveAccessibleDescription(
      /Please choose your address from the list, or enter it manually/,
    );
  });

  test('leaves the fields to be typed into when nobody can be asked', async () => {
    const { user, backend } = await openCheckout();
    backend.faults.set([
      {
        target: { operation: 'AddressLookup' },
        fault: { kind: 'graphqlError', message: 'Cannot query field "addressLookup".' },
      },
    ]);
    await user.type(await finder(), 'BS6 6AN');
    expect(await screen.findByText(/We cannot look addresses up just now/, {}, { timeout: 8000 })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enter address manually' }));
    expect(screen.getByLabelText(/^Street address/)).toBeVisible();
    expect(screen.getByLabelText(/^Street address/)).toHaveFocus();
  });
});

test('what few need is behind a button, and stays once it is filled', async () => {
  const shop = await openCheckout();
  const { user } = shop;
  await typeInto(user, 'Email', 'ann@example.com');
  await typeAddress(user);
  for (const name of ['Flat, building or company', 'County'])
    expect(screen.queryByRole('textbox', { name: new RegExp(`^${name}`) })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add flat, building or company' }));
  const second = screen.getByRole('textbox', { name: /^Flat, building or company/ });
  expect(second).toHaveFocus();
  await user.type(second, 'Flat 3');
  await user.clear(second);
  expect(second).toBeVisible();
  await user.type(second, 'Flat 4');
  await sendAddress(user);
  await findPayment();
  expect(shippingAddress(shop)).toMatchObject({ street: '["3 Elm Grove","Flat 4"]' });
});

test('no telephone number has to be given where no carrier asks for one', async () => {
  const shop = await openCheckout();
  const { user } = shop;
  await typeInto(user, 'Email', 'ann@example.com');
  await typeAddress(user);
  await user.clear(screen.getByLabelText(/^Phone/));
  await sendAddress(user);
  await findPayment();
  expect(shop.store.getState().checkout?.shippingAddress).toMatchObject({ telephone: '' });
});

describe('an address that a guest wants remembered', () => {
  const orderOnce = async (isTicked: boolean) => {
    const shop = await openCheckout();
    await typeInto(shop.user, 'Email', 'ann@example.com');
    await typeAddress(shop.user);
    const box = screen.getByRole('checkbox', { name: 'Remember my address on this device' });
    expect(box).not.toBeChecked();
    if (isTicked) await shop.user.click(box);
    await sendAddress(shop.user);
    await findPayment();
    // As after the order.
    removeSavedCheckout(shop.services.storage);
    shop.unmount();
    return openCheckout();
  };
  const offer = { name: 'Address kept on this device' };

  test('is offered the next time, and one press goes on with it', async () => {
    const shop = await orderOnce(true);
    expect(await screen.findByRole('group', offer)).toHaveTextContent('Ann Lee, 3 Elm Grove, Bath, BA1 1LZ');
    await shop.user.click(screen.getByRole('button', { name: 'Use this address again' }));
    await findPayment();
    expect(shippingAddress(shop)).toMatchObject({ postcode: 'BA1 1LZ' });
  });

  test('is forgotten when asked to', async () => {
    const { user, services } = await orderOnce(true);
    await user.click(await screen.findByRole('button', { name: 'Forget this address' }));
    expect(screen.getByText('Your address is no longer kept on this device.')).toHaveFocus();
    expect(services.storage.storedAt('remembered_address')).toBeUndefined();
  });

  test('is not kept from who did not ask for it, nor offered to a customer, nor left behind by one', async () => {
    const shop = await orderOnce(false);
    await screen.findByRole('combobox', { name: /^Find your address/ });
    expect(shop.services.storage.storedAt('remembered_address')).toBeUndefined();
    expect(screen.queryByRole('group', offer)).not.toBeInTheDocument();
    shop.services.storage.write('remembered_address', { lastname: 'Lee', street: ['1'], email: 'ann@example.com' });
    shop.unmount();
    const customers = await openCheckoutAsCustomer();
    await screen.findByRole('radio', { name: /14 Cotham Brow/ });
    expect(screen.queryByRole('group', offer)).not.toBeInTheDocument();
    await act(() => customers.store.dispatch(signOutAndRevoke()));
    expect(customers.services.storage.storedAt('remembered_address')).toBeUndefined();
  });
});
