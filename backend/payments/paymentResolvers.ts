import type { Resolvers } from '../schema/resolvers.generated';
import { providers } from './providers/providers';
import { vaultResolvers } from './vault/vaultResolvers';

/** Resolvers of the operations of the providers' code in the browser, and of the cards that customers keep. */
export const paymentResolvers: Resolvers[] = [
  vaultResolvers,
  ...Object.values(providers).map(({ resolvers }) => resolvers),
];
