import { isRecord } from '@/kernel/isRecord';
import type { ShopStorage } from '@/kernel/storage/shopStorage';

/** An order that its guest wants in the account that they are making. */
export interface PendingClaim {
  /** Proves that the order is theirs. */
  token: string;
  number: string;
  /** E-mail of the account, so that nobody else who signs in here gets the order. */
  email: string;
}

const claimKey = 'order_claim';

/** Seconds that a claim waits for its account. */
const lifetimeSeconds = 24 * 60 * 60;

const asClaim = (value: unknown): PendingClaim | undefined => {
  if (!isRecord(value)) return undefined;
  const { token, number, email } = value;
  if (typeof token !== 'string' || typeof number !== 'string' || typeof email !== 'string') return undefined;
  return token === '' || email === '' ? undefined : { token, number, email };
};

/** Keeps a claim until its account is there: creating one may fail half-way, or end in signing in by hand. */
export const keepClaim = (storage: ShopStorage, claim: PendingClaim): void =>
  storage.write(claimKey, claim, lifetimeSeconds);

/** The claim of the customer with this e-mail. */
export const readClaim = (storage: ShopStorage, email: string): PendingClaim | undefined => {
  const claim = storage.read(claimKey, asClaim);
  return claim?.email.toLowerCase() === email.toLowerCase() ? claim : undefined;
};

/** Forgets the order that waited for its buyer to have an account. */
export const forgetClaim = (storage: ShopStorage): void => storage.remove(claimKey);
