import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import robotsParser from 'robots-parser';
import { magentoPaths, servedPaths } from '../settings/servedPaths.js';
import { uncrawledPaths } from '../src/app/routing/routePatterns';
import { robotsText } from './robotsText.js';

const origin = 'https://shop.example';
const written = readFileSync(join(process.cwd(), 'public/robots.txt'), 'utf8');
const text = robotsText(written, uncrawledPaths());
const isOpen = (path) => robotsParser(`${origin}/robots.txt`, text).isAllowed(origin + path, 'Googlebot');

describe('robots.txt', () => {
  it('speaks to every crawler first, says nothing twice, and ends its last line', () => {
    const lines = text.split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.at(-1)).toBe('');
  });

  it.each([
    '/cart',
    '/checkout',
    '/checkout/card',
    '/sign-in',
    '/create-account',
    '/forgot-password',
    '/customer/account',
    '/customer/account/edit',
    '/customer/account/createPassword',
    '/gdpr-request/type/delete/code/x',
    '/order-history',
    '/order-history/000000012',
    '/wishlist',
    '/saved-payments',
    '/credit-and-points',
    '/communications',
    '/subscriptions',
    '/address-book',
    '/account-information',
  ])('keeps crawlers out of %s, however it is written', (path) => {
    for (const address of [path, `${path}/`, `${path}?x=1`, `${path}/?x=1`])
      expect([address, isOpen(address)]).toEqual([address, false]);
  });

  it.each([...Object.values(servedPaths), ...Object.values(magentoPaths)])(
    'leaves %s, from which public pages live',
    (path) => expect([isOpen(path), isOpen(`${path}?query=%7Bx%7D`)]).toEqual([true, true]),
  );

  it.each([
    '/',
    '/search.html?query=zinc',
    '/contact-us',
    '/track-my-order',
    '/compare',
    '/cartons.html',
    '/cart.html',
    '/cart-covers/linen.html',
    '/cart/covers.html',
    '/checkouts.html',
    '/sign-in-sheets.html',
    '/subscriptions-explained',
    '/subscriptions/monthly.html',
    '/wishlists.html',
    '/communications.html',
    '/customer/accounts.html',
    '/address-books.html',
    '/order-history.html',
    '/gdpr-request/typewriters.html',
    '/account',
    '/rest/V1/guest-carts',
    '/static/main.js',
  ])('leaves %s, whatever it begins like', (path) => expect(isOpen(path)).toBe(true));

  it('names the sitemap of an origin that is known', () => {
    expect(robotsText(written, uncrawledPaths(), origin)).toMatch(/^Sitemap: https:\/\/shop\.example\/sitemap\.xml$/m);
  });
});
