import { screen, waitFor } from '@testing-library/react';
import { selectToasts } from '@/kernel/toasts/toastSlice';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { insertStore, insertStoreSetting } from '../../../backend/testing/fixtures';
import { NewsletterForm } from './NewsletterForm';

const open = async (): Promise<RenderedShop> => {
  const shop = await renderShop({
    render: () => <NewsletterForm source="footer" />,
    seed: ({ db }) => {
      insertStore(db);
      insertStoreSetting(db, 'gdpr_consent_texts', {
        label_newsletter: 'I agree to <a href="/privacy-notice">it</a>.',
      });
    },
  });
  await screen.findByRole('link', { name: 'it' });
  return shop;
};
const email = () => screen.getByRole('textbox', { name: 'Email address' });
const consent = () => screen.getByRole('checkbox', { name: /I agree to it/ });
const submit = () => screen.getByRole('button', { name: 'Sign up' });
const subscribers = ({ backend }: RenderedShop) => backend.data.newsletterSubscribers();
const toasts = ({ store }: RenderedShop) => selectToasts(store.getState());

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a double click signs up once; the form is empty again and a toast says so', async () => {
  const shop = await open();
  await shop.user.type(email(), 'ann@example.com');
  await shop.user.click(consent());
  await shop.user.dblClick(submit());
  await waitFor(() => expect(toasts(shop)).toHaveLength(1));
  expect(toasts(shop)[0]).toMatchObject({
    type: 'success',
    message: 'The email address is subscribed.',
    timeout: 5000,
  });
  expect(subscribers(shop)).toEqual([{ email: 'ann@example.com', has_consented: 1, source: 'footer' }]);
  await waitFor(() => expect(email()).toHaveValue(''));
  expect(consent()).not.toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Tab comes to the box before the button that wants it', async () => {
  const shop = await open();
  email().focus();
  await shop.user.tab();
  expect(consent()).toHaveFocus();
  await shop.user.tab();
  await shop.user.tab();
  expect(submit()).toHaveFocus();
});

test('nothing is sent without an address and a yes, which starts as no', async () => {
  const shop = await open();
  expect(consent()).not.toBeChecked();
  await shop.user.click(submit());
  await waitFor(() => expect(email()).toHaveAccessibleDescription(/^Is required\./));
  expect(consent()).toHaveAccessibleDescription(/^This field is mandatory/);
  await shop.user.type(email(), 'ann@');
  expect(email()).toHaveAccessibleDescription('Please enter a valid email');
  expect(subscribers(shop)).toEqual([]);
});

test('what the backend objects to stands under the form, and what was typed stays', async () => {
  const shop = await open();
  shop.data.subscribe('ann@example.com');
  await shop.user.type(email(), 'ann@example.com');
  await shop.user.click(consent());
  await shop.user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('This email address is already subscribed.');
  expect(email()).toHaveValue('ann@example.com');
  expect(toasts(shop)).toEqual([]);
});

test('a lost request is told, and can be sent again', async () => {
  const shop = await open();
  shop.backend.faults.set([
    { target: { operation: 'SubscribeToNewsletter' }, fault: { kind: 'drop', moment: 'before' }, times: 1 },
  ]);
  await shop.user.type(email(), 'ann@example.com');
  await shop.user.click(consent());
  await shop.user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We could not reach the shop. Check your connection and try again.',
  );
  await shop.user.click(submit());
  await waitFor(() => expect(subscribers(shop)).toHaveLength(1));
});
