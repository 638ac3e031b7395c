import { screen, within } from '@testing-library/react';
import { openStockCheckout, type StockVisit } from '@/testing/stock/stockCheckout';
import { playStockBuild } from '@/testing/stock/stockShop';
import { insertStoreSetting } from '../../../backend/testing/fixtures';

playStockBuild();

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const switchedOn: StockVisit['arrange'] = ({ db }) => {
  insertStoreSetting(db, 'allow_order', '1', 1);
  insertStoreSetting(db, 'allow_items', '1', 1);
};
const summary = async () => within(await screen.findByRole('complementary', { name: 'Summary' }, { timeout: 10_000 }));

test.each(['With the whole order', 'Jug'])('a bare Magento keeps a message: %s', async (name) => {
  const { user, data } = await openStockCheckout({ path: '/cart', arrange: switchedOn });
  await user.click(await (await summary()).findByText('Gift message', {}, { timeout: 5000 }));
  const entry = within(await (await summary()).findByRole('listitem', { name }, { timeout: 5000 }));
  // What is answered with empty texts is no message.
  expect(entry.queryByRole('blockquote')).not.toBeInTheDocument();
  await user.click(entry.getByRole('button', { name: `Add a message: ${name}` }));
  await user.type(entry.getByRole('textbox', { name: 'Message' }), 'For your new house');
  await user.click(entry.getByRole('button', { name: 'Save message' }));
  expect(await entry.findByRole('button', { name: `Edit the message: ${name}` })).toBeVisible();
  expect(data.giftMessages()).toEqual([{ to: '', from: '', message: 'For your new house' }]);
});

test('nothing goes with what is not sent', async () => {
  await openStockCheckout({ path: '/cart', sku: 'CLASS', arrange: switchedOn });
  await (await summary()).findByText('Add a discount code');
  expect((await summary()).queryByText('Gift message')).not.toBeInTheDocument();
});

test('a build for a backend without the field asks for nothing and shows nothing', async () => {
  Object.assign(CAPABILITIES, { giftMessages: false });
  await openStockCheckout({ path: '/cart', arrange: switchedOn });
  await (await summary()).findByText('Add a discount code');
  expect((await summary()).queryByText('Gift message')).not.toBeInTheDocument();
});
