import { videoSettings } from './videoSettings';

/** How often is looked whether a script has made its player available, in milliseconds (spec §9). */
const readinessPollMs = 20;
/** After this many milliseconds a player counts as not to be had. */
const readinessTimeoutMs = 10_000;

interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

const rules: ScriptUrlPolicy = {
  createScriptURL: (url) => {
    const { youtubeScriptUrl, vimeoScriptUrl } = videoSettings();
    if (![youtubeScriptUrl, vimeoScriptUrl].includes(url)) throw new TypeError('Not the script of a film player.');
    return url;
  },
};

let policy: ScriptUrlPolicy | undefined;

/** The address in the form that a page with Trusted Types demands: the policy vouches for the configured scripts only. */
const trusted = (url: string): string => {
  const factory: unknown = Reflect.get(window, 'trustedTypes');
  policy ??= isFactory(factory) ? factory.createPolicy('video', rules) : rules;
  return policy.createScriptURL(url);
};

const appendScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of the film player did not load.'));
    });
    script.src = trusted(url);
    document.head.append(script);
  });

/** A script may load another one, which makes the player available later. */
const waitFor = <Api>(find: () => Api | undefined): Promise<Api> =>
  new Promise((resolve, reject) => {
    const givenUpAt = Date.now() + readinessTimeoutMs;
    const look = (): void => {
      const api = find();
      if (api !== undefined) resolve(api);
      else if (Date.now() > givenUpAt) reject(new Error('The film player did not get ready.'));
      else setTimeout(look, readinessPollMs);
    };
    look();
  });

const loading = new Map<string, Promise<void>>();

/**
 * What a player's script makes available, the script loaded on demand and once; a failure may be tried again.
 * @param find looks for it among the page's globals.
 */
export const loadPlayerScript = async <Api>(url: string, find: () => Api | undefined): Promise<Api> => {
  const known = find();
  if (known !== undefined) return known;
  const script = loading.get(url) ?? appendScript(url);
  loading.set(url, script);
  try {
    await script;
  } catch (error) {
    loading.delete(url);
    throw error;
  }
  return waitFor(find);
};
