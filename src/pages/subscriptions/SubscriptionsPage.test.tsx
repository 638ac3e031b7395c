import { act, screen, waitFor, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { buyByPlan, insertPlannedShop, linkOfLastMail } from '../../../backend/subscriptions/testing/buyByPlan';
import { runnerOf } from '../../../backend/subscriptions/testing/subscriber';
import type { TestBackend } from '../../../backend/testing/createTestBackend';
import { fixturePassword, insertCustomer } from '../../../backend/testing/fixtures';

const ann = { email: 'ann@example.com', password: fixturePassword };
/** A Friday at noon. */
const now = () => Date.UTC(2026, 10, 20, 12);
let zinc = 0;

const seed = (backend: TestBackend): void => {
  zinc = insertPlannedShop(backend);
  insertCustomer(backend.db, { email: ann.email });
};
const open = (prepare: (backend: TestBackend) => Promise<void> = (backend) => buyByPlan(backend, zinc, ann)) =>
  renderShop({ path: '/subscriptions', signedIn: ann, seed, prepare, now });

const card = async () => within(await screen.findByRole('article', { name: 'Zinc Picolinate' }));
const press = async (shop: RenderedShop, name: RegExp | string): Promise<void> =>
  shop.user.click(
    await screen.findByRole('button', { name: typeof name === 'string' ? new RegExp(`^${name}`) : name }),
  );

beforeEach(() => {
  window.scrollTo = () => undefined;
  window.sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('says what comes when, for how much, where and paid with what', async () => {
  await open();
  const shown = await card();
  expect(shown.getByText('Active')).toBeVisible();
  expect(shown.getByText('18 December 2026')).toBeVisible();
  expect(shown.getAllByText('£36.00')[0]).toBeVisible();
  expect(shown.getByText('1 High Street, London')).toBeVisible();
  expect(shown.getByText('Visa ending 1111')).toBeVisible();
  expect(shown.getByText(/Started with order/)).toBeInTheDocument();
});

test('shows two hundred in pages', async () => {
  const shop = await open(async (backend) => {
    await buyByPlan(backend, zinc, ann);
    backend.data.moreSubscriptions(199);
  });
  expect(await screen.findByText('200 subscriptions')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(6);
  await shop.user.click(screen.getByRole('link', { name: 'Page 34' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(window.location.search).toBe('?page=34');
});

test('skips an order, and takes that back', async () => {
  const shop = await open();
  await press(shop, 'Skip the next order');
  expect(await screen.findByText('15 January 2027')).toBeVisible();
  expect(await screen.findByText('The order of 18 December 2026 is skipped.')).toBeVisible();
  await press(shop, 'Undo');
  expect(await screen.findByText('18 December 2026', { selector: 'strong' })).toBeVisible();
});

test('takes back what was done while another change is under way, after that', async () => {
  const shop = await open();
  const shown = await card();
  await press(shop, 'Skip the next order');
  expect(await screen.findByText('15 January 2027')).toBeVisible();
  await shop.user.click(shown.getByText('Change date or frequency'));
  shop.backend.faults.set([
    { target: { operation: 'SetSubscriptionFrequency' }, fault: { kind: 'delay', milliseconds: 300 }, times: 1 },
  ]);
  await shop.user.selectOptions(shown.getByLabelText('Delivery'), 'Every 8 weeks');
  await press(shop, 'Save frequency');
  await press(shop, 'Undo');
  expect(screen.getByText('15 January 2027')).toBeVisible();
  expect(await screen.findByText('18 December 2026', { selector: 'strong' })).toBeVisible();
  expect(shown.getByText('Every 8 weeks', { selector: 'dd' })).toBeVisible();
});

test('changes date, frequency and quantity', async () => {
  const shop = await open();
  const shown = await card();
  await shop.user.click(shown.getByText('Change date or frequency'));
  const date = shown.getByLabelText('Next order');
  await shop.user.clear(date);
  await shop.user.type(date, '2026-12-01');
  await press(shop, 'Save date');
  expect(await shown.findByText('1 December 2026')).toBeVisible();
  await shop.user.selectOptions(shown.getByLabelText('Delivery'), 'Every 8 weeks');
  await press(shop, 'Save frequency');
  expect((await screen.findAllByText('It now comes every 8 weeks.'))[0]).toBeVisible();
  await press(shop, 'Increase quantity of Zinc Picolinate');
  expect((await shown.findAllByText('£54.00'))[0]).toBeVisible();
});

test('saves a frequency when asked to, keeps the focus, and says what is as it was', async () => {
  const shop = await open();
  const shown = await card();
  await shop.user.click(shown.getByText('Change date or frequency'));
  await shop.user.selectOptions(shown.getByLabelText('Delivery'), 'Every 8 weeks');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(shown.getByText('Every 4 weeks', { selector: 'dd' })).toBeVisible();
  const save = shown.getByRole('button', { name: 'Save frequency' });
  await shop.user.click(save);
  expect(await shown.findByText('Every 8 weeks', { selector: 'dd' })).toBeVisible();
  expect(save).toHaveFocus();
  await shop.user.click(save);
  expect(shown.getByLabelText('Delivery')).toHaveFocus();
  expect(shown.getByLabelText('Delivery')).toHaveAccessibleDescription('It already comes this often.');
  await press(shop, 'Save date');
  const date = shown.getByLabelText('Next order');
  expect(date).toHaveFocus();
  expect(date).toHaveAccessibleDescription('The next order already comes on this date.');
  await shop.user.clear(date);
  await press(shop, 'Save date');
  expect(date).toHaveAccessibleDescription('Enter a date.');
});

test('names what each action and question is about', async () => {
  const shop = await open();
  for (const action of ['Skip the next order', 'Pause', 'Cancel subscription'])
    expect(await screen.findByRole('button', { name: `${action} Zinc Picolinate` })).toBeVisible();
  expect(screen.getByText('Change date or frequency').closest('summary')).toHaveTextContent(/Zinc Picolinate$/);
  await press(shop, 'Cancel subscription');
  expect(screen.getByRole('dialog', { name: 'Cancel your subscription to Zinc Picolinate?' })).toBeVisible();
});

test('goes to another address that is typed', async () => {
  const shop = await open();
  const shown = await card();
  await shop.user.click(shown.getByText('Change address'));
  const city = await shown.findByLabelText(/Town or city|City/);
  await shop.user.clear(city);
  await shop.user.type(city, 'Leeds');
  await press(shop, 'Save address');
  expect(await shown.findByText('1 High Street, Leeds')).toBeVisible();
});

test('begins a change of address at the present one, as the address book has it', async () => {
  const shop = await open(async (backend) => {
    const { data } = backend;
    await buyByPlan(backend, zinc, ann);
    data.address(data.onlyCustomerId(), '9 Mill Lane', 'LS1 4AP', true);
    data.keepOrderAddresses(data.onlyCustomerId());
  });
  const shown = await card();
  await shop.user.click(shown.getByText('Change address'));
  expect(await shown.findByRole('radio', { name: /1 High Street/ })).toBeChecked();
  expect(shown.getByRole('radio', { name: 'Use another address' })).not.toBeChecked();
  await shop.user.click(shown.getByRole('radio', { name: 'Use another address' }));
  expect(await shown.findByLabelText(/^First name/)).toHaveValue('');
});

test('pauses, resumes, and is cancelled in two clicks', async () => {
  const shop = await open();
  await press(shop, 'Pause');
  expect(await (await card()).findByText('Paused', { selector: 'span' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await press(shop, 'Resume');
  expect(await (await card()).findByText('Active')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await press(shop, 'Cancel subscription');
  const dialog = screen.getByRole('dialog');
  await press(shop, 'Yes, cancel');
  expect(await (await card()).findAllByText('Cancelled')).not.toHaveLength(0);
  // Closed before it went with the card's actions, so that neither toast nor focus went along.
  expect(dialog).not.toHaveAttribute('open');
  expect(await screen.findByText('Your subscription is cancelled.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Zinc Picolinate' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Skip the next order/ })).not.toBeInTheDocument();
});

test('says that a card was refused, and when it is tried again', async () => {
  await open(async (backend) => {
    await buyByPlan(backend, zinc, { ...ann, nonce: 'later-refused' });
    runnerOf({ db: backend.db, payments: backend.payments, now }).pass(28);
  });
  expect(await screen.findByText(/was refused. We will try again on 19 December 2026/)).toBeVisible();
});

test('says what the backend refuses, and keeps what is true', async () => {
  const shop = await open();
  await card();
  shop.data.endSubscriptions();
  await press(shop, 'Skip the next order');
  expect(await screen.findByRole('alert')).toHaveTextContent('This subscription is not running. Resume it first.');
});

test('keeps a change that is typed when neither it nor what is true can be had', async () => {
  const shop = await open();
  const shown = await card();
  await shop.user.click(shown.getByText('Change date or frequency'));
  const date = shown.getByLabelText('Next order');
  await shop.user.clear(date);
  await shop.user.type(date, '2026-12-01');
  shop.backend.faults.set([
    { target: { operation: 'SetSubscriptionDate' }, fault: { kind: 'drop', moment: 'before' } },
    { target: { operation: 'CustomerSubscriptions' }, fault: { kind: 'graphqlError', message: 'No.' } },
  ]);
  await press(shop, 'Save date');
  expect(await shown.findByText(/^This did not work\./)).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByText('Your subscriptions could not be loaded.')).not.toBeInTheDocument();
  expect(shown.getByLabelText('Next order')).toHaveValue('2026-12-01');
});

test('a guest comes by the link of a mail, which leaves the address at once', async () => {
  const guest = { email: 'guest@example.com' };
  const shop = await renderShop({ path: '/cart', seed, prepare: (backend) => buyByPlan(backend, zinc, guest), now });
  act(() => {
    window.history.pushState(null, '', linkOfLastMail(shop.backend));
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByText('18 December 2026')).toBeVisible();
  expect(window.location.search).toBe('');
  expect(screen.getByRole('button', { name: 'Cancel subscription Zinc Picolinate' })).toBeVisible();
});

test('a customer changes the card of the subscription that a mailed link opened, and comes back to it', async () => {
  const guest = { email: 'guest@example.com' };
  const shop = await open((backend) => buyByPlan(backend, zinc, guest));
  const visit = async (path: string | null): Promise<void> => {
    window.history.pushState(null, '', path);
    await shop.openAgain();
  };
  await visit(linkOfLastMail(shop.backend));
  await shop.user.click((await card()).getByText('Change card'));
  await visit((await card()).getByRole('link', { name: 'Enter a new card' }).getAttribute('href'));
  const form = within(await screen.findByRole('form', { name: 'A new card for your subscription' }));
  await visit(form.getByRole('link', { name: 'Back to your subscriptions' }).getAttribute('href'));
  expect((await card()).getByText('18 December 2026')).toBeVisible();

  // What is the customer's own is not asked for by the link.
  await visit('/checkout/card?subscription=other');
  expect(await screen.findByRole('heading', { name: 'This subscription cannot be found' })).toBeVisible();
  await visit(screen.getByRole('link', { name: 'Back to your subscriptions' }).getAttribute('href'));
  expect(await screen.findByRole('heading', { name: 'No subscriptions yet' })).toBeVisible();
});

test('nobody without a session or a link sees anything', async () => {
  await renderShop({ path: '/subscriptions', seed, prepare: (backend) => buyByPlan(backend, zinc, ann), now });
  expect(await screen.findByRole('heading', { name: 'Sign in to see your subscriptions' })).toBeVisible();
});

test('a link that the shop did not make opens nothing', async () => {
  await renderShop({ path: '/subscriptions?link=made.up.link', seed, now });
  expect(await screen.findByRole('heading', { name: 'This subscription cannot be found' })).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('without a subscription there is a way on', async () => {
  await open(() => Promise.resolve());
  expect(await screen.findByRole('heading', { name: 'No subscriptions yet' })).toBeVisible();
});
