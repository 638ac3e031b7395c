import fc from 'fast-check';
import { GraphQLError } from 'graphql';

import { openDb, type Db } from '../db/open';
import { TooManyAttempts } from '../graphql/errors';
import { assertMayTry, clientCounters, type Counter, forgetFailures, noteFailure } from './failures';

const seconds = 1000;
let db: Db;
let time: number;

beforeEach(() => {
  db = openDb(':memory:');
  time = Date.UTC(2026, 10, 20, 12);
});
afterEach(() => db.close());

const context = () => ({ db, now: () => time });
const guest = (clientAddress: string) => clientCounters({ clientAddress, customerId: null }, 'coupon', 3);
const customer = (customerId: number) => clientCounters({ clientAddress: '192.0.2.1', customerId }, 'coupon', 3);

/** Seconds until the client may try again; 0 when it may now. */
const wait = (counters: readonly Counter[]): number => {
  try {
    assertMayTry(context(), counters, 'Too many.');
    return 0;
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error;
    return error.retryAfterSeconds;
  }
};
const fail = (counters: readonly Counter[], times = 1) => {
  for (let failure = 0; failure < times; failure += 1) noteFailure(context(), counters);
};

it('lets a client fail a few times, then pause twice as long each time', () => {
  const counters = guest('192.0.2.1');
  fail(counters, 2);
  expect(wait(counters)).toBe(0);
  const pauses: number[] = [];
  for (let failure = 0; failure < 7; failure += 1) {
    fail(counters);
    pauses.push(wait(counters));
    time += wait(counters) * seconds;
    expect(wait(counters)).toBe(0);
  }
  expect(pauses).toEqual([30, 60, 120, 240, 480, 900, 900]);
});

it('forgets after an hour, and at once after a success', () => {
  const counters = guest('192.0.2.1');
  fail(counters, 5);
  time += 3600 * seconds;
  expect(wait(counters)).toBe(0);
  fail(counters, 5);
  forgetFailures(context(), counters);
  expect(wait(counters)).toBe(0);
});

it('A-14: makes no pause longer when the clock is set back', () => {
  const counters = guest('192.0.2.1');
  fail(counters, 3);
  time -= 24 * 3600 * seconds;
  expect(wait(counters)).toBe(30);
});

it('lets strangers alone, at another address or by name', () => {
  fail(guest('192.0.2.1'), 5);
  expect(wait(guest('192.0.2.2'))).toBe(0);
  expect(wait(customer(1))).toBe(0);
  fail(customer(1), 5);
  expect(wait(customer(1))).toBeGreaterThan(0);
  expect(wait(customer(2))).toBe(0);
});

it('slows an address down that makes an account for each guess', () => {
  for (let account = 1; account <= 15; account += 1) fail(customer(account));
  expect(wait(customer(16))).toBeGreaterThan(0);
});

it('is one error of the usual category', () => {
  fail(guest('192.0.2.1'), 5);
  expect(() => assertMayTry(context(), guest('192.0.2.1'), 'Too many.')).toThrow(GraphQLError);
});

it('never makes anybody wait longer than a quarter of an hour', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2000 }), { maxLength: 60 }), (gaps) => {
      const counters = guest('192.0.2.9');
      forgetFailures(context(), counters);
      for (const gap of gaps) {
        fail(counters);
        expect(wait(counters)).toBeLessThanOrEqual(900);
        time += gap * seconds;
      }
    }),
    { numRuns: 50 },
  );
});
