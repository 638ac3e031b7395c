import type { Settings } from '../settings';
import { givenShopSettings } from '../../settings/table.js';

/** What the page tells the shop about this deployment (element `#shop-settings` of index.html). */
export type ShopSettings = Record<string, string | string[]>;

/** Addresses that mean "every interface" are none that a browser can visit. */
const visitableHost = (host: string): string => (['0.0.0.0', '::'].includes(host) ? 'localhost' : host);

/** Reads what the deployment chose for the shop. The payment provider is the embedded one unless configured. */
export const readShopSettings = (
  environment: NodeJS.ProcessEnv,
  { host, paymentPort }: Pick<Settings, 'host' | 'paymentPort'>,
): ShopSettings => ({
  paymentUrl: `http://${visitableHost(host)}:${paymentPort}`,
  ...givenShopSettings(environment),
});
