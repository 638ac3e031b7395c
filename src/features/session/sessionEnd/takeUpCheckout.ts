import { isRecord } from '@/kernel/isRecord';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { asideKey, forgetCheckoutAside, sameOwner } from '../tokenStorage';

/**
 * Puts back what was set aside, for its owner only; any sign-in forgets it. What has been entered since is newer
 * and stays.
 * @param lifetimeSeconds how long checkout keeps what is entered.
 */
export const takeUpCheckout = (
  { storage }: Pick<ThunkServices, 'storage'>,
  email: string,
  lifetimeSeconds: number,
): void => {
  const aside = storage.read(asideKey, (value) => (isRecord(value) ? value : undefined));
  forgetCheckoutAside(storage);
  if (!aside || !sameOwner(aside.owner, email) || !isRecord(aside.entries)) return;
  const entries = Object.entries(aside.entries);
  if (entries.some(([key]) => storage.storedAt(key) !== undefined)) return;
  for (const [key, value] of entries) storage.write(key, value, lifetimeSeconds);
};
