import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { startAtPayment } from './support/shopApi';
import { expect, test } from './support/test';

/** The inventory that people have agreed to: each change of it is a change of the payment page (PCI DSS 6.4.3, 11.6.1). */
const inventory = join(import.meta.dirname, '../docs/checkout-scripts.txt');

const agreed = (): string[] =>
  readFileSync(inventory, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** A script by its name, without the hash of its content. Shared files have numbers that change with the build. */
const nameOf = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return `${origin} ${pathname.replace(/\.[0-9a-f]{6}\.js$/, '.js').replace(/\/\d+\.js$/, '/(shared).js')}`;
};

/** Milliseconds after the last of them in which one more would have been asked for. */
const quietMs = 3000;

test('the payment page runs the scripts of its inventory and no other, with the headers of a payment page', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(nameOf(request.url()));
  });
  await startAtPayment(page);
  const answer = await page.goto('/checkout');
  await expect(page.getByRole('button', { name: /^Pay/ }).first()).toBeAttached();

  const shop = new URL(page.url()).origin;
  const found = () =>
    [...scripts].map((name) => name.replace(shop, 'shop').replace(/http:\/\/localhost:\d+/, 'payment')).sort();
  await expect.poll(found, { timeout: 30_000 }).toEqual(expect.arrayContaining(agreed()));
  // Not until the network is idle: with the provider's frame in the page Playwright sometimes never says so.
  await page.waitForTimeout(quietMs);
  expect(found()).toEqual(agreed());

  const inline = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')].filter(
        ({ type }) => type === '' || type === 'module',
      ).length,
  );
  const policy = (await answer?.headerValue('content-security-policy')) ?? '';
  expect(policy.match(/script-src [^;]*/)?.[0].match(/'sha256-/g) ?? []).toHaveLength(inline);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain('report-uri /csp-report');
  for (const script of await page.locator('script[src][integrity], script[src][defer]').all()) {
    await expect(script).toHaveAttribute('integrity', /^sha384-/);
  }
});
