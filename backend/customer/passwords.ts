import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

import type { Settings } from '../settings';

import { deriveKey, keyLength, type HashCost } from './hashQueue';

/** Who asks for a hash, and what hashes cost in this shop. */
export interface HashRequest {
  settings: Pick<Settings, 'passwordCost'>;
  clientAddress: string;
}

/** OWASP's parameters beside N = 2^17, the default of the setting. */
const blockSize = 8;
const parallelization = 1;

const saltLength = 16;

const costOf = ({ settings }: Pick<HashRequest, 'settings'>): HashCost => ({
  n: settings.passwordCost,
  r: blockSize,
  p: parallelization,
});

const write = ({ n, r, p }: HashCost, salt: Buffer, key: Buffer): string =>
  ['scrypt', n, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

interface StoredHash {
  cost: HashCost;
  salt: Buffer;
  key: Buffer;
}

const read = (stored: string): StoredHash | undefined => {
  const [scheme, n, r, p, salt, hash] = stored.split('$');
  if (scheme !== 'scrypt' || !salt || !hash) return undefined;
  const key = Buffer.from(hash, 'base64url');
  if (key.length !== keyLength) return undefined;
  return { cost: { n: Number(n), r: Number(r), p: Number(p) }, salt: Buffer.from(salt, 'base64url'), key };
};

const work = ({ n, r, p }: HashCost): number => n * r * p;

const isWeak = (cost: HashCost, request: Pick<HashRequest, 'settings'>): boolean => work(cost) < work(costOf(request));

/**
 * Hash of a password as the database keeps it: `scrypt$N$r$p$salt$key`, base64url. It is made on another thread.
 * @throws TooManyAttempts when too many wait for one.
 */
export const hashPassword = async (password: string, request: HashRequest): Promise<string> => {
  const cost = costOf(request);
  const salt = randomBytes(saltLength);
  return write(cost, salt, await deriveKey(password, salt, cost, request.clientAddress));
};

/**
 * Hash of a password, made at once: nothing else happens meanwhile, so it is for filling a database before it is served.
 * @param n a power of two above 1.
 */
export const hashPasswordNow = (password: string, n: number): string => {
  const cost = { n, r: blockSize, p: parallelization };
  const salt = randomBytes(saltLength);
  const options = { N: n, r: blockSize, p: parallelization, maxmem: 256 * n * blockSize };
  return write(cost, salt, scryptSync(password.normalize('NFKC'), salt, keyLength, options));
};

/**
 * Whether the password belongs to the stored hash; compares in constant time. An unreadable hash matches nothing. No
 * hash, a wrong password and one whose hash is older take as long: the time does not tell who has an account.
 * @param stored undefined where there is no account.
 * @throws TooManyAttempts when too many wait for their turn.
 */
export const verifyPassword = async (
  password: string,
  stored: string | undefined,
  request: HashRequest,
): Promise<boolean> => {
  const known = stored === undefined ? undefined : read(stored);
  const derived = known && (await deriveKey(password, known.salt, known.cost, request.clientAddress));
  const isRight = known !== undefined && derived !== undefined && timingSafeEqual(known.key, derived);
  // A right one is hashed with the present parameters after this, which takes that time too.
  if (!isRight && (!known || isWeak(known.cost, request))) await hashPassword(password, request);
  return isRight;
};

/** Whether a stored hash was made with less work than the shop wants now. */
export const isOutdated = (stored: string, request: Pick<HashRequest, 'settings'>): boolean => {
  const known = read(stored);
  return known !== undefined && isWeak(known.cost, request);
};
