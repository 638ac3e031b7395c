import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { ShopSettings } from './shopSettings';

const policyOf = (kind: 'shop' | 'checkout', shop: ShopSettings): Record<string, string[]> =>
  Object.fromEntries(
    contentSecurityPolicy(kind, { scripts: [], styles: ["'sha256-x'"] }, shop)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...values]) => [name, values]),
  );

const google = {
  mapsKey: 'key',
  mapsUrl: 'https://maps.example/maps/api/js',
  mapsSources: ['https://tiles.maps.example', "https://x.example; script-src 'unsafe-inline'"],
};

describe('the policy of a page, about maps', () => {
  it('allows nothing without a key', () => {
    expect(policyOf('shop', { ...google, mapsKey: '' })).toEqual(policyOf('shop', {}));
  });

  it('allows the stand-in its loader only', () => {
    const policy = policyOf('shop', { mapsKey: 'key' });
    const { 'trusted-types': types = [], ...rest } = policyOf('shop', {});
    expect(policy).toEqual({ ...rest, 'trusted-types': [...types, 'maps'] });
  });

  it('allows a provider elsewhere its script, what that needs, and its styles', () => {
    const policy = policyOf('shop', google);
    const sources = ['https://maps.example/maps/api/js', 'https://tiles.maps.example'];
    for (const name of ['script-src', 'connect-src', 'img-src', 'font-src', 'style-src']) {
      expect(policy[name]).toEqual(expect.arrayContaining(sources));
      expect(policy[name]?.join(' ')).not.toContain('x.example');
    }
    expect(policy['style-src']).toContain("'unsafe-inline'");
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
    expect(policy['trusted-types']).toContain('maps');
  });

  it('allows none of it on the payment page', () => {
    expect(policyOf('checkout', google)).toEqual(policyOf('checkout', {}));
  });
});
