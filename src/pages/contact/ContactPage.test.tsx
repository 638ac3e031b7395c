import { screen, waitFor, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { insertCmsBlock, insertStore, insertStoreSetting } from '../../../backend/testing/fixtures';
import { ContactPage } from './ContactPage';

const open = (seed: (db: RenderedShop['backend']['db']) => void = () => undefined): Promise<RenderedShop> =>
  renderShop({
    render: () => <ContactPage otherwise={<p>Nothing here</p>} />,
    path: '/contact-us',
    seed: ({ db }) => {
      insertStore(db);
      insertStoreSetting(db, 'contact_reasons', [{ code: 'order', label: 'My order' }]);
      seed(db);
    },
  });

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const fill = async ({ user }: RenderedShop): Promise<void> => {
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Ann Shopper');
  await user.type(field(/^Email/), 'ann@example.com');
  await user.selectOptions(screen.getByRole('combobox', { name: /What is it about/ }), 'My order');
  await user.type(field(/^Message/), 'Where is it?');
  await user.click(screen.getByRole('checkbox'));
};
const submit = () => screen.getByRole('button', { name: 'Send message' });
const messages = ({ backend }: RenderedShop) => backend.data.contactMessages();

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a message is taken once, and the thanks stand in the place of the form', async () => {
  const shop = await open();
  await fill(shop);
  await shop.user.dblClick(submit());
  const thanks = await screen.findByText('Thank you. Your message has been sent. We will reply to ann@example.com.');
  expect(thanks.closest('[tabindex="-1"]')).toHaveFocus();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(messages(shop)).toEqual([
    {
      name: 'Ann Shopper',
      email: 'ann@example.com',
      telephone: null,
      comment: 'Where is it?',
      reason: 'order',
      order_number: null,
      has_consented: 1,
    },
  ]);
});

test('what is missing or wrong is named at its field, and nothing is sent', async () => {
  const shop = await open();
  await shop.user.type(await screen.findByRole('textbox', { name: /^Email/ }), 'ann@');
  await shop.user.type(field(/^Telephone/), 'call me');
  await shop.user.click(submit());
  await waitFor(() => expect(field(/^Name/)).toHaveAccessibleDescription('Is required. Enter your name.'));
  await waitFor(() => expect(field(/^Name/)).toHaveFocus());
  expect(field(/^Email/)).toHaveAccessibleDescription('Please enter a valid email');
  expect(field(/^Telephone/)).toHaveAccessibleDescription('Please enter a valid phone number.');
  expect(field(/^Message/)).toHaveAccessibleDescription('Is required. Write your message.');
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Is required. Choose what your message is about.');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
    'This field is mandatory Tick the box if you agree.',
  );
  expect(field(/^Order number/)).toBeValid();
  expect(messages(shop)).toEqual([]);
});

test('a failure keeps what was typed, says so, and the message can be sent again', async () => {
  const shop = await open();
  shop.backend.faults.set([
    { target: { operation: 'ContactUs' }, fault: { kind: 'drop', moment: 'before' }, times: 1 },
    { target: { operation: 'ContactUs' }, fault: { kind: 'status', status: 500 }, skip: 1, times: 1 },
    { target: { operation: 'ContactUs' }, fault: { kind: 'graphqlError', message: 'Not now.' }, skip: 2, times: 1 },
  ]);
  await fill(shop);
  await shop.user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We could not reach the shop. Check your connection and try again.',
  );
  expect(field(/^Message/)).toHaveValue('Where is it?');
  await shop.user.click(submit());
  // The shop has been reached: the line is not blamed.
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('An error has occurred. Please check the input and try again.'),
  );
  await shop.user.click(submit());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not now.'));
  await shop.user.click(submit());
  expect(await screen.findByText(/Thank you/)).toBeVisible();
  expect(messages(shop)).toHaveLength(1);
});

test('the blocks of the back office stand beside it, or that there are none', async () => {
  const { unmount } = await open((db) => {
    insertCmsBlock(db, { identifier: 'contact_details', content: '<p>Call us</p>' });
  });
  const beside = () => within(screen.getByRole('complementary', { name: 'More help' }));
  expect(await screen.findByText('Call us')).toBeVisible();
  expect(beside().queryByText('There are no blocks to display.')).not.toBeInTheDocument();
  unmount();
  await open();
  expect(await screen.findByText('There are no blocks to display.')).toBeVisible();
});

test('a store that has switched it off says so, and leads on', async () => {
  await open((db) => insertStoreSetting(db, 'contact_enabled', false));
  expect(await screen.findByText(/not taking messages here at the moment/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('when it is not known whether there is a page, the shopper can ask again', async () => {
  const shop = await renderShop({
    render: () => <ContactPage otherwise={null} />,
    seed: ({ db, faults }) => {
      insertStore(db);
      faults.set([
        { target: { operation: 'GetContactConfig' }, fault: { kind: 'graphqlError', message: 'x' }, times: 1 },
      ]);
    },
  });
  await shop.user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
});

test('a customer need not say again who they are', async () => {
  const shop = await renderShop({ render: () => <ContactPage otherwise={null} />, signedIn: true });
  await waitFor(() => expect(shop.store.getState().user.currentUser.email).not.toBe(''));
  expect(await screen.findByRole('textbox', { name: /^Email/ })).toHaveValue('eleanor.marsh@example.co.uk');
  expect(field(/^Name/)).toHaveValue('Eleanor Marsh');
});

describe('blocks that could not be loaded', () => {
  const open = (): Promise<RenderedShop> =>
    renderShop({
      render: () => <ContactPage otherwise={<p>Nothing here</p>} />,
      seed: ({ db, faults }) => {
        insertStore(db);
        insertCmsBlock(db, { identifier: 'contact_details', content: '<p>Call us</p>' });
        faults.set([
          { target: { operation: 'GetContactPageBlocks' }, fault: { kind: 'graphqlError', message: 'x' }, times: 2 },
        ]);
      },
    });
  const retry = () => screen.findByRole('button', { name: 'Try again' });

  test('are asked for again beside the form, which keeps what was typed', async () => {
    const { user } = await open();
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Ann');
    expect(screen.getByText('This content could not be loaded.')).toBeVisible();
    expect(screen.queryByText('There are no blocks to display.')).not.toBeInTheDocument();
    await user.click(await retry());
    await user.click(await retry());
    expect(await screen.findByText('Call us')).toBeVisible();
    expect(field(/^Name/)).toHaveValue('Ann');
  });

  describe('at a backend that takes no messages', () => {
    beforeEach(() => void Object.assign(CAPABILITIES, { contactForm: false }));
    afterEach(() => void Object.assign(CAPABILITIES, { contactForm: true }));

    test('do not make the page one that is not there', async () => {
      const { user } = await open();
      await user.click(await retry());
      expect(screen.queryByText('Nothing here')).not.toBeInTheDocument();
      await user.click(await retry());
      expect(await screen.findByText('Call us')).toBeVisible();
    });
  });
});
