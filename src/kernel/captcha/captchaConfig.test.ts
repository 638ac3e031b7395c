import { captchaScriptUrl, toCaptchaConfig } from './captchaConfig';

const answer = (badge: string, key = 'key') => ({
  recaptchaV3Config: { website_key: key, badge_position: badge, language_code: null, forms: [] },
});

test('the badge stands at the bottom right unless the backend says where', () => {
  expect(toCaptchaConfig(answer(''))?.badge).toBe('bottomright');
  expect(toCaptchaConfig(answer('inline'))?.badge).toBe('inline');
});

test('without a key there is no bot protection', () => {
  expect(toCaptchaConfig(answer('inline', ''))).toBeUndefined();
  expect(toCaptchaConfig({ recaptchaV3Config: null })).toBeUndefined();
});

test('an inline badge is drawn by the form, any other by the script', () => {
  const config = { key: 'a&b', badge: 'inline', language: 'en', forms: [] };
  expect(captchaScriptUrl('/api.js', config)).toBe('/api.js?render=explicit&badge=inline&hl=en');
  expect(captchaScriptUrl('/api.js', { ...config, badge: 'bottomleft', language: null })).toBe(
    '/api.js?render=a%26b&badge=bottomleft',
  );
});
