import { restClientOf } from '@/kernel/rest/restClient';
import { act, screen, waitFor } from '@testing-library/react';
import type { BraintreeOptions, BraintreePayload } from './braintreeApi';
import { braintreeAdapter } from './braintreeAdapter';
import { cartId, openPayment, ordersOf, pressPay } from '@/testing/openPayment';

const methods = [{ code: 'braintree', title: 'Card (Braintree)' }];
const thanks = { name: 'Thank you, Eleanor.' };

/** Plays Braintree's script: a drop-in that answers in turn, or fails where it is told an error. */
const playBraintree = (answers: (BraintreePayload | Error | 'cancelled')[]) => {
  const handlers: Record<string, () => void> = {};
  const dropin = {
    on: (event: string, handler: () => void) => (handlers[event] = handler),
    requestPaymentMethod: jest.fn(() => {
      const answer = answers.shift();
      if (answer === 'cancelled') handlers['3ds:customer-canceled']?.();
      if (answer === 'cancelled' || answer === undefined) return Promise.reject(new Error('canceled'));
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    }),
    clearSelectedPaymentMethod: jest.fn(),
    teardown: jest.fn(() => Promise.resolve()),
  };
  const create = jest.fn((_options: BraintreeOptions) => Promise.resolve(dropin));
  Reflect.set(window, 'braintree', { dropin: { create } });
  return { create, dropin, tell: (event: string) => act(() => handlers[event]?.()) };
};

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  Reflect.deleteProperty(window, 'braintree');
  document.head.querySelectorAll('script').forEach((script) => script.remove());
  jest.restoreAllMocks();
});

test('a card becomes a nonce for this amount and this shopper, and the nonce an order', async () => {
  const { create, dropin, tell } = playBraintree([
    { nonce: 'bt-1', liabilityShiftPossible: true, liabilityShifted: true },
  ]);
  const shop = await openPayment({ methods });
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  expect(create.mock.calls[0]?.[0]).toMatchObject({ threeDSecure: true, locale: 'en_GB' });
  tell('paymentMethodRequestable');
  await waitFor(() => expect(shop.store.getState().checkout?.payment.isFormValid).toBe(true));
  await pressPay(shop.user);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(dropin.requestPaymentMethod).toHaveBeenCalledWith({
    threeDSecure: { amount: '21.95', email: 'eleanor@example.com' },
  });
  expect(shop.backend.payments.captures).toMatchObject([{ nonce: 'bt-1', amountMinor: 2195 }]);
  expect(ordersOf(shop)).toMatchObject([{ method: 'braintree' }]);
  await waitFor(() => expect(dropin.teardown).toHaveBeenCalledTimes(1));
});

test('a currency without hundredths is not divided by a hundred', async () => {
  const { dropin } = playBraintree([{ nonce: 'bt-1' }, { nonce: 'bt-2' }, { nonce: 'bt-3' }]);
  const { services } = await openPayment({ methods });
  const fields = await braintreeAdapter.open({
    apollo: services.apollo,
    cartId,
    container: document.createElement('div'),
    amountMinor: 2195,
    currency: 'JPY',
    email: '',
    texts: {},
    savedCard: null,
    returnUrl: '',
    onValidity: () => undefined,
  });
  await fields.pay();
  expect(dropin.requestPaymentMethod).toHaveBeenLastCalledWith({ threeDSecure: { amount: '2195' } });
  fields.setAmount(2195, 'KWD');
  await fields.pay();
  expect(dropin.requestPaymentMethod).toHaveBeenLastCalledWith({ threeDSecure: { amount: '2.195' } });
  fields.setAmount(2195, 'GBP');
  await fields.pay();
  expect(dropin.requestPaymentMethod).toHaveBeenLastCalledWith({ threeDSecure: { amount: '21.95' } });
});

test('F-41: going to and fro between ways to pay leaves one drop-in, and nothing that failed', async () => {
  const { create, dropin } = playBraintree([]);
  const error = jest.spyOn(console, 'error');
  const { user } = await openPayment({ methods: [...methods, { code: 'test_card', title: 'Card' }] });
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  const [own, other] = [screen.getByRole('radio', { name: /Braintree/ }), screen.getByRole('radio', { name: 'Card' })];
  for (let turn = 0; turn < 5; turn += 1) {
    await user.click(other);
    await user.click(own);
  }
  await waitFor(() => expect(create.mock.calls.length - dropin.teardown.mock.calls.length).toBe(1));
  expect(create.mock.calls.length).toBeGreaterThan(1);
  expect(error).not.toHaveBeenCalled();
});

test('F-42: an empty form, a bank’s no and a challenge that is given up are told; the next try is an order', async () => {
  const no = { nonce: 'bt-2', liabilityShiftPossible: true, liabilityShifted: false };
  playBraintree([
    new Error('No payment method is available.'),
    { ...no, threeDSecureInfo: { status: 'authenticate_rejected' } },
    { ...no, threeDSecureInfo: { status: 'authenticate_failed' } },
    'cancelled',
    { nonce: 'bt-3' },
  ]);
  const shop = await openPayment({ methods });
  await waitFor(async () => expect(await screen.findByRole('button', { name: /^Pay £/ })).toBeEnabled());
  for (const words of [
    'Check your card details.',
    /Your card was refused/,
    /Your bank did not confirm/,
    /You cancelled/,
  ]) {
    await pressPay(shop.user);
    expect(await screen.findByText(words)).toBeVisible();
    expect(shop.backend.payments.captures).toEqual([]);
  }
  await pressPay(shop.user);
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(ordersOf(shop)).toHaveLength(1);
});

test('a script that is blocked is told and may be tried again; its address is the configured one', async () => {
  await openPayment({ methods });
  const findScript = async (): Promise<HTMLScriptElement> => {
    await waitFor(() => expect(document.head.querySelector('script[src*="braintree"]')).not.toBeNull());
    const script = document.head.querySelector<HTMLScriptElement>('script[src*="braintree"]');
    if (!script) throw new Error('There is no script.');
    return script;
  };
  const script = await findScript();
  expect(script.src).toMatch(/:81\/braintree\/dropin\.js$|\/braintree\/dropin\.js$/);
  act(() => void script.dispatchEvent(new Event('error')));
  expect(await screen.findByText(/We could not load the card form/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Pay £/ })).toBeDisabled();

  const { create } = playBraintree([]);
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Pay £/ })).toBeEnabled());
});

test('a kept card pays by the vault’s method, without any script', async () => {
  const { create } = playBraintree([]);
  const shop = await openPayment({
    methods,
    isSignedIn: true,
    arrange: ({ data }) => data.keptCard('braintree', '1111'),
  });
  expect(await screen.findByRole('radio', { name: 'Visa ending 1111 Expires 12/30' })).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: /Save this card/ })).not.toBeInTheDocument();
  const sent: unknown[] = [];
  jest.spyOn(restClientOf(shop.services), 'post').mockImplementation((_path, body) => {
    sent.push(body);
    return Promise.reject(new Error('stopped here'));
  });
  await pressPay(shop.user);
  await waitFor(() =>
    expect(sent).toMatchObject([
      { paymentMethod: { method: 'braintree_cc_vault', additional_data: { public_hash: 'hash-1' } } },
    ]),
  );
  expect(create).not.toHaveBeenCalled();
});
