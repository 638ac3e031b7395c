import { screen, within } from '@testing-library/react';
import { authorised, openCheckout, playProvider, reachPayment } from '@/testing/checkoutVisit';
import { insertCoupon } from '../../../backend/testing/fixtures';
import { shopData } from '../../../backend/testing/arrange/shopData';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('F-07: a total that changed before the payment is shown, and has to be accepted', async () => {
  const shop = await openCheckout();
  await reachPayment(shop);
  const { sent } = await playProvider([authorised]);
  shop.data.quantityOfLines(3);
  await shop.user.click(screen.getByRole('checkbox', { name: /I agree|I have read/ }));
  await shop.user.click(screen.getByRole('button', { name: 'Pay £21.95' }));

  expect(await screen.findByText(/Your total changed from £21\.95 to £31\.45/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept and pay £31.45' })).toBeVisible();
  expect(sent).not.toContainEqual(expect.objectContaining({ type: 'tokenise' }));
  expect(shop.data.orders()).toHaveLength(0);
  expect(shop.data.newsletterSubscribers()).toHaveLength(0);
  expect(shop.data.consents()).toEqual([{ is_consent: 1 }]);
});

test('a code that the shopper types beside the payment is no change to confirm; taking it off is none either', async () => {
  const shop = await openCheckout({ arrange: ({ db }) => insertCoupon(db) });
  await reachPayment(shop);
  await playProvider([authorised]);
  const summary = within(screen.getByRole('complementary', { name: 'Order summary' }));
  await shop.user.click(await summary.findByText('Add a discount code'));
  await shop.user.type(summary.getByRole('textbox', { name: 'Code' }), 'TEN{Enter}');
  expect(await screen.findByRole('button', { name: 'Pay £20.05' })).toBeVisible();
  expect(screen.queryByText(/Your total changed/)).not.toBeInTheDocument();
  await shop.user.click(summary.getByRole('button', { name: /^Remove/ }));
  expect(await screen.findByRole('button', { name: 'Pay £21.95' })).toBeVisible();
  expect(screen.queryByText(/Your total changed/)).not.toBeInTheDocument();
});

test('a code that ran out meanwhile is a change to confirm', async () => {
  const shop = await openCheckout({
    arrange: ({ db }) => {
      insertCoupon(db);
      shopData(db).couponOnCart('TEN');
    },
  });
  await reachPayment(shop);
  await playProvider([authorised]);
  shop.data.endCoupons();
  await shop.user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await shop.user.click(screen.getByRole('button', { name: 'Pay £20.05' }));
  expect(await screen.findByText(/Your total changed from £20\.05 to £21\.95/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept and pay £21.95' })).toBeVisible();
});
