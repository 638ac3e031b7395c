import type { PaymentMethod } from '../../context';
import type { Db } from '../../db/open';
import type { Resolvers } from '../../schema/resolvers.generated';
import type { Purchase } from '../testProvider/nonces';
import type { StandInFile } from '../testProvider/standInFiles';

/** A page of the provider that takes the whole window; times in milliseconds since 1970. */
export interface PaymentVisit {
  show: (db: Db, query: URLSearchParams, shopOrigins: readonly string[], now: number) => string | null;
  answer: (db: Db, body: Record<string, unknown>, now: number) => object | null;
}

/** A payment provider as the embedded backend plays it; its settings stand in `settings.js` of its folder. */
export interface EmbeddedProvider {
  /** The way to pay that the backend offers, under the real backend's code. */
  method: PaymentMethod;
  /** Files on the test provider's origin that stand in for the provider's own, by path. */
  standIns: Readonly<Record<string, StandInFile>>;
  /** Pages on that origin, by path; the shop's origins may frame them and talk with them. */
  pages?: Readonly<Record<string, (shopOrigins: readonly string[]) => string>>;
  /** Calls that those pages make about a purchase, by path; null is a refusal. Times in milliseconds since 1970. */
  calls?: Readonly<
    Record<string, (db: Db, body: Record<string, unknown>, purchase: Purchase, now: number) => object | null>
  >;
  /** Pages that a shopper is sent to for one payment, by path, and what their buttons post there; null where there is no such payment. */
  visits?: Readonly<Record<string, PaymentVisit>>;
  /** Resolvers of the operations that its code in the browser sends. */
  resolvers: Resolvers;
}
