import { screen, within } from '@testing-library/react';
import { renderShop, type RenderedShop } from '@/testing/renderShop';
import { listMail } from '../../../backend/mail/outbox';

const email = 'new@example.com';
const page = () => within(screen.getByRole('main'));
const mails = ({ backend }: RenderedShop): number =>
  listMail(backend.db).filter(({ recipient }) => recipient === email).length;

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const open = (path: string): Promise<RenderedShop> =>
  renderShop({ path, arrange: ({ data }) => data.setting('create_account_confirmation', true) });

const create = async ({ user }: RenderedShop): Promise<void> => {
  await user.type(await page().findByLabelText(/^First name/), 'Ann');
  await user.type(page().getByLabelText(/^Last name/), 'Shopper');
  await user.type(page().getByLabelText(/^Email/), email);
  await user.type(page().getByLabelText(/^Password/), 'Garden-Gate-42');
  for (const box of page().getAllByRole('checkbox')) await user.click(box);
  await user.click(page().getByRole('button', { name: 'Create account' }));
  await page().findByText(/We have sent an email to/);
};

const again = 'Send the email again';
const said = `If a new account with ${email} waits to be opened, we have sent the email again.`;

test('who waits for the mail has it sent again', async () => {
  const shop = await open('/create-account');
  await create(shop);
  expect(mails(shop)).toBe(1);
  await shop.user.click(page().getByRole('button', { name: again }));
  expect(await page().findByText(said)).toHaveFocus();
  expect(mails(shop)).toBe(2);
});

test('a refused sign-in offers it, and says the same of an address that nobody asked an account for', async () => {
  const shop = await open('/sign-in');
  await shop.user.type(await page().findByLabelText(/^Email/), email);
  await shop.user.type(page().getByLabelText(/^Password/), 'Garden-Gate-42');
  await shop.user.click(page().getByRole('button', { name: 'Sign In' }));
  await shop.user.click(await page().findByRole('button', { name: again }));
  expect(await page().findByText(said)).toBeVisible();
  expect(mails(shop)).toBe(0);
});

test('a refusal of the backend tells no more', async () => {
  const shop = await open('/create-account');
  await create(shop);
  shop.backend.faults.set([
    {
      target: { operation: 'ResendConfirmation' },
      fault: { kind: 'graphqlError', message: "Confirmation isn't needed.", category: 'graphql-input' },
    },
  ]);
  await shop.user.click(page().getByRole('button', { name: again }));
  expect(await page().findByText(said)).toBeVisible();
});

test('a request that never arrived can be sent again', async () => {
  const shop = await open('/create-account');
  await create(shop);
  shop.backend.faults.set([{ target: { operation: 'ResendConfirmation' }, fault: { kind: 'drop', moment: 'before' } }]);
  await shop.user.click(page().getByRole('button', { name: again }));
  expect(await page().findByRole('alert')).toBeVisible();
  expect(page().getByRole('button', { name: again })).toBeEnabled();
  expect(mails(shop)).toBe(1);
});

describe('without the capability', () => {
  beforeEach(() => void Object.assign(CAPABILITIES, { confirmationResend: false }));
  afterEach(() => void Object.assign(CAPABILITIES, { confirmationResend: true }));

  test('nothing is offered', async () => {
    const shop = await open('/create-account');
    await create(shop);
    expect(page().queryByRole('button', { name: again })).not.toBeInTheDocument();
  });
});
