import { waitFor } from '@testing-library/react';
import { settings as shopSettings } from '@/kernel/app/settings';
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
/** What was told besides pages. */
const steps = (): unknown[] => names().filter((name) => name !== 'page_view');

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  delete window.dataLayer;
  jest.restoreAllMocks();
});

test('a checkout that is loaded again tells no step of its cart twice, nor its receipt the purchase', async () => {
  const settings = { integrations: ['data-layer'], vitalsUrl: '' };
  const { navigator, services, store, user, openAgain } = await openCheckout();
  const stop = startMeasuring(settings, services, store, navigator);
  await waitFor(() => expect(names()).toContain('begin_checkout'));
  await typeInto(user, 'Email', 'ann@example.com');
  await typeAddress(user);
  await sendAddress(user);
  await findPayment();
  expect(names()).toContain('add_shipping_info');
  stop();
  delete window.dataLayer;
  const page = await openAgain();
  const stopAgain = startMeasuring(settings, page.services, page.store, page.navigator);
  await findPayment();
  expect(page.store.getState().checkout?.shippingMethod).not.toBeNull();
  expect(steps()).toEqual([]);
  await playProvider([authorised]);
  await pay(user);
  await waitFor(() => expect(steps()).toEqual(['add_payment_info', 'purchase']));
  expect(window.localStorage.getItem(`${shopSettings.storageNamespace}__told_steps`)).toBeNull();
  stopAgain();
  delete window.dataLayer;
  const receipt = await openAgain();
  const stopReceipt = startMeasuring(settings, receipt.services, receipt.store, receipt.navigator);
  await waitFor(() => expect(receipt.store.getState().checkout?.receipt.order).toBeTruthy());
  expect(steps()).toEqual([]);
  stopReceipt();
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
  await waitFor(() => expect(names()).toContain('purchase'));
  expect(steps()).toEqual(['begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase']);
  for (const event of told().filter((entry) => (entry as { event: unknown }).event !== 'page_view')) {
    expect(event).toMatchObject(goods);
  }
  const pages = told().flatMap((entry) => (entry as { page_path?: string }).page_path ?? []);
  expect(pages).toEqual(['/checkout', '/checkout/receipt']);
  expect(JSON.stringify(window.dataLayer)).not.toMatch(/ann@|Elm Grove|BA1/i);
  stop();
});
