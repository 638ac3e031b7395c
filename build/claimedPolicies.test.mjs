import { contentSecurityPolicy } from '../backend/http/contentSecurityPolicy';
import { policyNames } from '../src/app/later/policyNames';

const noHashes = { scripts: [], styles: [] };
const own = ['content', 'shop', 'webpack'];

const allowed = (page, settings) =>
  (/trusted-types ([^;]*)/.exec(contentSecurityPolicy(page, noHashes, settings))?.[1] ?? '').split(' ');

test.each([
  {},
  { mapsKey: 'key' },
  { paymentAdapters: ['test'], paymentUrl: 'http://localhost:8081' },
  { paymentAdapters: ['test', 'braintree', 'adyen'], paymentUrl: 'http://localhost:8081', mapsKey: 'key' },
])('with %j a page takes exactly the names of foreign loaders that its policy allows', (settings) => {
  for (const page of ['shop', 'checkout']) {
    const foreign = allowed(page, settings).filter((name) => !own.includes(name));
    expect([page, new Set(policyNames(page === 'checkout', settings))]).toEqual([page, new Set(foreign)]);
  }
});
