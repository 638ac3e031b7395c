import { screen, waitFor } from '@testing-library/react';
import { authorised, openCheckout, pay, placedOrders, playProvider, reachPayment } from '@/testing/checkoutVisit';
import type { Fault } from '../../../backend/faults/rules';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const page = '<!doctype html><h1>502 Bad Gateway</h1><pre>at proxy.js:1:2</pre>';
const answers: [string, Fault][] = [
  ['status 500', { kind: 'status', status: 500, body: { message: 'Internal error', trace: '#0 /srv/app/index.php' } }],
  ['a page of a proxy', { kind: 'html', status: 502, body: page }],
  ['a page with status 200', { kind: 'html', status: 200, body: page }],
  ['status 404', { kind: 'status', status: 404 }],
  ['nothing', { kind: 'status', status: 200 }],
];

test.each(answers)('F-04: %s in the place of an answer costs one try, and nothing that was typed', async (_, fault) => {
  const shop = await openCheckout();
  await reachPayment(shop);
  await playProvider([authorised]);
  shop.backend.faults.set([{ target: { rest: 'payment-information' }, fault }]);
  const { fetch } = shop.backend;
  let tries = 0;
  shop.backend.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.includes('payment-information') && init?.method === 'POST') tries += 1;
    return fetch(input, init);
  };
  await pay(shop.user);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Pay/ })).toBeEnabled(), { timeout: 15_000 });
  expect(tries).toBe(1);
  expect(placedOrders(shop)).toHaveLength(0);
  expect(screen.getByText(/Ann Lee, 3 Elm Grove, Bath, BA1 1LZ/)).toBeVisible();
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContainEqual(expect.stringMatching(/order/));
  expect(document.body.textContent).not.toMatch(/Bad Gateway|index\.php|proxy\.js|Internal error|payment-information/);

  shop.backend.faults.set([]);
  await playProvider([authorised]);
  await pay(shop.user);
  expect(await screen.findByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible();
  expect(placedOrders(shop)).toHaveLength(1);
});
