import { serviceSettings } from '@/kernel/app/serviceSettings';
import { appendScript } from '@/kernel/trustedTypes/appendScript';
import { lazyPolicy } from '@/kernel/trustedTypes/lazyPolicy';
import { scriptPolicy } from '@/kernel/trustedTypes/scriptPolicy';
import { providerFileUrl, providerSetting } from './paymentSettings';

/** After this many milliseconds a script counts as blocked. */
const loadTimeoutMs = 10_000;

/** Addresses that were read from the settings of the deployment. */
const configured = new Set<string>();

/** Vouches for the configured scripts only. */
const policy = scriptPolicy('payment', (url) => {
  if (!configured.has(url)) throw new TypeError('Not the script of a payment provider.');
  return url;
});

/**
 * A provider's real drop-in writes markup of its own, which only a default policy can let pass; the page's policy allows
 * one for such a provider only. Scripts still run from allowed addresses alone: `script-src` sees to that.
 */
const markupPolicy = lazyPolicy('default', { createScriptURL: (url) => url, createHTML: (html: string) => html });

/** Whether the script is a provider's own, and not the stand-in beside the test provider's cards. */
const isReal = (url: string): boolean =>
  new URL(url, window.location.href).origin !== new URL(serviceSettings.paymentUrl).origin;

const load = (url: string, hash: string): Promise<void> => {
  if (isReal(url)) markupPolicy();
  const failure = 'The script of the payment provider did not load.';
  return appendScript({ url, policy, hash, timeoutMs: loadTimeoutMs, failure });
};

const loading = new Map<string, Promise<void>>();

/** The script of a provider: the names of its settings, and the path of the test provider's stand-in. */
export interface ProviderScript<Api> {
  urlKey: string;
  /** Setting with its integrity, such as `sha384-…`. */
  hashKey: string;
  standIn: string;
  /** Looks among the page's globals for what the script makes available. */
  find: () => Api | undefined;
}

/**
 * Returns the API of a provider's script, which is loaded on demand and once.
 * @throws when it does not load, or is not what it should be; it may be tried again.
 */
export const loadProviderScript = async <Api>({
  urlKey,
  hashKey,
  standIn,
  find,
}: ProviderScript<Api>): Promise<Api> => {
  const known = find();
  if (known !== undefined) return known;
  const url = providerFileUrl(urlKey, standIn);
  configured.add(url);
  const script = loading.get(url) ?? load(url, providerSetting(hashKey, ''));
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
