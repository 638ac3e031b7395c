import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Settings } from '../settings';

/** What the page tells the shop about this deployment (element `#shop-settings` of index.html). */
export type ShopSettings = Record<string, string | string[]>;

interface SettingNames {
  /** Environment variable to the name under which the shop reads it. */
  texts: Record<string, string>;
  /** Likewise, of lists with commas. */
  lists: Record<string, string>;
}

/** The build of the shop reads the same file. */
const names = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../build/settingNames.json'), 'utf8'),
) as SettingNames;

/** Addresses that mean "every interface" are none that a browser can visit. */
const visitableHost = (host: string): string => (['0.0.0.0', '::'].includes(host) ? 'localhost' : host);

/** Reads what the deployment chose for the shop. The payment provider is the embedded one unless configured. */
export const readShopSettings = (
  environment: NodeJS.ProcessEnv,
  { host, paymentPort }: Pick<Settings, 'host' | 'paymentPort'>,
): ShopSettings => {
  const given: ShopSettings = { paymentUrl: `http://${visitableHost(host)}:${paymentPort}` };
  for (const [variable, name] of Object.entries(names.texts)) {
    const value = environment[variable];
    if (value) given[name] = value;
  }
  for (const [variable, name] of Object.entries(names.lists)) {
    const parts = (environment[variable] ?? '').split(',').map((part) => part.trim());
    const present = parts.filter((part) => part !== '');
    if (present.length > 0) given[name] = present;
  }
  return given;
};

/** The origin of a setting that is an absolute URL; null for a path on the shop's own origin. */
export const originOf = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' && /^https?:\/\//.test(value) ? new URL(value).origin : null;

/** The address of a setting that is an absolute URL, without its query; null for a path on the shop's own origin. */
export const addressOf = (value: string | string[] | undefined): string | null => {
  const origin = originOf(value);
  return origin && typeof value === 'string' ? origin + new URL(value).pathname : null;
};

/** The parts of a list that are sources as a policy writes them: an address or host, nothing that could end a directive. */
export const sourcesOf = (value: string | string[] | undefined): string[] =>
  Array.isArray(value) ? value.filter((part) => /^https?:\/\/[\w.:/-]+$/.test(part)) : [];
