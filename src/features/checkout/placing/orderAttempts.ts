import { isRecord } from '@/kernel/isRecord';
import type { ShopStorage } from '@/kernel/storage/shopStorage';
import { attemptsKey } from '../forgetCheckout';

/** An order that was sent and of which it is not known what became of it: all that is needed to ask. */
export interface OrderAttempt {
  cartId: string;
  /** The `Idempotency-Key` that it was sent with. */
  key: string;
  isGuest: boolean;
  /** Address of the confirmation, unreadable but for its first letter; '' when it is not known. */
  maskedEmail: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** Whether the backend has answered the call, so that it is not at work any more. */
  isAnswered: boolean;
}

/** Seconds for which an order is asked about. Its ids are no personal data, and keep it from being lost or placed twice. */
const lifetimeSeconds = 7 * 86_400;

const asAttempt = (value: unknown): OrderAttempt[] => {
  if (!isRecord(value)) return [];
  const { cartId, key, isGuest, maskedEmail, sentAt, isAnswered } = value;
  if (typeof cartId !== 'string' || typeof key !== 'string' || cartId === '' || key === '') return [];
  return [
    {
      cartId,
      key,
      isGuest: isGuest === true,
      maskedEmail: typeof maskedEmail === 'string' ? maskedEmail : '',
      // What a release before this one wrote was sent no later than now.
      sentAt: typeof sentAt === 'number' ? sentAt : Date.now(),
      isAnswered: isAnswered === true,
    },
  ];
};

const asAttempts = (value: unknown): OrderAttempt[] | undefined =>
  Array.isArray(value) ? value.flatMap(asAttempt) : undefined;

/** Orders of which it is not known what became of them; more than one when several tabs sent some. */
export const readAttempts = (storage: ShopStorage): OrderAttempt[] => storage.read(attemptsKey, asAttempts) ?? [];

const writeAttempts = (storage: ShopStorage, attempts: readonly OrderAttempt[]): void => {
  if (attempts.length > 0) storage.write(attemptsKey, attempts, lifetimeSeconds);
  else storage.remove(attemptsKey);
};

/** Keeps an attempt, over what was kept under its key. */
export const keepAttempt = (storage: ShopStorage, attempt: OrderAttempt): void =>
  writeAttempts(storage, [...readAttempts(storage).filter(({ key }) => key !== attempt.key), attempt]);

/** Forgets the attempts of which it is known what became of them. */
export const removeAttempts = (storage: ShopStorage, isSettled: (attempt: OrderAttempt) => boolean): void =>
  writeAttempts(
    storage,
    readAttempts(storage).filter((attempt) => !isSettled(attempt)),
  );

/** An address that its owner recognises and nobody else can use: `j…@…`. */
export const maskEmail = (email: string): string => (email === '' ? '' : `${email.slice(0, 1)}…@…`);
