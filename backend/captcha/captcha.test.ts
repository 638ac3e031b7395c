import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertStore, insertStoreSetting } from '../testing/fixtures';
import { postGraphQl } from '../testing/graphql';

import { captchaTokenLifetimeMs, issueCaptchaToken, redeemCaptchaToken } from './tokens';

const query = '{ recaptchaV3Config { is_enabled website_key badge_position language_code forms } }';

describe('bot protection', () => {
  let backend: TestBackend;

  beforeEach(() => {
    backend = createTestBackend();
    insertStore(backend.db);
  });
  afterEach(() => backend.close());

  const askForToken = (body: unknown) =>
    backend.fetch('/captcha/token', { method: 'POST', body: JSON.stringify(body) });

  it('is not configured unless the store says so', async () => {
    expect((await postGraphQl(backend, query)).data).toEqual({ recaptchaV3Config: null });
    const settings = { website_key: 'key', badge_position: 'inline', language_code: null, forms: ['CONTACT'] };
    insertStoreSetting(backend.db, 'recaptcha', settings);
    expect((await postGraphQl(backend, query)).data).toEqual({ recaptchaV3Config: { is_enabled: true, ...settings } });
  });

  it('serves the stand-in of the provider', async () => {
    const response = await backend.fetch('/captcha/api.js?render=key');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toContain('grecaptcha');
    expect((await backend.fetch('/captcha/other.js')).status).toBe(404);
  });

  it('gives tokens that are good once', async () => {
    const response = await askForToken({ action: 'contact' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { token } = (await response.json()) as { token: string };
    expect(redeemCaptchaToken(backend.db, token, Date.now())).toBe(true);
    expect(redeemCaptchaToken(backend.db, token, Date.now())).toBe(false);
  });

  it.each([{}, { action: '' }, { action: 5 }, { action: 'x'.repeat(101) }, null, 'text'])(
    'gives none for %p',
    async (body) => {
      expect((await askForToken(body)).status).toBe(400);
    },
  );

  it('gives tokens that are good for two minutes, and forgets older ones', () => {
    const start = 1_000_000;
    const old = issueCaptchaToken(backend.db, 'contact', start);
    expect(redeemCaptchaToken(backend.db, old, start + captchaTokenLifetimeMs + 1)).toBe(false);
    issueCaptchaToken(backend.db, 'contact', start + captchaTokenLifetimeMs + 1);
    expect(backend.db.all('SELECT 1 FROM captcha_token')).toHaveLength(1);
  });
});
