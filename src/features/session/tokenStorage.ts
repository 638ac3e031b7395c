import { asText } from '@/kernel/storage/parsers';
import type { ShopStorage } from '@/kernel/storage/shopStorage';

/** Where the token of the signed-in customer is kept; the boot script reads it there, too. */
export const tokenKey = 'signin_token';
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

/** Whether an entry tells of the customer with this e-mail: addresses are equal whatever the case of their letters. */
export const sameOwner = (one: unknown, other: string): boolean =>
  typeof one === 'string' && one.toLowerCase() === other.trim().toLowerCase();

/** Forgets the token, and that somebody was signed in. */
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

/** Notes that a session ended by itself. */
export const noteSessionEnd = (storage: ShopStorage): void => storage.write(endedKey, true, toldWithinSeconds);

/** Whether a session ended by itself and the shopper has not been told. */
export const isSessionEndUntold = (storage: ShopStorage): boolean => storage.storedAt(endedKey) !== undefined;

const waitingCartKey = 'cart_waits';

/** What is known of the cart that a customer left in the account when the session ended: that it has something, or not. */
export type WaitingCart = 'filled' | 'unknown';

const asWaitingCart = (value: unknown): WaitingCart | undefined =>
  value === 'filled' || value === 'unknown' ? value : undefined;

/** Notes that a customer's cart is in the account, and no longer here. */
export const noteWaitingCart = (storage: ShopStorage, cart: WaitingCart): void =>
  storage.write(waitingCartKey, cart, toldWithinSeconds);

/** The cart of a session that ended by itself; undefined where none was left behind, or its customer is back. */
export const readWaitingCart = (storage: ShopStorage): WaitingCart | undefined =>
  storage.read(waitingCartKey, asWaitingCart);

/** Forgets that note: its customer signed in again, or out by hand. */
export const forgetWaitingCart = (storage: ShopStorage): void => storage.remove(waitingCartKey);

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

/** Forgets what was set aside of a customer's checkout. */
export const forgetCheckoutAside = (storage: ShopStorage): void => storage.remove(asideKey);
