import { serviceSettings } from '@/kernel/app/serviceSettings';
import { appendScript } from '@/kernel/trustedTypes/appendScript';
import { scriptPolicy } from '@/kernel/trustedTypes/scriptPolicy';

/** How a widget is drawn; the functions are called for version 2 only. */
export interface WidgetOptions {
  sitekey: string;
  size: 'invisible' | 'normal' | 'compact';
  badge?: string;
  theme?: string;
  callback?: (token: string) => void;
  'expired-callback'?: () => void;
  'error-callback'?: () => void;
}

/** The provider's interface, as far as the shop uses it. */
export interface Captcha {
  ready: (callback: () => void) => void;
  render: (container: HTMLElement, options: WidgetOptions) => number;
  /** Version 2 has no actions, and its token goes to the widget's callback. */
  execute: (keyOrWidget: string | number, options?: { action: string }) => PromiseLike<string> | undefined;
  /** Of version 2: the widget starts again. */
  reset?: (widget: number) => void;
}

const isCaptcha = (value: unknown): value is Captcha =>
  typeof value === 'object' && value !== null && 'ready' in value && 'execute' in value;

/** Vouches for the configured script only. */
const policy = scriptPolicy('captcha', (wanted) => {
  if (wanted.split('?')[0] !== serviceSettings.captchaUrl) throw new TypeError('Not the bot-protection script.');
  return wanted;
});

const start = async (url: string): Promise<Captcha> => {
  await appendScript({ url, policy, failure: 'The bot-protection script did not load.' });
  const captcha: unknown = Reflect.get(window, 'grecaptcha');
  if (!isCaptcha(captcha)) throw new Error('The bot-protection script is not what it should be.');
  await new Promise<void>((resolve) => captcha.ready(resolve));
  return captcha;
};

let loading: Promise<Captcha> | undefined;

/** The provider's script, loaded once, with the first form's address; a failure may be tried again. */
export const loadCaptcha = (url: string): Promise<Captcha> => {
  loading ??= start(url).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
