import { screen, waitFor, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { copyRow } from '../../../../backend/testing/arrange/copyRow';
import type { TestBackend } from '../../../../backend/testing/createTestBackend';
import {
  fixturePassword,
  insertCustomer,
  insertProduct,
  insertStore,
  insertStoreSetting,
} from '../../../../backend/testing/fixtures';

const email = 'ann@example.com';
const number = '100000012';
/** Two weeks after the order, one after its parcel. */
const now = (): number => Date.parse('2026-11-20T10:00:00Z');

/** Ann's order of two jars, which was sent. */
const open = (path = `/order-history/${number}`, arrange: (backend: TestBackend) => void = () => undefined) =>
  renderShop({
    path,
    now,
    signedIn: { email, password: fixturePassword },
    seed: (backend) => {
      const { db, data } = backend;
      insertStore(db);
      insertStoreSetting(db, 'returns_enabled', 'enabled');
      insertProduct(db, { sku: 'ZINC', name: 'Zinc Picolinate', price_minor: 950, quantity: 10 });
      const customerId = insertCustomer(db, { email });
      data.order({ id: 12, number, status: 'complete', createdAt: '2026-11-12 10:00:00', customerId });
      data.orderAddress(12);
      data.parcel(12, 'RM 1 GB');
      arrange(backend);
    },
  });

const page = () => within(screen.getByRole('main'));
const openForm = async ({ user }: RenderedShop) => {
  await user.click(await page().findByRole('link', { name: 'Return items' }));
  expect(await page().findByRole('heading', { level: 1, name: `Return items of order ${number}` })).toHaveFocus();
};
const send = ({ user }: RenderedShop) => user.click(page().getByRole('button', { name: 'Request return' }));
const choose = async (shop: RenderedShop) => {
  await openForm(shop);
  await shop.user.click(await page().findByRole('button', { name: /Increase|more|One more/i }));
  const questions = within(page().getByRole('group', { name: 'Zinc Picolinate' }));
  await shop.user.selectOptions(questions.getByLabelText(/^Reason/), 'It arrived damaged');
  await shop.user.selectOptions(questions.getByLabelText(/^What we should do/), 'Send it again');
  await shop.user.selectOptions(questions.getByLabelText(/^Condition/), 'Damaged');
};

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('articles of an order are sent back: asked for at the order, and seen there and in the list', async () => {
  const shop = await open();
  await choose(shop);
  await shop.user.type(page().getByLabelText(/^Message to the shop/), 'The lid is broken.');
  await send(shop);
  expect(await screen.findByText(/^Return 10000000001 is requested\./)).toBeVisible();

  const returns = within(await page().findByRole('region', { name: 'Returns' }));
  expect(page().getByRole('heading', { level: 1, name: `Order ${number}` })).toHaveFocus();
  expect(returns.getByText('Requested', { selector: 'span' })).toBeVisible();
  expect(returns.getByText('1 × Zinc Picolinate')).toBeVisible();
  expect(returns.getByText('It arrived damaged, Send it again, Damaged')).toBeVisible();
  expect(returns.getByText('The lid is broken.')).toBeVisible();

  shop.data.returnState('PARTIALLY_APPROVED');
  await shop.user.click(page().getAllByRole('link', { name: 'Order History' })[0] ?? document.body);
  await shop.user.click(await page().findByRole('link', { name: 'Returns' }));
  const card = within(await page().findByRole('article', { name: '10000000001' }));
  expect(card.getByText('Partly approved')).toBeVisible();
  expect(page().getByRole('heading', { level: 1, name: 'Returns' })).toHaveFocus();
  expect(card.getByRole('link', { name: number })).toHaveAttribute('href', `/order-history/${number}`);
});

test('what is missing is named, and nothing is sent', async () => {
  const shop = await open();
  await openForm(shop);
  await page().findByRole('button', { name: 'Request return' });
  await send(shop);
  expect(page().getByText('Enter how many you are returning of at least one item.')).toBeVisible();
  await shop.user.click(page().getByRole('button', { name: /Increase|more|One more/i }));
  await send(shop);
  expect(page().getAllByText('Is required.')).toHaveLength(3);
  await waitFor(() => expect(page().getByLabelText(/^Reason/)).toHaveFocus());
  expect(shop.data.returns()).toEqual([]);
});

test('a lost answer says that it is not known, and the form knows what can still come back', async () => {
  const shop = await open();
  await choose(shop);
  shop.backend.faults.set([
    { target: { operation: 'RequestReturn' }, fault: { kind: 'drop', moment: 'after' }, times: 1 },
  ]);
  await send(shop);
  expect(await page().findByText(/do not know yet whether your request arrived/)).toBeVisible();
  expect(await page().findByText('1 can be returned')).toBeVisible();
  expect(shop.data.returns()).toHaveLength(1);
});

test('an order that cannot be read again either keeps the form with all that was typed', async () => {
  const shop = await open();
  await choose(shop);
  await shop.user.type(page().getByLabelText(/^Message to the shop/), 'The lid is broken.');
  shop.backend.faults.set([
    { target: { operation: 'RequestReturn' }, fault: { kind: 'drop', moment: 'before' } },
    { target: { operation: 'CustomerOrder' }, fault: { kind: 'graphqlError', message: 'No.' } },
  ]);
  await send(shop);
  expect(await page().findByText(/do not know yet whether your request arrived/)).toBeVisible();
  expect(page().getByLabelText(/^Message to the shop/)).toHaveValue('The lid is broken.');
  expect(page().queryByText('Your order could not be loaded.')).not.toBeInTheDocument();
});

test('a refusal keeps what was chosen', async () => {
  const shop = await open();
  await choose(shop);
  shop.backend.faults.set([
    { target: { operation: 'RequestReturn' }, fault: { kind: 'graphqlError', message: 'Not now.' }, times: 1 },
  ]);
  await send(shop);
  expect(await page().findByRole('alert')).toBeVisible();
  expect(page().getByLabelText(/^Reason/)).toHaveValue('1');
});

test('the customer writes to the shop about a return', async () => {
  const shop = await open();
  await choose(shop);
  await send(shop);
  await shop.user.click(await page().findByRole('button', { name: 'Write to the shop 10000000001' }));
  await shop.user.type(page().getByLabelText(/^Message to the shop/), 'Any news?');
  await shop.user.click(page().getByRole('button', { name: 'Send message' }));
  expect(await page().findByText('Any news?', { selector: 'li' })).toBeVisible();
  expect(screen.getByText('Your message has been sent.')).toBeVisible();
  expect(page().getByRole('button', { name: 'Write to the shop 10000000001' })).toHaveFocus();
  expect(page().queryByLabelText(/^Message to the shop/)).toBeNull();
});

test('the list stays when it cannot be read again after a message', async () => {
  const shop = await open();
  await choose(shop);
  await send(shop);
  await shop.user.click(page().getAllByRole('link', { name: 'Order History' })[0] ?? document.body);
  await shop.user.click(await page().findByRole('link', { name: 'Returns' }));
  await shop.user.click(await page().findByRole('button', { name: 'Write to the shop 10000000001' }));
  await shop.user.type(page().getByLabelText(/^Message to the shop/), 'Any news?');
  shop.backend.faults.set([
    { target: { operation: 'CustomerReturns' }, fault: { kind: 'graphqlError', message: 'No.' } },
  ]);
  await shop.user.click(page().getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(page().queryByLabelText(/^Message to the shop/)).toBeNull());
  expect(page().getByRole('article', { name: '10000000001' })).toBeVisible();
});

test('another page of returns begins at its heading', async () => {
  const shop = await open();
  await choose(shop);
  await send(shop);
  await shop.user.click(page().getAllByRole('link', { name: 'Order History' })[0] ?? document.body);
  for (let more = 2; more <= 8; more += 1)
    copyRow(shop.backend.db, 'sales_return', 1, { increment_id: `1000000000${more}` });
  await shop.user.click(await page().findByRole('link', { name: 'Returns' }));
  await shop.user.click(await page().findByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(page().getAllByRole('article')).toHaveLength(2));
  expect(page().getByRole('heading', { level: 1, name: 'Returns' })).toHaveFocus();
});

test('nothing is offered where nothing can come back', async () => {
  const shop = await open(undefined, ({ db }) => insertStoreSetting(db, 'returns_enabled', 'disabled'));
  expect(await page().findByRole('button', { name: 'Buy again' })).toBeVisible();
  expect(page().queryByRole('link', { name: 'Return items' })).toBeNull();
  shop.unmount();
});

test('the form of an order that cannot come back says so', async () => {
  await open(`/order-history/${number}?return`, ({ data }) => data.forgetParcels(12));
  expect(await page().findByRole('heading', { name: 'Nothing in this order can be returned' })).toBeVisible();
  expect(page().getByRole('link', { name: 'Back to the order' })).toHaveAttribute('href', `/order-history/${number}`);
});

test('a list without returns, and one that cannot be loaded, say so', async () => {
  const shop = await open('/order-history?returns', ({ faults }) =>
    faults.set([
      { target: { operation: 'CustomerReturns' }, fault: { kind: 'graphqlError', message: 'No.' }, times: 1 },
    ]),
  );
  expect(await page().findByRole('alert')).toHaveTextContent('Your returns could not be loaded.');
  await shop.user.click(page().getByRole('button', { name: 'Try again' }));
  expect(await page().findByRole('heading', { name: 'No returns' })).toBeVisible();
});
