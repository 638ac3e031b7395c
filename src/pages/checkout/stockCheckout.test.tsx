import { restClientOf } from '@/kernel/rest/restClient';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type DocumentNode, print } from 'graphql';
import { RestNetworkError } from '@/kernel/rest/restErrors';
import { typeAddress, typeInto } from '@/testing/checkoutVisit';
import type { RenderedShop } from '@/testing/renderShop';
import { openStockCheckout, placeStockOrder, reachStockPayment } from '@/testing/stock/stockCheckout';
import { playStockBuild } from '@/testing/stock/stockShop';

playStockBuild();

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const thanks = { name: /^Thank you/ };

/** The next order of a customer reaches the backend, or does not, and nothing comes back. */
const loseAnswer = ({ services }: RenderedShop, isReached: boolean): void => {
  const rest = restClientOf(services);
  const { post } = rest;
  jest.spyOn(rest, 'post').mockImplementationOnce(async (...call) => {
    if (isReached) await post(...call);
    throw new RestNetworkError('POST', call[0], new TypeError('Failed to fetch'));
  });
};

const isOrder = (document: DocumentNode): boolean => print(document).includes('mutation PlaceOrder');

/** The same of a guest's, which goes by GraphQL. */
const loseGuestAnswer = ({ services: { apollo } }: RenderedShop, isReached: boolean): void => {
  const { mutate } = apollo;
  const spy = jest.spyOn(apollo, 'mutate').mockImplementation(async (options) => {
    if (!isOrder(options.mutation)) return mutate(options);
    spy.mockRestore();
    if (isReached) await mutate(options);
    throw new TypeError('Failed to fetch');
  });
};

test('a guest orders to pay by check, and the receipt says what was in the cart', async () => {
  const shop = await openStockCheckout();
  const { user } = shop;
  await reachStockPayment(user);
  expect(screen.getByRole('radio', { name: 'Check / Money order' })).toBeChecked();
  for (const text of [/3-D Secure/, /card details/, /Secure payment/, /Gift card/, /Find your address/])
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  await placeStockOrder(user);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(shop.data.paidOrders()).toEqual([{ increment_id: '000000001', method: 'checkmo' }]);
  expect(screen.getByText('000000001')).toBeVisible();
  expect(screen.getByText(/We have sent a receipt to ann@example.com/)).toBeVisible();
  expect(screen.getByText('Jug')).toBeVisible();
  expect(screen.getByText('£29.00')).toBeVisible();
  expect(screen.getByText('Check / Money order')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/create-account\?email=/),
  );
  // The order of a guest is not the account's there.
  expect(screen.queryByText(/Track this order/)).not.toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe('/checkout/receipt'));
});

test('a payment whose answer is lost is taken to the cart again, and what never arrives orders nothing', async () => {
  const shop = await openStockCheckout();
  await reachStockPayment(shop.user);
  const rest = restClientOf(shop.services);
  const post = jest
    .spyOn(rest, 'post')
    .mockRejectedValue(new RestNetworkError('POST', '', new TypeError('Failed to fetch')));
  await placeStockOrder(shop.user);
  expect(await screen.findByText(/could not be placed/, undefined, { timeout: 5000 })).toBeVisible();
  expect(shop.data.paidOrders()).toEqual([]);
  post.mockRestore();
  loseAnswer(shop, true);
  await placeStockOrder(shop.user);
  expect(await screen.findByText('000000001')).toBeVisible();
  expect(shop.data.paidOrders()).toHaveLength(1);
});

test('what Magento refuses is said in its words, and nothing is ordered', async () => {
  const shop = await openStockCheckout();
  await reachStockPayment(shop.user);
  const { post } = restClientOf(shop.services);
  jest.spyOn(restClientOf(shop.services), 'post').mockImplementation(async (...call) => {
    const answer = await post(...call);
    shop.data.forgetEmails();
    return answer;
  });
  await placeStockOrder(shop.user);
  expect(await screen.findByText(/Guest email for cart is missing/)).toBeVisible();
  expect(shop.data.paidOrders()).toEqual([]);
});

test('a purchase order is placed with its number only', async () => {
  const shop = await openStockCheckout();
  const { user } = shop;
  await reachStockPayment(user);
  await user.click(screen.getByRole('radio', { name: 'Purchase Order' }));
  await placeStockOrder(user);
  expect(shop.data.paidOrders()).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /^Purchase order number/ }), 'PO-7');
  await placeStockOrder(user);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(shop.data.paidOrders()).toHaveLength(1);
});

test('an order of nothing is free, whatever else is offered', async () => {
  const shop = await openStockCheckout();
  const { user } = shop;
  await reachStockPayment(user);
  await user.click(await screen.findByText('Add a discount code'));
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'ONTHEHOUSE{Enter}');
  expect(await screen.findByText('There is nothing to pay for this order.')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await placeStockOrder(user);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(shop.data.paidOrders()).toHaveLength(1);
  expect(screen.queryByText(/Paid with|Paying by/)).not.toBeInTheDocument();
});

test('what is not shipped asks for nothing to ship to', async () => {
  const shop = await openStockCheckout({ sku: 'CLASS' });
  const { user } = shop;
  const post = jest.spyOn(restClientOf(shop.services), 'post');
  expect(await screen.findByRole('heading', { name: 'Billing address' })).toBeVisible();
  expect(screen.queryByText('Shipping method')).not.toBeInTheDocument();
  expect(screen.queryByText('Delivery')).not.toBeInTheDocument();
  await typeInto(user, 'Email', 'ann@example.com');
  await typeAddress(user);
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await placeStockOrder(user);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(shop.data.paidOrders()).toHaveLength(1);
  expect(post.mock.calls.map(([path]) => path.replace(/^.*\//, ''))).toEqual(['set-payment-information']);
  expect(screen.queryByText('Delivery')).not.toBeInTheDocument();
  expect(screen.getByText(/How to pay is in your email/)).toBeVisible();
  expect(screen.queryByText(/We will send it/)).not.toBeInTheDocument();
});

describe('a customer', () => {
  const reach = async (user: UserEvent): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await screen.findByRole('checkbox', { name: /I agree/ });
  };

  test('reads the number of the order, which is not the answer of REST', async () => {
    const shop = await openStockCheckout({ isSignedIn: true });
    await reach(shop.user);
    await placeStockOrder(shop.user);
    expect(await screen.findByText('000000001')).toBeVisible();
    expect(screen.getByText(/We have sent a receipt to nell.harbour@example.com/)).toBeVisible();
  });

  test('reads it, too, when the answer was lost', async () => {
    const shop = await openStockCheckout({ isSignedIn: true });
    await reach(shop.user);
    loseAnswer(shop, true);
    await placeStockOrder(shop.user);
    expect(await screen.findByText('000000001')).toBeVisible();
  });
});

describe('an answer that is lost', () => {
  test('is settled by the cart: one that is gone was ordered', async () => {
    const shop = await openStockCheckout();
    await reachStockPayment(shop.user);
    loseGuestAnswer(shop, true);
    await placeStockOrder(shop.user);
    expect(await screen.findByRole('heading', thanks)).toBeVisible();
    expect(screen.getByText('Jug')).toBeVisible();
    expect(shop.data.paidOrders()).toHaveLength(1);
  });

  test('is settled by the cart: one that is active was not, when the backend cannot be at work any more', async () => {
    let laterMs = 0;
    const shop = await openStockCheckout({ now: () => Date.now() + laterMs });
    await reachStockPayment(shop.user);
    loseGuestAnswer(shop, false);
    await placeStockOrder(shop.user);
    expect(await screen.findByRole('heading', { name: 'We are checking your order' })).toBeVisible();
    await shop.user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
    expect(screen.queryByText(/not placed|confirmation goes/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
    laterMs = 601_000;
    await shop.user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/Your order was not placed/)).toBeVisible();
    expect(shop.data.paidOrders()).toEqual([]);
    await placeStockOrder(shop.user);
    expect(await screen.findByRole('heading', thanks)).toBeVisible();
    expect(shop.data.paidOrders()).toHaveLength(1);
  });

  test('is not settled while nobody answers', async () => {
    const shop = await openStockCheckout();
    await reachStockPayment(shop.user);
    loseGuestAnswer(shop, true);
    const { query } = shop.services.apollo;
    const ask = jest
      .spyOn(shop.services.apollo, 'query')
      .mockImplementation((options) =>
        print(options.query).includes('CheckCart') ? Promise.reject(new TypeError('offline')) : query(options),
      );
    await placeStockOrder(shop.user);
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
    expect(screen.queryByText(/not placed/)).not.toBeInTheDocument();
    ask.mockRestore();
    await shop.user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', thanks)).toBeVisible();
  });
});

test('an order that was sent twice is told as one: the second answer leads to the cart', async () => {
  const shop = await openStockCheckout();
  await reachStockPayment(shop.user);
  const { mutate } = shop.services.apollo;
  const orders: unknown[] = [];
  jest.spyOn(shop.services.apollo, 'mutate').mockImplementation(async (options) => {
    if (!isOrder(options.mutation)) return mutate(options);
    orders.push(await mutate(options));
    return mutate(options);
  });
  await placeStockOrder(shop.user);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(screen.queryByText(/isn't active/)).not.toBeInTheDocument();
  expect(shop.data.paidOrders()).toHaveLength(1);
  expect(orders).toHaveLength(1);
});

test('two presses are one request', async () => {
  const shop = await openStockCheckout();
  await reachStockPayment(shop.user);
  const mutate = jest.spyOn(shop.services.apollo, 'mutate');
  await shop.user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await shop.user.dblClick(screen.getByRole('button', { name: 'Place order' }));
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(mutate.mock.calls.filter(([{ mutation }]) => isOrder(mutation))).toHaveLength(1);
});
