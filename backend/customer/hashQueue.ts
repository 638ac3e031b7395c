import { scrypt } from 'node:crypto';

import { TooManyAttempts } from '../graphql/errors';

/** How hard a key is to derive: scrypt's N (a power of two), r and p. It takes 128 * N * r bytes of memory. */
export interface HashCost {
  n: number;
  r: number;
  p: number;
}

/** Bytes of a derived key. */
export const keyLength = 32;

/** Keys derived at once: each takes 128 MiB, and one of the few threads that files are read with too. */
const atOnce = 2;
/** Who waits longer than this many others is better told so: it would be more than ten seconds. */
const longestQueue = 32;
/** Of these one client may have so many: nobody fills the queue alone. */
const placesOfClient = 6;
/** Seconds after which a client that was turned away may ask again. */
const retryAfterSeconds = 5;

const busyMessage = 'The shop is busy. Please try again in a few seconds.';

/** What waits and what runs, for the whole process: memory is what is scarce. */
const waiting: (() => void)[] = [];
const placesTaken = new Map<string, number>();
let running = 0;

const takePlace = (client: string): void => {
  const taken = placesTaken.get(client) ?? 0;
  if (taken >= placesOfClient || waiting.length >= longestQueue) {
    throw new TooManyAttempts(busyMessage, retryAfterSeconds, 'graphql-input');
  }
  placesTaken.set(client, taken + 1);
};

const leavePlace = (client: string): void => {
  const taken = (placesTaken.get(client) ?? 1) - 1;
  if (taken > 0) placesTaken.set(client, taken);
  else placesTaken.delete(client);
};

const myTurn = async (): Promise<void> => {
  if (running < atOnce) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
};

/** The turn goes to the next in the queue without a moment in which another could take it. */
const endTurn = (): void => {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
};

const derive = (password: string, salt: Buffer, { n, r, p }: HashCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N: n, r, p, maxmem: 256 * n * r };
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

/**
 * Derives a key of a password on another thread, when the client's turn comes.
 * @param client address of who asks (limits/clientAddress.ts).
 * @throws TooManyAttempts when the queue is full, or the client has its share of it.
 */
export const deriveKey = async (password: string, salt: Buffer, cost: HashCost, client: string): Promise<Buffer> => {
  takePlace(client);
  try {
    await myTurn();
    try {
      return await derive(password, salt, cost);
    } finally {
      endTurn();
    }
  } finally {
    leavePlace(client);
  }
};
