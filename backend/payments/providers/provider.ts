import type { PaymentMethod } from '../../context';
import type { Db } from '../../db/open';
import type { Resolvers } from '../../schema/resolvers.generated';
import type { Purchase } from '../testProvider/nonces';
import type { StandInFile } from '../testProvider/standInFiles';

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
  /** Resolvers of the operations that its code in the browser sends. */
  resolvers: Resolvers;
}
