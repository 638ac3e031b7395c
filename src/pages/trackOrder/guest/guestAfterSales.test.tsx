import { screen, waitFor, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import type { TestBackend } from '../../../../backend/testing/createTestBackend';
import { insertCustomer, insertProduct, insertStore, insertStoreSetting } from '../../../../backend/testing/fixtures';

const number = '100000012';
/** Two weeks after the order, one after its parcel. */
const now = (): number => Date.parse('2026-11-20T10:00:00Z');

/** A guest's order of two jars. */
const open = (path: string, arrange: (backend: TestBackend) => void = () => undefined): Promise<RenderedShop> =>
  renderShop({
    path,
    now,
    seed: (backend) => {
      const { db, data } = backend;
      insertStore(db);
      insertStoreSetting(db, 'returns_enabled', 'enabled');
      insertStoreSetting(db, 'order_cancellation_enabled', true);
      insertProduct(db, { sku: 'ZINC', name: 'Zinc Picolinate', price_minor: 950, quantity: 10 });
      data.order({ id: 12, number, status: 'processing', createdAt: '2026-11-12 10:00:00' });
      data.orderAddress(12);
      data.orderAddress(12, 'billing');
      arrange(backend);
    },
  });

const page = () => within(screen.getByRole('main'));
const find = async ({ user }: RenderedShop): Promise<void> => {
  await user.type(await page().findByLabelText(/^Email/), 'ann@example.com');
  const fields = [
    ['Postcode', 'BA1 1AA'],
    ['Last name', 'Shopper'],
  ] as const;
  for (const [label, value] of fields) {
    const field = page().queryByLabelText(new RegExp(`^${label}`));
    if (field) await user.type(field, value);
  }
  await user.click(page().getByRole('button', { name: 'Find my order' }));
};
const lookUp = async (arrange?: (backend: TestBackend) => void): Promise<RenderedShop> => {
  const shop = await open(`/track-my-order/?number=${number}&order`, arrange);
  await find(shop);
  expect(await page().findByRole('heading', { name: `Order ${number}` })).toBeVisible();
  return shop;
};
/** Address that the latest mail leads to, as Magento writes it. */
const mailed = ({ data }: RenderedShop): string => {
  const query = /\/track-my-order\/\?(\S+)/.exec(data.latestMail())?.[1];
  if (query === undefined) throw new Error(`No link in: ${data.latestMail()}`);
  return `/sales/guest/view/?${query}`;
};
const visit = (shop: RenderedShop, path: string) => waitFor(() => shop.navigator.push(path));
const follow = async (shop: RenderedShop, change: (query: URLSearchParams) => void = () => undefined) => {
  const [path, query] = mailed(shop).split('?');
  const parameters = new URLSearchParams(query);
  change(parameters);
  await visit(shop, `${path}?${parameters.toString()}`);
};
const askToCancel = async ({ user }: RenderedShop): Promise<void> => {
  await user.click(page().getByRole('button', { name: 'Cancel order' }));
  const dialog = within(screen.getByRole('dialog', { name: `Cancel order ${number}?` }));
  expect(dialog.getByText(/^We will send a link/)).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Reason'), 'The order was placed by mistake');
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
};
const press = (shop: RenderedShop, name: string) => shop.user.click(page().getByRole('button', { name }));

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('what can be done with an order is one press from how far it is', async () => {
  const { user } = await open('/track-my-order/');
  await user.type(await page().findByLabelText(/^Order number/), number);
  await user.type(page().getByLabelText(/^Email or postcode/), 'ann@example.com');
  await user.click(page().getByRole('button', { name: 'Find my order' }));
  await user.click(await page().findByRole('link', { name: 'Cancel, return or see the whole order' }));
  expect(await page().findByLabelText(/^Last name on the bill/)).toBeVisible();
  expect(page().getByLabelText(/^Order number/)).toHaveValue(number);
});

describe('a guest cancels', () => {
  test('by the link of a mail, and not before its page was pressed', async () => {
    const shop = await lookUp(({ data }) => data.invoice(12, '10000000007'));
    await askToCancel(shop);
    expect(await page().findByText(/^We have sent a link to the email of order 100000012/)).toBeVisible();
    expect(shop.data.stateOfOrder(12)).toBe('processing');
    await follow(shop);
    expect(await page().findByRole('heading', { level: 1, name: 'Cancel your order' })).toBeVisible();
    expect(await page().findByText('Zinc Picolinate')).toBeVisible();
    expect(shop.data.stateOfOrder(12)).toBe('processing');
    await press(shop, 'Cancel order');
    expect(await page().findByText(`Order ${number} is cancelled.`)).toBeVisible();
    expect(await page().findByText('Closed')).toBeVisible();
    expect(shop.data.stateOfOrder(12)).toBe('closed');
    expect(page().queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  test('and is told when the order was cancelled before, or its key is another', async () => {
    const shop = await lookUp();
    await askToCancel(shop);
    await page().findByText(/^We have sent a link/);
    const link = mailed(shop);
    shop.data.orderStatus(12, 'canceled');
    await follow(shop);
    await page().findByText('Zinc Picolinate');
    await press(shop, 'Cancel order');
    expect(await page().findByText(/can no longer be cancelled, or was cancelled before\. .*Canceled/)).toBeVisible();
    await visit(shop, link.replace(/confirmation_key=[^&]+/, `confirmation_key=${'x'.repeat(32)}`));
    await waitFor(() => expect(page().queryByText(/cancelled before/)).not.toBeInTheDocument());
    await page().findByText('Zinc Picolinate');
    await press(shop, 'Cancel order');
    expect(await page().findByRole('alert')).toHaveTextContent(/This link does not work any more/);
    expect(within(page().getByRole('alert')).getByRole('link')).toHaveAttribute('href', '/track-my-order');
  });

  test('and presses again when the answer was lost', async () => {
    const shop = await lookUp();
    await askToCancel(shop);
    await page().findByText(/^We have sent a link/);
    await follow(shop);
    await page().findByText('Zinc Picolinate');
    shop.backend.faults.set([
      { target: { operation: 'ConfirmGuestCancel' }, fault: { kind: 'drop', moment: 'before' }, times: 1 },
    ]);
    await press(shop, 'Cancel order');
    expect(await page().findByText(/do not know yet whether the order was cancelled/)).toBeVisible();
    await press(shop, 'Cancel order');
    expect(await page().findByText(`Order ${number} is cancelled.`)).toBeVisible();
  });

  test('by a link that has the number in the place of the id, once the order is found', async () => {
    const shop = await lookUp();
    await askToCancel(shop);
    await page().findByText(/^We have sent a link/);
    await follow(shop, (query) => {
      query.set('order_id', number);
      query.delete('orderRef');
      query.delete('action');
    });
    expect(await page().findByText('Enter the details of your order first.')).toBeVisible();
    await find(shop);
    await page().findByText('Zinc Picolinate');
    await press(shop, 'Cancel order');
    expect(await page().findByText(`Order ${number} is cancelled.`)).toBeVisible();
    expect(shop.data.stateOfOrder(12)).toBe('canceled');
  });

  test('and is told when it is too late to ask', async () => {
    const shop = await lookUp();
    shop.data.parcel(12, 'RM 1 GB');
    await askToCancel(shop);
    expect(await screen.findByText(/can no longer be cancelled/)).toBeVisible();
    expect(await page().findByRole('link', { name: /^RM 1 GB/ })).toBeVisible();
    expect(page().queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  test('nothing where the store does not allow it, or the order has an account', async () => {
    const shop = await lookUp(({ db }) => insertStoreSetting(db, 'order_cancellation_enabled', false));
    expect(page().queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    expect(page().queryByRole('link', { name: 'Return items' })).not.toBeInTheDocument();
    shop.data.giveOrderTo(12, insertCustomer(shop.backend.db));
    await press(shop, 'Find my order');
    expect(await page().findByText(/belongs to an account/)).toBeVisible();
  });
});

describe('a guest returns', () => {
  const choose = async (shop: RenderedShop): Promise<void> => {
    await shop.user.click(page().getByRole('link', { name: 'Return items' }));
    expect(await page().findByRole('heading', { level: 1, name: `Return items of order ${number}` })).toHaveFocus();
    await shop.user.click(await page().findByRole('button', { name: /Increase|more|One more/i }));
    const questions = within(page().getByRole('group', { name: 'Zinc Picolinate' }));
    await shop.user.selectOptions(questions.getByLabelText(/^Reason/), 'It arrived damaged');
    await shop.user.selectOptions(questions.getByLabelText(/^What we should do/), 'Send it again');
    await shop.user.selectOptions(questions.getByLabelText(/^Condition/), 'Damaged');
    await press(shop, 'Request return');
  };
  const send = ({ data }: TestBackend): void => data.parcel(12, 'RM 1 GB');

  test('by the link of a mail; until then it is to be confirmed', async () => {
    const shop = await lookUp(send);
    await choose(shop);
    expect(await screen.findByText(/the link in it confirms return 10000000001/)).toBeVisible();
    const returns = within(await page().findByRole('region', { name: 'Returns' }));
    expect(returns.getByText('To be confirmed')).toBeVisible();
    expect(returns.queryByRole('button')).not.toBeInTheDocument();
    await follow(shop);
    expect(await page().findByRole('heading', { level: 1, name: 'Confirm your return' })).toBeVisible();
    await press(shop, 'Confirm return');
    expect(await page().findByText(/^Return 10000000001 is requested\./)).toBeVisible();
    const after = within(await page().findByRole('region', { name: 'Returns' }));
    expect(await after.findByText('Requested', { selector: 'span' })).toBeVisible();
  });

  test('and keeps what was chosen when the answer was lost', async () => {
    const shop = await lookUp(send);
    shop.backend.faults.set([
      { target: { operation: 'RequestGuestReturn' }, fault: { kind: 'drop', moment: 'before' }, times: 1 },
    ]);
    await choose(shop);
    expect(await page().findByText(/do not know yet whether your request arrived/)).toBeVisible();
    expect(page().getByLabelText(/^Reason/)).toHaveValue('1');
  });

  test('nothing with a link whose key is another', async () => {
    const shop = await lookUp(send);
    await choose(shop);
    await page().findByRole('region', { name: 'Returns' });
    await follow(shop, (query) => query.set('confirmation_key', 'x'.repeat(32)));
    await page().findByRole('heading', { level: 1, name: 'Confirm your return' });
    await press(shop, 'Confirm return');
    expect(await page().findByRole('alert')).toHaveTextContent(/This link does not work any more/);
  });
});
