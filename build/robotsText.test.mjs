import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { uncrawledPaths } from '../src/app/routing/routePatterns';
import { robotsText } from './robotsText.js';

const written = readFileSync(join(process.cwd(), 'public/robots.txt'), 'utf8');
const lines = robotsText(written, uncrawledPaths()).split('\n');

describe('robots.txt', () => {
  it('speaks to every crawler first, and ends its last line', () => {
    expect(lines[0]).toBe('User-agent: *');
    expect(lines.at(-1)).toBe('');
  });

  it.each([
    '/graphql',
    '/rest/',
    '/cart',
    '/checkout',
    '/sign-in',
    '/create-account',
    '/forgot-password',
    '/customer/account',
    '/gdpr-request/type/',
    '/order-history',
    '/wishlist',
    '/saved-payments',
    '/communications',
    '/address-book',
    '/account-information',
  ])('keeps crawlers out of %s, in one line', (path) => {
    expect(lines.filter((line) => line === `Disallow: ${path}`)).toHaveLength(1);
  });

  it('says nothing twice, and leaves the pages that are to be read', () => {
    const closed = lines.slice(1, -1).map((line) => line.replace('Disallow: ', ''));
    expect(closed).toHaveLength(17);
    for (const path of ['/', '/search.html', '/contact-us', '/track-my-order'])
      expect(closed.filter((beginning) => path.startsWith(beginning))).toEqual([]);
  });
});
