import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** Cost of scrypt: memory is 128 * cost * blockSize bytes (16 MiB). */
const usualCost = 16384;
const blockSize = 8;
const parallelization = 1;
const keyLength = 32;

const derive = (password: string, salt: Buffer, n: number, r: number, p: number): Buffer =>
  scryptSync(password.normalize('NFKC'), salt, keyLength, { N: n, r, p, maxmem: 256 * n * r });

/**
 * Hash of a password as the database keeps it: `scrypt$cost$blockSize$parallelization$salt$hash`, base64url.
 * @param cost a power of two above 1. Only tests pass one: deriving a key takes 50 ms at the usual cost, at each sign-in.
 */
export const hashPassword = (password: string, cost = usualCost): string => {
  const salt = randomBytes(16);
  const hash = derive(password, salt, cost, blockSize, parallelization);
  return ['scrypt', cost, blockSize, parallelization, salt.toString('base64url'), hash.toString('base64url')].join('$');
};

/** Whether the password belongs to the stored hash; compares in constant time. An unreadable hash matches nothing. */
export const verifyPassword = (password: string, stored: string): boolean => {
  const [scheme, n, r, p, salt, hash] = stored.split('$');
  if (scheme !== 'scrypt' || !salt || !hash) return false;
  const expected = Buffer.from(hash, 'base64url');
  if (expected.length !== keyLength) return false;
  return timingSafeEqual(expected, derive(password, Buffer.from(salt, 'base64url'), Number(n), Number(r), Number(p)));
};
