import { screen, within } from '@testing-library/react';
import { openStockCheckout } from '@/testing/stock/stockCheckout';
import { playStockBuild } from '@/testing/stock/stockShop';
import { insertCoupon } from '../../../backend/testing/fixtures';

playStockBuild();

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const summary = async () => within(await screen.findByRole('complementary', { name: 'Summary' }, { timeout: 10_000 }));
const removalOf = async (code: string) =>
  (await summary()).findByRole('button', { name: `Remove the code ${code}` }, { timeout: 5000 });

const open = async () => {
  const shop = await openStockCheckout({
    path: '/cart',
    arrange: ({ db }) => {
      insertCoupon(db);
      insertCoupon(db, { code: 'FIVE', label: 'Five off', percent: 5 });
    },
  });
  await shop.user.click(await (await summary()).findByText('Add a discount code', {}, { timeout: 5000 }));
  const apply = async (code: string): Promise<void> =>
    shop.user.type(await (await summary()).findByRole('textbox', { name: 'Code' }), `${code}{Enter}`);
  return { ...shop, apply };
};

test('a bare Magento takes one code: the form gives way to it, and comes back without it', async () => {
  const { user, apply } = await open();
  await apply('TEN');
  const removal = await removalOf('TEN');
  expect((await summary()).queryByRole('textbox', { name: 'Code' })).not.toBeInTheDocument();
  await user.click(removal);
  expect(await (await summary()).findByRole('textbox', { name: 'Code' })).toBeVisible();
});

test('a code that another tab has applied already is explained', async () => {
  const { apply, data } = await open();
  await (await summary()).findByRole('textbox', { name: 'Code' });
  data.couponOnCart('TEN');
  await apply('FIVE');
  expect(await (await summary()).findByRole('alert')).toHaveTextContent('There is already a code on this cart.');
  expect(await removalOf('TEN')).toBeVisible();
});
