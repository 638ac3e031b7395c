import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { keepCard } from '../../../../../backend/payments/testProvider/nonces';
import { endStep, type NonceRow } from '../../../../../backend/payments/testProvider/nonceQueries';
import type { TestBackend } from '../../../../../backend/testing/createTestBackend';
import { of } from 'rxjs';
import type { AdyenConfiguration } from './adyenApi';
import { askForCountry } from './adyenCalls';
import { openPayment, ordersOf, pressPay } from '@/testing/openPayment';

const methods = [{ code: 'adyen_cc', title: 'Card (Adyen)' }];
const thanks = { name: 'Thank you, Eleanor.' };

/** A card as Adyen's fields would have encrypted it. */
const keep = ({ db }: TestBackend, outcome: NonceRow['outcome']): string =>
  keepCard(
    db,
    { outcome, brand: 'Visa', last4: '1111', expiry: '12/2030', savedCard: null },
    { amountMinor: 0, currency: 'GBP' },
    Date.now(),
  );

/** Plays Adyen's script: the fields hold the card that is put in. */
const playAdyen = () => {
  const page = { card: '', isValid: true, dropins: 0, actions: [] as Record<string, unknown>[] };
  let configuration: AdyenConfiguration | undefined;
  class Dropin {
    get isValid(): boolean {
      return page.isValid;
    }
    mount(): void {
      page.dropins += 1;
    }
    unmount(): void {
      page.dropins -= 1;
    }
    submit(): void {
      if (page.isValid)
        configuration?.onSubmit({ data: { paymentMethod: { type: 'scheme', encryptedCardNumber: page.card } } });
    }
  }
  Reflect.set(window, 'AdyenWeb', {
    Dropin,
    AdyenCheckout: (given: AdyenConfiguration) => {
      configuration = given;
      return Promise.resolve({
        createFromAction: (action: Record<string, unknown>) => ({
          mount: () => page.actions.push(action),
          unmount: () => undefined,
        }),
      });
    },
  });
  return {
    page,
    finish: (threeDSResult: string) =>
      act(() => configuration?.onAdditionalDetails({ data: { details: { threeDSResult } } })),
    fail: (name: string) => act(() => configuration?.onError({ name })),
    configuration: () => configuration,
  };
};

const ready = () => waitFor(() => expect(screen.getByRole('button', { name: /^Pay £/ })).toBeEnabled());

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // jsdom loads no style sheet and says nothing of it.
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    HTMLElement.prototype.append.apply(document.head, nodes);
    for (const node of nodes) if (node instanceof HTMLLinkElement) node.dispatchEvent(new Event('load'));
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'AdyenWeb');
  jest.restoreAllMocks();
});

test('every final answer has its words, none is an order, and the last try is', async () => {
  const { page, configuration } = playAdyen();
  const shop = await openPayment({ methods });
  await screen.findByRole('button', { name: /^Pay £/ });
  await ready();
  expect(configuration()).toMatchObject({
    amount: { value: 2195, currency: 'GBP' },
    showPayButton: false,
    locale: 'en-GB',
    countryCode: 'GB',
  });

  const words: [NonceRow['outcome'], RegExp][] = [
    ['refused', /Your card was refused/],
    ['cancelled', /You cancelled the payment/],
    ['error', /a fault at our payment provider/],
    ['unknown', /We could not find out whether this payment went through/],
    ['pending', /Check again in a moment/],
  ];
  for (const [outcome, text] of words) {
    page.card = keep(shop.backend, outcome);
    await pressPay(shop.user);
    expect(await screen.findByText(text)).toBeVisible();
    expect(ordersOf(shop)).toEqual([]);
    expect(page.dropins).toBe(1);
  }
  page.card = keep(shop.backend, 'authorised');
  await pressPay(shop.user);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(shop.backend.payments.captures).toMatchObject([{ nonce: page.card, amountMinor: 2195 }]);
});

const inCountry = (code: string) => ({ __typename: 'Address', country: { __typename: 'Country', code } });

test.each([
  ['billing address', { billing_address: inCountry('IE'), shipping_addresses: [inCountry('FR')] }, 'IE'],
  ['shipping address before there is another', { billing_address: null, shipping_addresses: [inCountry('FR')] }, 'FR'],
  ['shop before there is any', { billing_address: null, shipping_addresses: [] }, 'GB'],
])('the drop-in is told the country of the %s', async (_, addresses, country) => {
  const cart = { __typename: 'Cart', id: 'c', ...addresses };
  const link = new ApolloLink(() => of({ data: { cart } }));
  const apollo = new ApolloClient({ link, cache: new InMemoryCache() });
  expect(await askForCountry({ apollo, cartId: 'c' })).toBe(country);
});

test('a payment that waits for its bank is asked about, and ordered once', async () => {
  const { page } = playAdyen();
  const shop = await openPayment({ methods });
  await screen.findByRole('button', { name: /^Pay £/ });
  await ready();
  page.card = keep(shop.backend, 'pending');
  await pressPay(shop.user);
  await shop.user.click(await screen.findByRole('button', { name: 'Check the payment' }));
  expect(await screen.findByRole('button', { name: 'Check the payment' })).toBeVisible();
  expect(ordersOf(shop)).toEqual([]);
  shop.data.agePayments();
  await shop.user.click(screen.getByRole('button', { name: 'Check the payment' }));
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(ordersOf(shop)).toHaveLength(1);
});

test('a payment that waits for its bank is not taken for a cart that changed meanwhile', async () => {
  const { page } = playAdyen();
  const shop = await openPayment({ methods });
  await screen.findByRole('button', { name: /^Pay £/ });
  await ready();
  page.card = keep(shop.backend, 'pending');
  await pressPay(shop.user);
  const check = await screen.findByRole('button', { name: 'Check the payment' });
  shop.data.agePayments();
  shop.data.quantityOfLines(1);
  await shop.user.click(check);
  expect(await screen.findByText(/Your cart changed before this payment was complete/)).toBeVisible();
  expect(screen.getByText(/Your total changed from £21.95 to £12.45/)).toBeVisible();
  expect(shop.backend.payments.captures).toEqual([]);
  page.card = keep(shop.backend, 'authorised');
  await pressPay(shop.user, /^Accept and pay £12.45$/);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(shop.backend.payments.captures).toMatchObject([{ nonce: page.card, amountMinor: 1245 }]);
});

test('a challenge: closed, ended without the bank’s yes, declined, and passed', async () => {
  const { page, finish } = playAdyen();
  const shop = await openPayment({ methods });
  await screen.findByRole('button', { name: /^Pay £/ });
  await ready();
  const { db } = shop.backend;
  const challenge = async (): Promise<string> => {
    page.card = keep(shop.backend, 'challenge');
    await pressPay(shop.user);
    await screen.findByRole('dialog', { name: 'Confirm your payment' });
    await waitFor(() => expect(page.actions.at(-1)).toMatchObject({ type: 'threeDS2', token: page.card }));
    return page.card;
  };
  await challenge();
  await shop.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/Your bank did not confirm/)).toBeVisible();

  finish(await challenge());
  expect(await screen.findByText(/You cancelled the payment/)).toBeVisible();
  finish((await challenge(), 'another payment'));
  expect(await screen.findByText(/a fault at our payment provider/)).toBeVisible();

  const declined = await challenge();
  endStep(db, declined, 'challenge', false, Date.now());
  finish(declined);
  expect(await screen.findByText(/Your card was refused/)).toBeVisible();
  expect(ordersOf(shop)).toEqual([]);

  const passed = await challenge();
  endStep(db, passed, 'challenge', true, Date.now());
  finish(passed);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(shop.backend.payments.captures).toMatchObject([{ nonce: passed }]);
});

test('incomplete fields and a drop-in that gives up are told', async () => {
  const { page, fail } = playAdyen();
  const shop = await openPayment({ methods });
  await screen.findByRole('button', { name: /^Pay £/ });
  await ready();
  page.isValid = false;
  await pressPay(shop.user);
  expect(await screen.findByText('Check your card details.')).toBeVisible();
  page.isValid = true;
  page.card = keep(shop.backend, 'challenge');
  await pressPay(shop.user);
  await screen.findByRole('dialog', { name: 'Confirm your payment' });
  fail('CANCEL');
  expect(await screen.findByText(/You cancelled the payment/)).toBeVisible();
  expect(ordersOf(shop)).toEqual([]);
});

describe('back from a page of the bank', () => {
  const comeBack = (redirectResult: string, isEnded: boolean) => {
    playAdyen();
    return openPayment({
      methods,
      path: `/checkout?payment=adyen_cc&redirectResult=${redirectResult}`,
      isBegun: true,
      arrange: (backend) => {
        keep(backend, 'redirect');
        backend.data.beginAdyenPayment('card-1', 2195);
        if (isEnded) endStep(backend.db, 'card-1', 'redirect', true, Date.now());
      },
    });
  };

  test('a payment that stands becomes an order by itself', async () => {
    const shop = await comeBack('card-1', true);
    expect(await screen.findByRole('heading', thanks)).toBeVisible();
    expect(ordersOf(shop)).toHaveLength(1);
  });

  test.each([
    ['an edited result', 'forged', /a fault at our payment provider/],
    ['a page that was left', 'card-1', /You cancelled the payment/],
  ])('%s is no payment, and a reload begins nothing', async (_, result, words) => {
    const shop = await comeBack(result, false);
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(ordersOf(shop)).toEqual([]);
    await ready();
  });
});
