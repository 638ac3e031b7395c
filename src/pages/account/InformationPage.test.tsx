import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { fixturePassword, insertCustomer, insertStore } from '../../../backend/testing/fixtures';

const email = 'ann@example.com';
const newPassword = 'Garden-Gate-42';

const open = (path = '/account-information'): Promise<RenderedShop> =>
  renderShop({
    path,
    signedIn: { email, password: fixturePassword },
    seed: ({ db }) => {
      insertStore(db);
      insertCustomer(db, { email, firstname: 'Ann', lastname: 'Shopper' });
      insertCustomer(db, { email: 'other@example.com' });
    },
  });
const page = () => within(screen.getByRole('main'));
const change = (what: string) => page().findByRole('button', { name: `Change ${what}` });
const save = () => page().getByRole('button', { name: 'Save' });

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('changes the name, says so, and puts it back', async () => {
  const { user, store } = await open();
  await user.click(await change('Name'));
  const first = page().getByLabelText(/First name/);
  expect(first).toHaveFocus();
  await user.clear(first);
  await user.type(first, 'Anna');
  await user.click(save());
  expect(await page().findByText('Anna Shopper')).toBeVisible();
  expect(await change('Name')).toHaveFocus();
  expect(store.getState().user.currentUser.firstname).toBe('Anna');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await page().findByText('Ann Shopper')).toBeVisible();
});

test('changes the e-mail with the password only, and stays signed in', async () => {
  const { user, store, backend } = await open('/customer/account/edit/');
  await user.click(await change('Email'));
  const field = page().getByRole('textbox', { name: /Email/ });
  await user.clear(field);
  await user.type(field, 'other@example.com');
  const password = page().getByLabelText(/Current password/);
  await user.type(password, 'wrong');
  await user.click(save());
  expect(await page().findByText(/The password is not right/)).toBeVisible();
  expect(field).toHaveValue('other@example.com');
  await waitFor(() => expect(password).toHaveValue(''));
  await user.type(password, fixturePassword);
  await user.click(save());
  expect(await page().findByText(/already has an account/)).toBeVisible();
  await user.clear(field);
  await user.type(field, 'anna@example.com');
  await user.click(save());
  expect(await screen.findByText('You now sign in with anna@example.com.')).toBeVisible();
  await waitFor(() => expect(store.getState().user.isSignedIn).toBe(true));
  expect(backend.data.customers().map((each) => each.email)).toContain('anna@example.com');
});

describe('the password', () => {
  const fill = async ({ user }: RenderedShop, next: string) => {
    await user.click(await change('Password'));
    await user.type(page().getByLabelText(/Current password/), fixturePassword);
    await user.type(page().getByLabelText(/New password/), next);
  };

  test('has its rules ticked one by one', async () => {
    const shop = await open();
    await fill(shop, 'abc1');
    const rules = page()
      .getAllByRole('listitem')
      .map((item) => item.textContent)
      .filter((text) => /characters|case|Digit|Special/.test(text));
    expect(rules).toEqual(['10 characters', 'Lowercase (done)', 'Uppercase', 'Digit (done)', 'Special character']);
    await shop.user.click(save());
    expect(await page().findByText('Must contain at least 10 character(s).')).toBeVisible();
  });

  test('must be another one', async () => {
    const shop = await open();
    await fill(shop, fixturePassword);
    await shop.user.click(save());
    expect(await page().findByText('New password must be different')).toBeVisible();
  });

  test('is changed; this session goes on with a new token', async () => {
    const shop = await open();
    const before = shop.store.getState().user.token;
    await fill(shop, newPassword);
    await shop.user.click(save());
    expect(await screen.findByText(/Your password has been changed/)).toBeVisible();
    const { token, isSignedIn } = shop.store.getState().user;
    expect(isSignedIn).toBe(true);
    expect(token).not.toBe(before);
  });

  test('is said to be changed when the session cannot go on', async () => {
    const shop = await open();
    await fill(shop, newPassword);
    shop.backend.faults.set([
      { target: { operation: 'GenerateCustomerToken' }, fault: { kind: 'graphqlError', message: 'No.' } },
    ]);
    await shop.user.click(save());
    expect(await screen.findByText('Your new password is saved. Sign in with it.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  });
});

test('renews and withdraws the consent', async () => {
  const { user, backend } = await open('/customer/account/edit');
  const panel = within(await page().findByRole('region', { name: 'Data protection' }));
  await user.click(await panel.findByRole('button', { name: 'Give consent' }));
  expect(await panel.findByText('This field is mandatory')).toBeVisible();
  await user.click(panel.getByRole('checkbox'));
  await user.click(panel.getByRole('button', { name: 'Give consent' }));
  expect(await panel.findByText(/you agreed to us keeping your details/)).toBeVisible();
  expect(backend.data.consentOf(email)).toBe(1);
  await user.click(panel.getByRole('button', { name: 'Renew consent' }));
  expect(await screen.findAllByText(/Your consent is recorded/)).not.toHaveLength(0);
  await user.click(panel.getByRole('button', { name: 'Withdraw consent' }));
  expect(await panel.findByRole('checkbox')).not.toBeChecked();
  expect(backend.data.consentOf(email)).toBe(0);
});

test('is listed with every page of the account', async () => {
  await open();
  const pages = within(await page().findByRole('navigation', { name: 'My Account' }));
  expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Overview',
    'Order History',
    'Subscriptions',
    'Wishlist',
    'Address Book',
    'Saved Payments',
    'Credit and points',
    'Communications',
    'Account Information',
  ]);
  expect(pages.getByRole('link', { name: 'Account Information' })).toHaveAttribute('aria-current', 'page');
});

test('shows what else the merchant asks of a customer, changes it, and empties it', async () => {
  const { user, backend } = await renderShop({
    path: '/account-information',
    signedIn: { email, password: fixturePassword },
    seed: ({ db, data }) => {
      insertStore(db);
      insertCustomer(db, { email, extra: '{"taxvat":"GB1","suffix":"Jr"}' });
      data.setting('customer_forms', { suffix: 'opt', dob: 'opt', gender: 'opt', taxvat: 'req' });
    },
  });
  const panel = within(await page().findByRole('region', { name: 'More details' }));
  expect(panel.getByText('Tax/VAT number: GB1')).toBeVisible();
  await user.click(await change('More details'));
  fireEvent.change(panel.getByLabelText(/^Date of birth/), { target: { value: '1980-12-31' } });
  await user.selectOptions(panel.getByLabelText(/^Gender/), 'Male');
  await user.clear(panel.getByLabelText(/^Name suffix/));
  await user.click(save());
  expect(await page().findByText('Date of birth: 31 December 1980')).toBeVisible();
  expect(page().getByText('Gender: Male')).toBeVisible();
  expect(JSON.parse(backend.data.extraOfCustomer(email))).toEqual({ taxvat: 'GB1', dob: '1980-12-31', gender: '1' });
});
