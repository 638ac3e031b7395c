import { asText } from '@/kernel/storage/parsers';
import type { ThunkServices } from '@/kernel/redux/thunk';
import type { ShopStorage } from '@/kernel/storage/shopStorage';
import { GetUserConfigDocument, type GetUserConfigQuery } from './api/GetUserConfig.graphql.generated';

/** Seconds that a token lives when the store configuration does not say. */
export const defaultTokenLifetimeSeconds = 3600;

const tokenKey = 'signin_token';
/** Outlives the token, so that an expired session can be told from none. */
const sessionKey = 'signin_session';

const asTrue = (value: unknown): true | undefined => (value === true ? true : undefined);

/** The token that is still alive; undefined when there is none or its time is over. */
export const readToken = (storage: ShopStorage): string | undefined => storage.read(tokenKey, asText);

/** Keeps a token for its lifetime. */
export const writeToken = (storage: ShopStorage, token: string, lifetimeSeconds: number): void => {
  storage.write(tokenKey, token, lifetimeSeconds);
  storage.write(sessionKey, true);
};

export const removeToken = (storage: ShopStorage): void => {
  storage.remove(tokenKey);
  storage.remove(sessionKey);
};

/** Whether somebody signed in here and the token has gone since without a sign-out. */
export const isSessionExpired = (storage: ShopStorage): boolean =>
  readToken(storage) === undefined && storage.read(sessionKey, asTrue) === true;

const secondsPerHour = 3600;

/**
 * Seconds that a token lives. The extension's field says them; Magento's own, since 2.4.7, says hours. What is no
 * length of time means the default.
 */
export const tokenLifetimeSeconds = (config: GetUserConfigQuery['storeConfig'] | undefined): number => {
  const seconds =
    config?.customer_token_expiration_time ??
    Math.round((config?.customer_access_token_lifetime ?? 0) * secondsPerHour);
  return seconds > 0 ? seconds : defaultTokenLifetimeSeconds;
};

/** A week: what the configuration says beyond it is a mistake. */
const longestSeconds = 604_800;

/** Seconds that a session lives, as the store configuration says that is known already; no request is made. */
export const sessionLifetimeSeconds = ({ apollo }: Pick<ThunkServices, 'apollo'>): number => {
  const configured = tokenLifetimeSeconds(apollo.readQuery({ query: GetUserConfigDocument })?.storeConfig);
  return configured <= longestSeconds ? configured : defaultTokenLifetimeSeconds;
};
