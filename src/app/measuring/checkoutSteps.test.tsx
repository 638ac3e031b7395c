import { waitFor } from '@testing-library/react';
import {
  authorised,
  findPayment,
  openCheckout,
  pay,
  playProvider,
  sendAddress,
  typeAddress,
  typeInto,
} from '@/testing/checkoutVisit';
import { startMeasuring } from './startMeasuring';

const told = (): unknown[] =>
  (window.dataLayer ?? []).filter((entry) => typeof entry === 'object' && entry !== null && 'event' in entry);
const names = (): unknown[] => told().map((entry) => (entry as { event: unknown }).event);

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  delete window.dataLayer;
  jest.restoreAllMocks();
});

test('the checkout is told step by step, each with the goods', async () => {
  const { navigator, services, store, user } = await openCheckout();
  const stop = startMeasuring({ integrations: ['data-layer'], vitalsUrl: '' }, services, store, navigator);
  const goods = { ecommerce: { currency: 'GBP', items: [{ quantity: 2 }] } };
  await waitFor(() => expect(told().at(-1)).toMatchObject({ event: 'begin_checkout', ...goods }));
  await typeInto(user, 'Email', 'ann@example.com');
  await typeAddress(user);
  await sendAddress(user);
  await findPayment();
  expect(told()).toContainEqual(expect.objectContaining({ event: 'add_shipping_info' }));
  await playProvider([authorised]);
  await pay(user);
  await waitFor(() => expect(names()).toContain('purchase'), { timeout: 5000 });
  expect(names().filter((name) => name !== 'page_view')).toEqual([
    'begin_checkout',
    'add_shipping_info',
    'add_payment_info',
    'purchase',
  ]);
  for (const event of told().filter((entry) => (entry as { event: unknown }).event !== 'page_view')) {
    expect(event).toMatchObject(goods);
  }
  expect(JSON.stringify(window.dataLayer)).not.toMatch(/ann@|Elm Grove|BA1/i);
  stop();
});
