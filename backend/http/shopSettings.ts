import type { Settings } from '../settings';

/** What the page tells the shop about this deployment (element `#shop-settings` of index.html). */
export type ShopSettings = Record<string, string | string[]>;

/** Environment variable to the name under which the shop reads it. */
const variables = {
  SHOP_GRAPHQL_URL: 'graphqlUrl',
  SHOP_REST_URL: 'restUrl',
  SHOP_MEDIA_URL: 'mediaUrl',
  SHOP_STORE_CODE: 'storeCode',
  SHOP_STORE_NAME: 'storeName',
  SHOP_LOCALE: 'locale',
  SHOP_CURRENCY: 'currency',
  SHOP_STORAGE_NAMESPACE: 'storageNamespace',
  SHOP_PAYMENT_URL: 'paymentUrl',
  SHOP_GATEWAY_KEY: 'gatewayKey',
} as const;

/** Addresses that mean "every interface" are none that a browser can visit. */
const visitableHost = (host: string): string => (['0.0.0.0', '::'].includes(host) ? 'localhost' : host);

/**
 * Reads what the deployment chose for the shop. The payment provider is the embedded one unless configured.
 * `SHOP_REDIRECT_HOSTS` is a list with commas.
 */
export const readShopSettings = (
  environment: NodeJS.ProcessEnv,
  { host, paymentPort }: Pick<Settings, 'host' | 'paymentPort'>,
): ShopSettings => {
  const given: ShopSettings = { paymentUrl: `http://${visitableHost(host)}:${paymentPort}` };
  for (const [variable, name] of Object.entries(variables)) {
    const value = environment[variable];
    if (value) given[name] = value;
  }
  const hosts = (environment.SHOP_REDIRECT_HOSTS ?? '').split(',').map((name) => name.trim());
  const named = hosts.filter((name) => name !== '');
  return named.length > 0 ? { ...given, redirectHosts: named } : given;
};

/** The origin of a setting that is an absolute URL; null for a path on the shop's own origin. */
export const originOf = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' && /^https?:\/\//.test(value) ? new URL(value).origin : null;
