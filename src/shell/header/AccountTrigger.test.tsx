import { screen, waitFor, within } from '@testing-library/react';
import { renderShop } from '@/testing/renderShop';
import { insertCustomer, insertProduct, insertStore } from '../../../backend/testing/fixtures';
import { hashPasswordNow } from '../../../backend/customer/passwords';
import { testHashCost } from '../../../backend/testing/testSettings';
import { lazyAuthForms } from '../lazyAuthForms';

const password = 'Correct-horse-1';

const open = () =>
  renderShop({
    path: '/cart',
    seed: ({ db }) => {
      insertStore(db);
      insertProduct(db, { sku: 'ZINC', name: 'Zinc' });
      insertCustomer(db, {
        email: 'ann@example.com',
        firstname: 'Ann',
        lastname: 'Lee',
        password_hash: hashPasswordNow(password, testHashCost),
      });
    },
  });

const trigger = (name: string) => within(screen.getByRole('banner')).findByRole('button', { name });

beforeAll(() => lazyAuthForms.load());

test('a guest signs in, in the dropdown of the header, and stays where they are', async () => {
  const { user } = await open();
  const button = await trigger('Sign In');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  const form = await within(screen.getByRole('banner')).findByRole('form', { name: 'Sign In' });
  await user.type(within(form).getByLabelText(/^Email/), 'ann@example.com');
  await user.type(within(form).getByLabelText(/^Password/), password);
  await user.click(within(form).getByRole('button', { name: 'Sign In' }));
  const account = await trigger('Hi, Ann');
  await waitFor(() => expect(account).toHaveFocus());
  expect(account).toHaveAttribute('aria-expanded', 'false');
  expect(window.location.pathname).toBe('/cart');
  await user.click(account);
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await waitFor(async () => expect(await trigger('Sign In')).toHaveFocus());
});

test('the dropdown closes on Escape, and with a press beside it', async () => {
  const { user } = await open();
  const button = await trigger('Sign In');
  await user.click(button);
  await screen.findByRole('form', { name: 'Sign In' });
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
  await user.click(button);
  await user.click(screen.getByRole('main'));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
