import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addItemToCart } from '@/features/cart/cartOperations';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import type { TestBackend } from '../../../backend/testing/createTestBackend';
import { insertCustomer, insertProduct, insertStore, insertStoreSetting } from '../../../backend/testing/fixtures';

const password = 'Correct-horse-1';
const consentText = 'I agree to the <a href="/privacy-notice">Privacy Notice</a>';

const seed = ({ db }: TestBackend): void => {
  insertStore(db);
  insertStoreSetting(db, 'gdpr_consent_texts', { label_customer: consentText });
  insertProduct(db, { sku: 'ZINC', name: 'Zinc Picolinate', price_minor: 950 });
};
const open = (path = '/create-account'): Promise<RenderedShop> => renderShop({ path, seed });

const field = (name: RegExp): HTMLElement => within(screen.getByRole('main')).getByLabelText(name);
const fill = async ({ user }: RenderedShop): Promise<void> => {
  await user.type(field(/^First name/), 'Eleanor');
  await user.type(field(/^Last name/), 'Marsh');
  await user.type(field(/^Email/), 'eleanor@example.com');
  await user.type(field(/^Password/), password);
  await user.click(await screen.findByRole('checkbox', { name: /I agree to the Privacy Notice/ }));
};
const send = ({ user }: RenderedShop): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Create account' }));
const customers = ({ backend }: RenderedShop) => backend.data.customers();

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('creates the account once, signs in, and goes back to where the shopper came from with their cart', async () => {
  const shop = await open('/create-account?from=%2Fcart');
  await act(() => shop.store.dispatch(addItemToCart({ sku: 'ZINC', quantity: 2 })));
  await fill(shop);
  const sent = jest.spyOn(shop.backend, 'fetch');
  const form = screen.getByRole('form', { name: 'Create Account' });
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await waitFor(() => expect(window.location.pathname).toBe('/cart'));
  expect(await screen.findByRole('button', { name: 'Hi, Eleanor' })).toBeVisible();
  expect(customers(shop)).toEqual([{ email: 'eleanor@example.com', is_subscribed: 0 }]);
  const creations = sent.mock.calls.filter(([, init]) => JSON.stringify(init?.body ?? '').includes('createCustomerV2'));
  expect(creations).toHaveLength(1);
  expect(shop.store.getState().cart.details.numItems).toBe(2);
});

test('every rule says what it asks for in its fixed words', async () => {
  const shop = await open();
  await screen.findByRole('checkbox', { name: /I agree to the Privacy Notice/ });
  await send(shop);
  expect(field(/^First name/)).toHaveAccessibleDescription('Is required. Enter your first name.');
  expect(field(/^Email/)).toHaveAccessibleDescription('Is required. Enter your email, like name@example.com.');
  expect(screen.getByRole('checkbox', { name: /I agree to the Privacy Notice/ })).toHaveAccessibleDescription(
    'This field is mandatory Tick the box if you agree.',
  );
  await waitFor(() => expect(field(/^First name/)).toHaveFocus());
  await shop.user.type(field(/^Email/), 'eleanor@');
  await shop.user.type(field(/^Password/), 'Short-1');
  expect(field(/^Email/)).toHaveAccessibleDescription('Please enter a valid email');
  expect(field(/^Password/)).toHaveAccessibleDescription(/^Must contain at least 10 character\(s\)\. /);
  await shop.user.clear(field(/^Password/));
  await shop.user.type(field(/^Password/), 'gardengate42');
  expect(field(/^Password/)).toHaveAccessibleDescription(
    /^A password must contain at least 3 of the following: lowercase, uppercase, digits, special characters\. /,
  );
  expect(customers(shop)).toEqual([]);
});

const expectNobodyTold = async (): Promise<void> => {
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('status')).toHaveTextContent('Please sign in with your email.');
  expect(main.queryByRole('alert')).not.toBeInTheDocument();
  expect(main.getByRole('link', { name: 'Sign In' })).toBeVisible();
};

test('who has an account is not told', async () => {
  const shop = await renderShop({
    path: '/create-account',
    seed: (backend) => {
      seed(backend);
      insertCustomer(backend.db, { email: 'eleanor@example.com' });
    },
  });
  await fill(shop);
  await send(shop);
  await expectNobodyTold();
});

test('who has an account is not told either where the backend tells it', async () => {
  const shop = await open();
  await fill(shop);
  const message = 'A customer with the same email address already exists in an associated website.';
  shop.backend.faults.set([
    { target: { operation: 'CreateAccount' }, fault: { kind: 'graphqlError', message }, times: 1 },
  ]);
  await send(shop);
  await expectNobodyTold();
});

test('where addresses are confirmed, a known and a new one read the same, and the mailed link signs the new one in', async () => {
  const shop = await renderShop({
    path: '/create-account',
    seed: (backend) => {
      seed(backend);
      insertStoreSetting(backend.db, 'create_account_confirmation', true);
      insertCustomer(backend.db, { email: 'ann@example.com' });
    },
  });
  const sent = jest.spyOn(shop.backend, 'fetch');
  const create = async (email: string): Promise<string> => {
    await shop.user.clear(field(/^Email/));
    await shop.user.type(field(/^Email/), email);
    await send(shop);
    const said = await within(screen.getByRole('main')).findByRole('status');
    expect(said).toHaveTextContent(`We have sent an email to ${email}. Follow the link in it to continue.`);
    expect(document.activeElement).toContainElement(said);
    return screen.getByRole('main').textContent.replace(email, '');
  };
  await fill(shop);
  const known = await create('ann@example.com');
  await shop.openAgain();
  await fill(shop);
  expect(await create('eleanor@example.com')).toBe(known);
  expect(sent.mock.calls.filter(([, init]) => JSON.stringify(init?.body ?? '').includes('CustomerToken'))).toEqual([]);

  const outbox = await shop.backend.fetch('/__mail', { headers: { accept: 'application/json' } });
  const link = /https?:\S+/.exec(await outbox.text())?.[0]?.replace(/\\n.*/, '') ?? '';
  const { pathname, search } = new URL(link);
  window.history.replaceState(null, '', pathname + search);
  await shop.openAgain();
  expect(await screen.findByText('Sign in with the password you chose, and your account is open.')).toBeVisible();
  expect(field(/^Email/)).toHaveValue('eleanor@example.com');
  await shop.user.type(field(/^Password/), `${password}x`);
  await shop.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }));
  expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent('password is not right');
  await shop.user.type(field(/^Password/), password);
  await shop.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('button', { name: 'Hi, Eleanor' })).toBeVisible();
  await waitFor(() => expect(shop.data.consentOf('eleanor@example.com')).toBe(1));
});

test('what the backend refuses is told in its words, and nothing that was typed is lost', async () => {
  const shop = await open();
  await fill(shop);
  shop.backend.faults.set([
    {
      target: { operation: 'CreateAccount' },
      fault: { kind: 'graphqlError', message: 'The account could not be saved.' },
      times: 1,
    },
  ]);
  await send(shop);
  expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent(
    'The account could not be saved.',
  );
  expect(field(/^First name/)).toHaveValue('Eleanor');
  expect(field(/^Password/)).toHaveValue(password);
  expect(screen.getByRole('checkbox', { name: /I agree to the Privacy Notice/ })).toBeChecked();
});

test('a lost connection is told, and the next press works', async () => {
  const shop = await open();
  await fill(shop);
  shop.backend.faults.set([
    { target: { operation: 'CreateAccount' }, fault: { kind: 'drop', moment: 'before' }, times: 1 },
  ]);
  await send(shop);
  expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent('We could not reach the shop.');
  await send(shop);
  expect(await screen.findByRole('button', { name: 'Hi, Eleanor' })).toBeVisible();
});

const fromOrder = '/create-account?email=sam%40example.com&firstName=Sam&lastName=%C3%98y';

test('after an order a password is all that is missing, and what is known can be changed', async () => {
  const shop = await open(fromOrder);
  expect(await screen.findByText('sam@example.com')).toBeVisible();
  expect(screen.getByText('Sam Øy')).toBeVisible();
  expect(screen.getByText('Your name and email come from your order.')).toBeVisible();
  expect(screen.queryByLabelText(/^Email/)).not.toBeInTheDocument();
  expect(await screen.findByRole('checkbox', { name: /I agree to the Privacy Notice/ })).not.toBeChecked();
  await shop.user.click(screen.getByRole('button', { name: 'Change name and email' }));
  expect(field(/^Email/)).toHaveValue('sam@example.com');
  expect(field(/^First name/)).toHaveValue('Sam');
  expect(field(/^Last name/)).toHaveValue('Øy');
  await shop.user.clear(field(/^Email/));
  await shop.user.type(field(/^Email/), 'sam@work.example');
  await shop.user.type(field(/^Password/), password);
  await shop.user.click(screen.getByRole('checkbox', { name: /I agree to the Privacy Notice/ }));
  await send(shop);
  expect(await screen.findByRole('button', { name: 'Hi, Sam' })).toBeVisible();
  expect(customers(shop)).toEqual([{ email: 'sam@work.example', is_subscribed: 0 }]);
});

test('an address that knows too little, or a wrong e-mail, opens the whole form', async () => {
  await open('/create-account?email=sam%40&firstName=Sam&lastName=Lee');
  expect(await screen.findByLabelText(/^First name/)).toHaveValue('Sam');
  expect(field(/^Email/)).toHaveValue('sam@');
});

test('the password can be shown, and tells password managers that it is new', async () => {
  const { user } = await open();
  expect(field(/^Password/)).toHaveAttribute('type', 'password');
  expect(field(/^Password/)).toHaveAttribute('autocomplete', 'new-password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field(/^Password/)).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field(/^Password/)).toHaveAttribute('type', 'password');
});

test('without the backend’s consent text the shop has its own words', async () => {
  await renderShop({ path: '/create-account', seed: ({ db }) => insertStore(db) });
  expect(await screen.findByRole('checkbox', { name: /Halewell keeps my details for my account/ })).toBeInTheDocument();
});

test('a store without a newsletter offers none', async () => {
  await renderShop({
    path: '/create-account',
    seed: (backend) => {
      seed(backend);
      insertStoreSetting(backend.db, 'newsletter_enabled', false);
    },
  });
  expect(await screen.findByRole('checkbox', { name: /I agree to the Privacy Notice/ })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /newsletter/ })).not.toBeInTheDocument();
});

test('says beforehand that a mail opens the account, where the store does that', async () => {
  await renderShop({
    path: '/create-account',
    seed: (backend) => {
      seed(backend);
      insertStoreSetting(backend.db, 'create_account_confirmation', true);
    },
  });
  expect(await screen.findByText('We will email you a link that opens your account.')).toBeVisible();
});

test('asks what the merchant requires of a new customer', async () => {
  const shop = await renderShop({
    path: '/create-account',
    seed: (backend) => {
      seed(backend);
      const custom = [
        { entity: 'CUSTOMER', code: 'shoe', label: 'Shoe size', input: 'TEXT', isRequired: true },
        { entity: 'CUSTOMER', code: 'pet', label: 'Pet', input: 'SELECT', options: [{ label: 'Cat', value: '5' }] },
      ];
      const forms = { prefix: 'req', suffix: 'opt', dob: 'req', gender: 'opt', taxvat: 'req', custom };
      insertStoreSetting(backend.db, 'customer_forms', forms);
    },
  });
  const { user } = shop;
  await fill(shop);
  await send(shop);
  for (const name of [/^Name prefix/, /^Date of birth/, /^Tax\/VAT number/, /^Shoe size/])
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
  await user.type(field(/^Name prefix/), 'Dr');
  fireEvent.change(field(/^Date of birth/), { target: { value: '1980-12-31' } });
  await user.selectOptions(field(/^Gender/), 'Female');
  await user.type(field(/^Tax\/VAT number/), 'GB123');
  await user.type(field(/^Shoe size/), '42');
  await user.selectOptions(field(/^Pet/), 'Cat');
  await send(shop);
  await waitFor(() => expect(customers(shop)).toHaveLength(1));
  expect(JSON.parse(shop.backend.data.extraOfCustomer('eleanor@example.com'))).toEqual({
    prefix: 'Dr',
    dob: '1980-12-31',
    gender: '2',
    taxvat: 'GB123',
    shoe: '42',
    pet: '5',
  });
});
