import { appendScript } from '@/kernel/trustedTypes/appendScript';
import { scriptPolicy } from '@/kernel/trustedTypes/scriptPolicy';
import { videoSettings } from './videoSettings';

/** How often is looked whether a script has made its player available, in milliseconds. */
const readinessPollMs = 20;
/** After this many milliseconds a player counts as not to be had. */
const readinessTimeoutMs = 10_000;

/** Vouches for the configured scripts only. */
const policy = scriptPolicy('video', (url) => {
  const { youtubeScriptUrl, vimeoScriptUrl } = videoSettings();
  if (![youtubeScriptUrl, vimeoScriptUrl].includes(url)) throw new TypeError('Not the script of a film player.');
  return url;
});

const failure = 'The script of the film player did not load.';

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
 * Returns the API of a player's script, which is loaded on demand and once; a failure may be tried again.
 * @param find looks for it among the page's globals.
 */
export const loadPlayerScript = async <Api>(url: string, find: () => Api | undefined): Promise<Api> => {
  const known = find();
  if (known !== undefined) return known;
  const script = loading.get(url) ?? appendScript({ url, policy, failure });
  loading.set(url, script);
  try {
    await script;
  } catch (error) {
    loading.delete(url);
    throw error;
  }
  return waitFor(find);
};
