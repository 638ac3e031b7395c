import { screen } from '@testing-library/react';
import { authorised, openCheckout, pay, playProvider, reachPayment } from '@/testing/checkoutVisit';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const nameOf = (input: string | URL | Request, init?: RequestInit): string =>
  /"operationName":"(\w+)"/.exec(typeof init?.body === 'string' ? init.body : '')?.[1] ??
  String(input instanceof Request ? input.url : input).replace(/^.*\//, '');

test('after "Pay" nothing waits for the consent, and the receipt for one question, in the same document', async () => {
  const asked: string[] = [];
  const unanswered = new Set(['RecordGuestConsent', 'CreateCart']);
  const shop = await openCheckout({
    arrange: (backend) => {
      const { fetch } = backend;
      backend.fetch = async (input, init) => {
        const name = nameOf(input, init);
        asked.push(name);
        const answer = await fetch(input, init);
        return unanswered.has(name) ? new Promise<never>(() => undefined) : answer;
      };
    },
  });
  await reachPayment(shop);
  await playProvider([authorised]);
  asked.length = 0;
  const held: (string | undefined)[] = [];
  const watcher = new MutationObserver(() => held.push(document.activeElement?.tagName));
  watcher.observe(document.body, { childList: true, subtree: true });
  await pay(shop.user);
  expect(await screen.findByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible();
  watcher.disconnect();
  expect(held).not.toContain('BODY');
  expect(window.location.pathname).toBe('/checkout/receipt');
  expect(shop.reloads()).toBe(0);
  expect(shop.data.consents()).toEqual([{ is_consent: 1 }]);
  const after = asked.slice(asked.indexOf('payment-information') + 1);
  expect(after.filter((name) => name === 'PlacedOrder')).toHaveLength(1);
  expect(after[0]).toBe('PlacedOrder');
});
