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

  it('tells by form whether and how it is protected, and lists the forms of version 3 only', async () => {
    insertStoreSetting(backend.db, 'recaptcha', {
      website_key: 'key',
      minimum_score: 0.5,
      badge_position: 'bottomleft',
      language_code: 'en-GB',
      failure_message: 'No robots.',
      theme: 'dark',
      forms: ['CONTACT', 'CUSTOMER_LOGIN', 'RESEND_CONFIRMATION_EMAIL'],
      kinds: { CUSTOMER_LOGIN: 'RECAPTCHA', RESEND_CONFIRMATION_EMAIL: 'INVISIBLE' },
    });
    const ask = async (form: string) =>
      (
        await postGraphQl(
          backend,
          `{ recaptchaFormConfig(formType: ${form}) { is_enabled configurations { re_captcha_type website_key
             minimum_score badge_position language_code theme validation_failure_message } } }`,
        )
      ).data?.recaptchaFormConfig;
    const shared = {
      website_key: 'key',
      language_code: 'en-GB',
      theme: 'dark',
      validation_failure_message: 'No robots.',
    };
    expect(await ask('NEWSLETTER')).toEqual({ is_enabled: false, configurations: null });
    const kinds = [
      ['CONTACT', { re_captcha_type: 'RECAPTCHA_V3', minimum_score: 0.5, badge_position: 'bottomleft' }],
      ['CUSTOMER_LOGIN', { re_captcha_type: 'RECAPTCHA', minimum_score: null, badge_position: null }],
      [
        'RESEND_CONFIRMATION_EMAIL',
        { re_captcha_type: 'INVISIBLE', minimum_score: null, badge_position: 'bottomleft' },
      ],
    ] as const;
    for (const [form, own] of kinds) {
      expect(await ask(form)).toEqual({ is_enabled: true, configurations: { ...shared, ...own } });
    }
    expect((await postGraphQl(backend, query)).data).toMatchObject({ recaptchaV3Config: { forms: ['CONTACT'] } });
  });

  it('takes a token of version 2 for every form of version 2, and for no other', () => {
    const issue = (action: string) => issueCaptchaToken(backend.db, action, Date.now());
    const redeem = (token: string, kind: 'RECAPTCHA' | 'INVISIBLE' | 'RECAPTCHA_V3') =>
      redeemCaptchaToken(backend.db, token, 'CONTACT', Date.now(), kind);
    expect(redeem(issue('v2'), 'RECAPTCHA')).toBe(true);
    expect(redeem(issue('v2'), 'INVISIBLE')).toBe(true);
    expect(redeem(issue('v2'), 'RECAPTCHA_V3')).toBe(false);
    expect(redeem(issue('contact'), 'RECAPTCHA')).toBe(false);
  });

  it('a bare Magento 2.4.7 knows the list only', async () => {
    const bare = createTestBackend({ profile: 'stock' });
    insertStore(bare.db, { code: 'default' });
    const bareStore = { Store: 'default' };
    const { errors } = await postGraphQl(
      bare,
      '{ recaptchaFormConfig(formType: CONTACT) { is_enabled } }',
      {},
      bareStore,
    );
    expect(errors?.[0]?.message).toContain('Cannot query field "recaptchaFormConfig"');
    expect((await postGraphQl(bare, query, {}, bareStore)).errors).toBeUndefined();
    bare.close();
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
    expect(redeemCaptchaToken(backend.db, token, 'CONTACT', Date.now())).toBe(true);
    expect(redeemCaptchaToken(backend.db, token, 'CONTACT', Date.now())).toBe(false);
  });

  it.each([{}, { action: '' }, { action: 5 }, { action: 'x'.repeat(101) }, null, 'text'])(
    'gives none for %p',
    async (body) => {
      expect((await askForToken(body)).status).toBe(400);
    },
  );

  it('gives tokens that are good for two minutes', () => {
    const start = 1_000_000;
    const old = issueCaptchaToken(backend.db, 'contact', start);
    expect(redeemCaptchaToken(backend.db, old, 'CONTACT', start + captchaTokenLifetimeMs + 1)).toBe(false);
  });

  it('gives tokens that are good for the form of their action only', () => {
    const token = issueCaptchaToken(backend.db, 'newsletter', Date.now());
    expect(redeemCaptchaToken(backend.db, token, 'CONTACT', Date.now())).toBe(false);
    expect(redeemCaptchaToken(backend.db, token, 'NEWSLETTER', Date.now())).toBe(false);
  });

  const email = 'ann@example.com';
  const person = `firstname: "Ann", lastname: "Lee", email: "${email}"`;

  it.each([
    ['CUSTOMER_LOGIN', `generateCustomerToken(email: "${email}", password: "x") { token }`],
    ['CUSTOMER_CREATE', `createCustomerV2(input: { ${person}, password: "Halewell-2026" }) { customer { email } }`],
    ['CUSTOMER_FORGOT_PASSWORD', `requestPasswordResetEmail(email: "${email}")`],
    ['CUSTOMER_FORGOT_PASSWORD', `resetPassword(email: "${email}", resetPasswordToken: "x", newPassword: "y")`],
    [
      'PRODUCT_REVIEW',
      'createProductReview(input: { sku: "X", nickname: "A", summary: "B", text: "C", ratings: [] }) { review { text } }',
    ],
    ['PLACE_ORDER', 'placeOrder(input: { cart_id: "x" }) { order { order_number } }'],
    ['NEWSLETTER', `subscribeEmailToNewsletter(email: "${email}") { status }`],
    ['CONTACT', `contactUs(input: { name: "Ann", email: "${email}", comment: "Hi" }) { status }`],
    ['COUPON_CODE', 'applyCouponToCart(input: { cart_id: "x", coupon_code: "Y" }) { cart { id } }'],
  ])('is demanded where the store protects %s', async (form, mutation) => {
    const refusal = 'ReCaptcha validation failed, please try again';
    insertStoreSetting(backend.db, 'recaptcha', { forms: [form], failure_message: refusal });
    const send = async (headers: Record<string, string>) =>
      (await postGraphQl(backend, `mutation { ${mutation} }`, {}, headers)).errors?.[0]?.message;
    expect(await send({})).toBe(refusal);
    const other = issueCaptchaToken(backend.db, 'another', Date.now());
    expect(await send({ 'X-ReCaptcha': other })).toBe(refusal);
    const token = issueCaptchaToken(backend.db, form.toLowerCase(), Date.now());
    expect(await send({ 'X-ReCaptcha': token })).not.toBe(refusal);
    expect(await send({ 'X-ReCaptcha': token })).toBe(refusal);
    insertStoreSetting(backend.db, 'recaptcha', { forms: [], failure_message: refusal });
    expect(await send({})).not.toBe(refusal);
  });
});
