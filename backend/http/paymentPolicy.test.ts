import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { ShopSettings } from './shopSettings';

const paymentUrl = 'http://localhost:8081';

const policyOf = (shop: ShopSettings, kind: 'shop' | 'checkout' = 'checkout'): Record<string, string[]> =>
  Object.fromEntries(
    contentSecurityPolicy(kind, { scripts: [], styles: ["'sha256-x'"] }, { paymentUrl, ...shop })
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
  );

describe('the scripts of the payment page', () => {
  it('A-17: are none but the shop’s with the test provider', () => {
    const policy = policyOf({ paymentAdapters: ['test'] });
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['trusted-types']).not.toContain('payment');
    expect(policy['frame-src']).toEqual([paymentUrl]);
  });

  it('are the stand-ins of what is configured, and no more', () => {
    const policy = policyOf({ paymentAdapters: ['test', 'braintree'] });
    expect(policy['script-src']).toEqual(["'self'", `${paymentUrl}/braintree/dropin.js`]);
    expect(policy['style-src']).toEqual(["'self'", "'sha256-x'"]);
    expect(policy['trusted-types']).toContain('payment');
    expect(policy['trusted-types']).not.toContain('default');
  });

  it('are a provider’s own where its address is configured, with what that loads besides', () => {
    const policy = policyOf({
      paymentAdapters: ['adyen'],
      adyenScriptUrl: 'https://cdn.adyen.example/6/adyen.js',
      adyenStyleUrl: 'https://cdn.adyen.example/6/adyen.css',
      paymentSources: ['https://cdn.adyen.example', "https://x.example; script-src 'unsafe-inline'"],
    });
    expect(policy['script-src']).toEqual([
      "'self'",
      'https://cdn.adyen.example/6/adyen.js',
      'https://cdn.adyen.example',
    ]);
    expect(policy['style-src']).toEqual([
      "'self'",
      "'unsafe-inline'",
      'https://cdn.adyen.example/6/adyen.css',
      'https://cdn.adyen.example',
    ]);
    for (const name of ['frame-src', 'connect-src', 'img-src'])
      expect(policy[name]).toContain('https://cdn.adyen.example');
    expect(policy['trusted-types']).toEqual(expect.arrayContaining(['payment', 'default']));
  });

  it('are loaded nowhere else', () => {
    const policy = policyOf({ paymentAdapters: ['braintree', 'adyen'] }, 'shop');
    expect(policy['script-src']?.join(' ')).not.toContain('dropin');
    expect(policy['trusted-types']).not.toContain('payment');
  });
});
