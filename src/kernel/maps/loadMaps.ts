import { settings } from '@/kernel/app/settings';
import { appendScript } from '@/kernel/trustedTypes/appendScript';
import { scriptPolicy } from '@/kernel/trustedTypes/scriptPolicy';
import { mapSettings } from './mapSettings';
import { isMapsApi, type MapsApi } from './mapsApi';

/** Vouches for the configured script only. */
const policy = scriptPolicy('maps', (wanted) => {
  if (wanted.split('?')[0] !== mapSettings().mapsUrl) throw new TypeError('Not the script of the map provider.');
  return wanted;
});

/** Called by the provider's script when it is ready, and when it refuses the key. */
const readyName = 'shopMapsReady';
const refusedName = 'gm_authFailure';

const scriptUrl = (): string => {
  const { mapsUrl, mapsKey } = mapSettings();
  const parameters = new URLSearchParams({
    key: mapsKey,
    v: 'weekly',
    loading: 'async',
    callback: readyName,
    language: settings.locale.replace('_', '-'),
  });
  return `${mapsUrl}?${parameters.toString()}`;
};

const refusals = new Set<() => void>();

/** Tells when the provider refuses the key, which it finds out after a map is there; returns the function that ends it. */
export const onMapsRefused = (listener: () => void): (() => void) => {
  refusals.add(listener);
  return () => refusals.delete(listener);
};

const findApi = (): unknown => {
  const google: unknown = Reflect.get(window, 'google');
  return typeof google === 'object' && google !== null ? Reflect.get(google, 'maps') : undefined;
};

/** Ends when the provider says that it is ready, which is later than when its script is there. */
const becomeReady = (): Promise<void> =>
  new Promise((resolve, reject) => {
    Reflect.set(window, readyName, resolve);
    Reflect.set(window, refusedName, () => refusals.forEach((tell) => tell()));
    appendScript({ url: scriptUrl(), policy, failure: 'The script of the map provider did not load.' }).catch(reject);
  });

const start = async (): Promise<MapsApi> => {
  await becomeReady();
  const api = findApi();
  if (!isMapsApi(api)) throw new Error('The script of the map provider is not what it should be.');
  return api;
};

let loading: Promise<MapsApi> | undefined;

/** Whether the shop has a map provider: without a key nothing of it is loaded. */
export const hasMapProvider = (): boolean => mapSettings().mapsKey !== '';

/** The provider's script, loaded once; a failure may be tried again. */
export const loadMaps = (): Promise<MapsApi> => {
  loading ??= start().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
