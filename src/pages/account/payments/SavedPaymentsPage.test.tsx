import { screen, waitFor, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { makePageInert } from '@/testing/environment/inertPage';
import { fixturePassword, insertCustomer, insertStore } from '../../../../backend/testing/fixtures';
import { keepInVault } from '../../../../backend/payments/vault/vaultQueries';
import { isExpired } from './PaymentCard';

const email = 'ann@example.com';
const open = (count: number): Promise<RenderedShop> =>
  renderShop({
    path: '/saved-payments',
    signedIn: { email, password: fixturePassword },
    seed: ({ db }) => {
      insertStore(db);
      const id = insertCustomer(db, { email });
      for (let each = 0; each < count; each += 1) {
        const card = {
          customer_id: id,
          payment_method_code: 'test_card',
          card_brand: 'Visa',
          card_last4: String(1000 + each),
          card_expiry: each === 0 ? '01/2020' : '12/2090',
          outcome: 'authorised' as const,
        };
        keepInVault(db, card, Date.UTC(2026, 0, 1) - each * 1000);
      }
    },
  });
const page = () => within(screen.getByRole('main'));

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('shows each card with its expiry, and removes one after a question', async () => {
  makePageInert();
  const { user } = await open(2);
  expect(await page().findByText('Expired 01/20')).toBeVisible();
  expect(page().getByText('Expires 12/90')).toBeVisible();
  await user.click(page().getByRole('button', { name: 'Remove Visa ending 1000' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove this card?' }));
  await user.click(question.getByRole('button', { name: 'Keep it' }));
  expect(page().getAllByRole('button', { name: /Remove Visa/ })).toHaveLength(2);
  await user.click(page().getByRole('button', { name: 'Remove Visa ending 1000' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Remove this card?' })).getByRole('button', { name: 'Remove' }),
  );
  expect(await screen.findByText('The card has been removed.')).toBeVisible();
  expect(page().getByText('1 saved card')).toHaveFocus();
  expect(page().queryByText('Expired 01/20')).toBeNull();
});

test('offers the card first that is made the default, until that is undone', async () => {
  const { user, backend } = await open(3);
  const order = () =>
    page()
      .getAllByRole('listitem')
      .flatMap((item) => /ending (\d{4})/.exec(item.textContent)?.[1] ?? []);
  await page().findByText('3 saved cards');
  expect(order()).toEqual(['1000', '1001', '1002']);
  await user.click(page().getByRole('button', { name: 'Make default Visa ending 1002' }));
  expect(await page().findByText('Default card')).toBeVisible();
  expect(order()).toEqual(['1002', '1000', '1001']);
  expect(page().getByText('3 saved cards')).toHaveFocus();
  expect(page().queryByRole('button', { name: 'Make default Visa ending 1002' })).toBeNull();
  expect(screen.getByText('This card is now offered first at checkout.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(order()).toEqual(['1000', '1001', '1002']));
  expect(page().queryByText('Default card')).toBeNull();
  backend.faults.set([{ target: { operation: 'SetDefaultPayment' }, fault: { kind: 'drop', moment: 'before' } }]);
  await user.click(page().getByRole('button', { name: 'Make default Visa ending 1001' }));
  expect(await screen.findByText('The card could not be changed. Please try again.')).toBeVisible();
  expect(order()).toEqual(['1000', '1001', '1002']);
});

test('a single card is the first one anyway', async () => {
  await open(1);
  expect(await page().findByText('1 saved card')).toBeInTheDocument();
  expect(page().queryByRole('button', { name: /Make default/ })).toBeNull();
});

test('keeps the question open when the card was kept', async () => {
  const { user, backend } = await open(1);
  await user.click(await page().findByRole('button', { name: 'Remove Visa ending 1000' }));
  backend.faults.set([{ target: { operation: 'DeleteSavedPayment' }, fault: { kind: 'drop', moment: 'before' } }]);
  const question = within(await screen.findByRole('dialog', { name: 'Remove this card?' }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await question.findByText(/could not reach the shop/)).toBeVisible();
});

test('after the last card the focus is on the heading, and its removal is said once', async () => {
  makePageInert();
  const { user } = await open(1);
  await user.click(await page().findByRole('button', { name: 'Remove Visa ending 1000' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove this card?' }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findAllByText('The card has been removed.')).toHaveLength(1);
  expect(page().getByRole('heading', { level: 1, name: 'Saved Payments' })).toHaveFocus();
});

test('says when there is none', async () => {
  await open(0);
  expect(await page().findByRole('heading', { name: 'No saved cards' })).toBeVisible();
});

test('has pages for two hundred', async () => {
  await open(200);
  expect(await page().findByText('200 saved cards')).toBeVisible();
  expect(page().getByRole('link', { name: 'Page 17' })).toBeVisible();
});

test('a card is good to the end of its month', () => {
  const lastDay = new Date(2026, 10, 30, 23).getTime();
  expect(isExpired('11/26', lastDay)).toBe(false);
  expect(isExpired('11/26', new Date(2026, 11, 1).getTime())).toBe(true);
  expect(isExpired('', lastDay)).toBe(false);
});
