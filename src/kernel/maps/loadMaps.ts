import { settings } from '@/kernel/app/settings';
import { mapSettings } from './mapSettings';
import { isMapsApi, type MapsApi } from './mapsApi';

interface Rules {
  createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: Rules) => Rules;
}

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

let policy: Rules | undefined;

/** The address in the form that a page with Trusted Types demands: the policy vouches for the configured script only. */
const trusted = (url: string): string => {
  const factory: unknown = Reflect.get(window, 'trustedTypes');
  if (!isFactory(factory)) return url;
  policy ??= factory.createPolicy('maps', {
    createScriptURL: (wanted) => {
      if (wanted.split('?')[0] !== mapSettings().mapsUrl) throw new TypeError('Not the script of the map provider.');
      return wanted;
    },
  });
  return policy.createScriptURL(url);
};

/** Called by the provider's script when it is ready, and when it refuses the key. */
const readyName = 'halewellMapsReady';
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

const appendScript = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    Reflect.set(window, readyName, resolve);
    Reflect.set(window, refusedName, () => refusals.forEach((tell) => tell()));
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of the map provider did not load.'));
    });
    script.src = trusted(scriptUrl());
    document.head.append(script);
  });

const start = async (): Promise<MapsApi> => {
  await appendScript();
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
