import { cartResolvers } from '../cart/cartResolvers';
import { checkoutResolvers } from '../checkout/checkoutResolvers';
import { contentResolvers } from '../content/resolvers';
import { customerResolvers } from '../customer/resolvers';
import { routingResolvers } from '../routing/resolvers';
import type { Resolvers } from '../schema/resolvers.generated';
import { storeResolvers } from '../stores/resolvers';

/** Resolvers of every domain; the schema is theirs together. */
export const domainResolvers: Resolvers[] = [
  storeResolvers,
  contentResolvers,
  routingResolvers,
  customerResolvers,
  cartResolvers,
  checkoutResolvers,
];
