import { settings } from '@/kernel/app/settings';
import { appendScript } from '@/kernel/trustedTypes/appendScript';
import { lazyPolicy } from '@/kernel/trustedTypes/lazyPolicy';
import { paymentSettings } from '../paymentSettings';

/** After this many milliseconds a script counts as blocked. */
const loadTimeoutMs = 10_000;

const scriptUrls = (): string[] => {
  const { braintreeScriptUrl, adyenScriptUrl } = paymentSettings();
  return [braintreeScriptUrl, adyenScriptUrl];
};

/** Vouches for the configured scripts only. */
const policy = lazyPolicy('payment', {
  createScriptURL: (url) => {
    if (!scriptUrls().includes(url)) throw new TypeError('Not the script of a payment provider.');
    return url;
  },
});

/**
 * A provider's real drop-in writes markup of its own, which only a default policy can let pass; the page's policy allows
 * one for such a provider only. Scripts still run from allowed addresses alone: `script-src` sees to that.
 */
const markupPolicy = lazyPolicy('default', { createScriptURL: (url) => url, createHTML: (html: string) => html });

/** Whether the script is a provider's own, and not the stand-in beside the test provider's cards. */
const isReal = (url: string): boolean =>
  new URL(url, window.location.href).origin !== new URL(settings.paymentUrl).origin;

const load = (url: string, hash: string): Promise<void> => {
  if (isReal(url)) markupPolicy();
  const failure = 'The script of the payment provider did not load.';
  return appendScript({ url, policy, hash, timeoutMs: loadTimeoutMs, failure });
};

const loading = new Map<string, Promise<void>>();

/**
 * What a provider's script makes available, the script loaded on demand and once; a failure may be tried again.
 * @param find looks for it among the page's globals.
 */
export const loadProviderScript = async <Api>(url: string, hash: string, find: () => Api | undefined): Promise<Api> => {
  const known = find();
  if (known !== undefined) return known;
  const script = loading.get(url) ?? load(url, hash);
  loading.set(url, script);
  try {
    await script;
  } finally {
    loading.delete(url);
  }
  const api = find();
  if (api === undefined) throw new Error('The script of the payment provider is not what it should be.');
  return api;
};
