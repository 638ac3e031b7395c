import type { PaymentMethod } from '../../context';
import type { Resolvers } from '../../schema/resolvers.generated';
import type { StandInFile } from '../testProvider/standInFiles';

/** A payment provider as the embedded backend plays it; its settings stand in `settings.js` of its folder. */
export interface EmbeddedProvider {
  /** The way to pay that the backend offers, under the real backend's code. */
  method: PaymentMethod;
  /** Files on the test provider's origin that stand in for the provider's own, by path. */
  standIns: Readonly<Record<string, StandInFile>>;
  /** Resolvers of the operations that its code in the browser sends. */
  resolvers: Resolvers;
}
