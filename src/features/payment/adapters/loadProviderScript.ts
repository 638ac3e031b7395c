import { settings } from '@/kernel/app/settings';
import { paymentSettings } from '../paymentSettings';

/** After this many milliseconds a script counts as blocked. */
const loadTimeoutMs = 10_000;

interface Rules {
  createScriptURL: (url: string) => string;
  createHTML?: (html: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: Rules) => Rules;
}

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

const scriptUrls = (): string[] => {
  const { braintreeScriptUrl, adyenScriptUrl } = paymentSettings();
  return [braintreeScriptUrl, adyenScriptUrl];
};

const rules: Rules = {
  createScriptURL: (url) => {
    if (!scriptUrls().includes(url)) throw new TypeError('Not the script of a payment provider.');
    return url;
  },
};

/**
 * A provider's real drop-in writes markup of its own, which only a default policy can let pass; the page's policy allows
 * one for such a provider only. Scripts still run from allowed addresses alone: `script-src` sees to that.
 */
const markupRules: Rules = { createScriptURL: (url) => url, createHTML: (html) => html };

/** Whether the script is a provider's own, and not the stand-in beside the test provider's cards. */
const isReal = (url: string): boolean =>
  new URL(url, window.location.href).origin !== new URL(settings.paymentUrl).origin;

let policy: Rules | undefined;
let hasDefault = false;

const allowMarkup = (url: string): void => {
  const factory: unknown = Reflect.get(window, 'trustedTypes');
  if (hasDefault || !isReal(url) || !isFactory(factory)) return;
  factory.createPolicy('default', markupRules);
  hasDefault = true;
};

/** The address in the form that a page with Trusted Types demands: the policy vouches for the configured scripts only. */
const trusted = (url: string): string => {
  const factory: unknown = Reflect.get(window, 'trustedTypes');
  policy ??= isFactory(factory) ? factory.createPolicy('payment', rules) : rules;
  return policy.createScriptURL(url);
};

const appendScript = (url: string, hash: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      script.remove();
      reject(new Error('The script of the payment provider did not load.'));
    };
    const timer = setTimeout(fail, loadTimeoutMs);
    script.async = true;
    if (hash !== '') {
      script.integrity = hash;
      script.crossOrigin = 'anonymous';
    }
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    allowMarkup(url);
    script.src = trusted(url);
    document.head.append(script);
  });

const loading = new Map<string, Promise<void>>();

/**
 * What a provider's script makes available, the script loaded on demand and once; a failure may be tried again.
 * @param find looks for it among the page's globals.
 */
export const loadProviderScript = async <Api>(url: string, hash: string, find: () => Api | undefined): Promise<Api> => {
  const known = find();
  if (known !== undefined) return known;
  const script = loading.get(url) ?? appendScript(url, hash);
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
