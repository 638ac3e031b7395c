import { settings } from '@/kernel/app/settings';
import { type CaptchaConfig, captchaScriptUrl } from './captchaConfig';

/** The provider's interface, as far as the shop uses it. */
export interface Captcha {
  ready: (callback: () => void) => void;
  render: (container: HTMLElement, options: { sitekey: string; size: 'invisible'; badge: 'inline' }) => number;
  execute: (keyOrWidget: string | number, options: { action: string }) => PromiseLike<string>;
}

const isCaptcha = (value: unknown): value is Captcha =>
  typeof value === 'object' && value !== null && 'ready' in value && 'execute' in value;

interface ScriptUrlPolicies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

const hasPolicies = (value: unknown): value is ScriptUrlPolicies =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

let policy: { createScriptURL: (url: string) => string } | undefined;

/** The address in the form that a page with Trusted Types demands: the policy vouches for the configured script only. */
const trusted = (url: string): string => {
  const policies: unknown = Reflect.get(window, 'trustedTypes');
  if (!hasPolicies(policies)) return url;
  policy ??= policies.createPolicy('captcha', {
    createScriptURL: (wanted) => {
      if (wanted.split('?')[0] !== settings.captchaUrl) throw new TypeError('Not the bot-protection script.');
      return wanted;
    },
  });
  return policy.createScriptURL(url);
};

const appendScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The bot-protection script did not load.'));
    });
    script.src = trusted(url);
    document.head.append(script);
  });

const start = async (url: string): Promise<Captcha> => {
  await appendScript(url);
  const captcha: unknown = Reflect.get(window, 'grecaptcha');
  if (!isCaptcha(captcha)) throw new Error('The bot-protection script is not what it should be.');
  await new Promise<void>((resolve) => captcha.ready(resolve));
  return captcha;
};

let loading: Promise<Captcha> | undefined;

/** The provider's script, loaded once; a failure may be tried again. */
export const loadCaptcha = (config: CaptchaConfig): Promise<Captcha> => {
  loading ??= start(captchaScriptUrl(settings.captchaUrl, config)).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
