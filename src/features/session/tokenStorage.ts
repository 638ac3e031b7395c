import type { ThunkServices } from '@/kernel/redux/thunk';
import { asText } from '@/kernel/storage/parsers';
import type { ShopStorage } from '@/kernel/storage/shopStorage';
import { GetUserConfigDocument, type GetUserConfigQuery } from './api/GetUserConfig.graphql.generated';

const tokenKey = 'signin_token';
/** Outlives the token, so that an expired session can be told from none. */
const sessionKey = 'signin_session';

/** The token that is still alive; undefined when there is none or its time is over. */
export const readToken = (storage: ShopStorage): string | undefined => storage.read(tokenKey, asText);

/**
 * Keeps a token for its lifetime.
 * @param owner e-mail of the customer; what they leave when the session ends is kept for them alone.
 */
export const writeToken = (storage: ShopStorage, token: string, lifetimeSeconds: number, owner = ''): void => {
  storage.write(tokenKey, token, lifetimeSeconds);
  storage.write(sessionKey, owner || true);
};

/** When the token's time is over, in milliseconds since the epoch; undefined without a token. */
export const tokenEndsAt = (storage: ShopStorage): number | undefined => storage.endsAt(tokenKey);

/** E-mail of the customer whose session it is or was; undefined when it is not known. */
export const sessionOwner = (storage: ShopStorage): string | undefined => storage.read(sessionKey, asText);

export const removeToken = (storage: ShopStorage): void => {
  storage.remove(tokenKey);
  storage.remove(sessionKey);
};

/** Whether somebody signed in here and the token has gone since without a sign-out. */
export const isSessionExpired = (storage: ShopStorage): boolean =>
  readToken(storage) === undefined && storage.storedAt(sessionKey) !== undefined;

/** Set by a session that ended by itself, until the shopper has been told. */
export const endedKey = 'session_ended';

/** Seconds after which nobody wonders any more why they are signed out. */
const toldWithinSeconds = 3600;

export const noteSessionEnd = (storage: ShopStorage): void => storage.write(endedKey, true, toldWithinSeconds);
export const isSessionEndUntold = (storage: ShopStorage): boolean => storage.storedAt(endedKey) !== undefined;

/** What a customer had entered in checkout when the session ended by itself. */
export const asideKey = 'checkout_aside';

/** Seconds that it waits for its owner. */
const asideLifetimeSeconds = 3600;

const asIs = (value: unknown): unknown => value;

/**
 * Sets entries of the storage aside for their owner: nobody reads them under this key but `takeUpCheckout`.
 * @param owner e-mail; without it nobody can get them back, so nothing is kept.
 */
export const setCheckoutAside = (storage: ShopStorage, owner: string | undefined, keys: readonly string[]): void => {
  const entries: Record<string, unknown> = {};
  for (const key of keys) entries[key] = storage.read(key, asIs);
  if (owner) storage.write(asideKey, { owner, entries }, asideLifetimeSeconds);
};

export const forgetCheckoutAside = (storage: ShopStorage): void => storage.remove(asideKey);

/** Seconds that a token lives when the store configuration does not say. */
export const defaultTokenLifetimeSeconds = 3600;

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
