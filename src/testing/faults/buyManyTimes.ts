import { installFakeLocks } from './browser/fakeLocks';
import type { FaultedShop } from './faultedShop';
import { FaultedShopper } from './faultedShopper';
import { createFaultyFetch, type Fault } from './faultyFetch';
import { Ledger } from './ledger';
import type { Statement } from './orderStatement';
import { createRandomNumbers } from './randomNumbers';

/** Purchases of which more than half must come to an order, or nothing is compared. */
const enough = 20;
const shareOfFaults = 0.3;
const shareOfCustomers = 0.3;
/** Not every browser has locks for all tabs. */
const shareWithLocks = 0.8;

/** What many purchases came to. */
export interface Purchases {
  purchases: number;
  /** How many shoppers were told of their order, and how many bought nothing. */
  told: number;
  notPlaced: number;
  /** Purchases in which something else came between, by its name. */
  scenarios: Record<string, number>;
  /** Faults of the network by their kind. */
  faults: Partial<Record<Fault, number>>;
  /** What pages said at rest; each was compared with the database. */
  statements: Record<Statement, number>;
  /** Why a page said nothing for sure; each of `unknown` and `nothing` has one. */
  reasons: Record<string, number>;
}

const count = (counts: Record<string, number>, name: string, more = 1): void => {
  counts[name] = (counts[name] ?? 0) + more;
};

/** One purchase; it fails the test when it was lost, doubled, unpaid or wrongly told. The seed stands in what a failure prints. */
const buyOnce = async ({ backend, send, choices }: FaultedShop, seed: number, seen: Purchases): Promise<void> => {
  const random = createRandomNumbers(seed);
  const name = `s${seed}`;
  const ledger = new Ledger(backend, name, send);
  const network = createFaultyFetch(ledger.arrivals.send, random, shareOfFaults);
  if (random.chance(shareWithLocks)) installFakeLocks();
  const shopper = new FaultedShopper({ name, backend, network, random, choices, ledger });
  if (random.chance(shareOfCustomers)) await shopper.becomeCustomer();
  await shopper.buy();
  Reflect.deleteProperty(navigator, 'locks');
  const { wrong, isTold, statements, scenarios, reasons } = ledger;
  expect({ seed, wrong }).toEqual({ seed, wrong: [] });
  const changed = ledger.settle();
  if (changed !== null) count(seen.scenarios, changed);
  seen.told += isTold ? 1 : 0;
  seen.notPlaced += isTold ? 0 : 1;
  for (const said of statements) seen.statements[said] += 1;
  for (const reason of reasons) count(seen.reasons, reason);
  for (const scenario of scenarios) count(seen.scenarios, scenario);
  for (const [fault, times] of Object.entries(network.counts)) count(seen.faults, fault, times);
};

/** Buys with each seed in turn, and looks at the stock in the end. */
export const buyManyTimes = async (shop: FaultedShop, firstSeed: number, purchases: number): Promise<Purchases> => {
  const statements = { placed: 0, notPlaced: 0, unknown: 0, nothing: 0 };
  const seen: Purchases = { purchases, told: 0, notPlaced: 0, scenarios: {}, faults: {}, statements, reasons: {} };
  for (let seed = firstSeed; seed < firstSeed + purchases; seed += 1) await buyOnce(shop, seed, seen);
  const { left, least } = shop.backend.data.stockLeft();
  expect(left).toBe(shop.pieces - shop.backend.data.soldPieces());
  expect(least).toBeGreaterThanOrEqual(0);
  if (purchases >= enough) expect(seen.told).toBeGreaterThan(purchases / 2);
  return seen;
};
