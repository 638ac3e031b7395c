import { screen, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { changeCredit, changePoints } from '../../../../backend/balances/balanceQueries';
import type { TestBackend } from '../../../../backend/testing/createTestBackend';
import { fixturePassword, insertCustomer, insertStore, insertStoreSetting } from '../../../../backend/testing/fixtures';

const email = 'ann@example.com';
const open = (changes = 2, arrange: (backend: TestBackend) => void = () => undefined): Promise<RenderedShop> =>
  renderShop({
    path: '/credit-and-points',
    signedIn: { email, password: fixturePassword },
    seed: (backend) => {
      const { db } = backend;
      insertStore(db);
      insertStoreSetting(db, 'magento_reward_general_is_enabled_on_front', '1');
      const customerId = insertCustomer(db, { email });
      const change = { customerId, orderId: null, what: 'Created', createdAt: '2026-11-01 10:00:00' };
      for (let each = 0; each < changes; each += 1) changeCredit(db, change, 500, 'GBP');
      changePoints(db, { ...change, what: 'A review' }, 250);
      arrange(backend);
    },
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }, { timeout: 5000 }));

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('shows what there is, what it is worth, and how it came to be', async () => {
  await open();
  const credit = await part('Store credit');
  expect(credit.getByText('£10.00')).toBeVisible();
  const [latest] = credit.getAllByRole('listitem');
  expect(latest).toHaveTextContent('Created1 November 2026+£5.00Balance: £10.00');
  const points = await part('Reward points');
  expect(points.getByText('Worth £2.50')).toBeVisible();
  expect(points.getByText('You earn 1 point for every £1.00 you spend. 100 points are worth £1.00.')).toBeVisible();
  expect(points.getByRole('listitem')).toHaveTextContent('A review1 November 2026+250250 points');
});

test('older changes are shown on demand', async () => {
  const { user } = await open(23);
  expect((await part('Store credit')).getAllByRole('listitem')).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Show older changes' }));
  expect(await (await part('Store credit')).findByText('Balance: £5.00')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older changes' })).not.toBeInTheDocument();
});

test('says when it cannot be loaded, and tries again', async () => {
  const { user } = await open(2, ({ faults }) =>
    faults.set([
      { target: { operation: 'CustomerBalances' }, fault: { kind: 'graphqlError', message: 'No.' }, times: 1 },
    ]),
  );
  expect(await screen.findByText('Your credit and points could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await part('Store credit')).getByText('£10.00')).toBeVisible();
});
