import { screen, waitFor, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { fixturePassword, insertCustomer, insertStore, insertStoreSetting } from '../../../../backend/testing/fixtures';

const email = 'ann@example.com';
const open = (): Promise<RenderedShop> =>
  renderShop({
    path: '/communications',
    signedIn: { email, password: fixturePassword },
    seed: ({ db }) => {
      insertStore(db);
      insertCustomer(db, { email });
      insertStoreSetting(db, 'communication_channels', [
        { code: 'post', label: 'Post', consent_text: 'I agree to <b>letters</b>.' },
      ]);
    },
  });
const box = async (name: string) =>
  within(await screen.findByRole('region', { name })).findByRole<HTMLInputElement>('checkbox');

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('switches the newsletter, says so, and puts it back', async () => {
  const { user, backend } = await open();
  expect(await box('Newsletter')).not.toBeChecked();
  await user.click(await box('Newsletter'));
  expect(await screen.findByText('Newsletter: switched on.')).toBeVisible();
  expect(backend.data.customers()[0]?.is_subscribed).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(backend.data.customers()[0]?.is_subscribed).toBe(0));
  await waitFor(async () => expect(await box('Newsletter')).not.toBeChecked());
});

test('ends as it was pressed last, however fast', async () => {
  const { user, backend } = await open();
  backend.faults.set([{ target: { operation: 'SetNewsletter' }, fault: { kind: 'delay', milliseconds: 100 } }]);
  await user.click(await box('Newsletter'));
  expect(await box('Newsletter')).toBeChecked();
  await user.click(await box('Newsletter'));
  expect(await box('Newsletter')).not.toBeChecked();
  expect(await screen.findByText('Newsletter: switched off.')).toBeVisible();
  expect(screen.queryByText('Newsletter: switched on.')).not.toBeInTheDocument();
  expect(backend.data.customers()[0]?.is_subscribed).toBe(0);
  expect(await box('Newsletter')).not.toBeChecked();
});

test('ends as an undo has it that is pressed last, while the box is being switched', async () => {
  const { user, backend } = await open();
  await user.click(await box('Newsletter'));
  expect(await screen.findByText('Newsletter: switched on.')).toBeVisible();
  backend.faults.set([{ target: { operation: 'SetNewsletter' }, fault: { kind: 'delay', milliseconds: 100 } }]);
  await user.click(await box('Newsletter'));
  await user.click(await box('Newsletter'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await box('Newsletter')).not.toBeChecked();
  expect(await screen.findByText('Newsletter: switched off.')).toBeVisible();
  expect(backend.data.customers()[0]?.is_subscribed).toBe(0);
  expect(await box('Newsletter')).not.toBeChecked();
});

test('withdraws a consent also when the answer to giving it was lost', async () => {
  const { user, backend } = await open();
  backend.faults.set([
    { target: { operation: 'SetNewsletter' }, fault: { kind: 'delay', milliseconds: 100 }, times: 1 },
    { target: { operation: 'SetNewsletter' }, fault: { kind: 'drop', moment: 'after' }, times: 1 },
  ]);
  await user.click(await box('Newsletter'));
  await user.click(await box('Newsletter'));
  expect(await screen.findByText('Newsletter: switched off.')).toBeVisible();
  expect(backend.data.customers()[0]?.is_subscribed).toBe(0);
});

test('has a channel in the words of the store, with the day of the answer', async () => {
  const { user } = await open();
  expect(await screen.findByText('letters')).toBeVisible();
  await user.click(await box('Post'));
  expect(await screen.findByText(/You agreed on/)).toBeVisible();
  expect(await box('Post')).toBeChecked();
});

test('says when a change was not taken; the box stands as before', async () => {
  const { user, backend } = await open();
  backend.faults.set([
    { target: { operation: 'SetChannelConsent' }, fault: { kind: 'graphqlError', message: 'Not now.' } },
  ]);
  await user.click(await box('Post'));
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(await box('Post')).not.toBeChecked();
});
