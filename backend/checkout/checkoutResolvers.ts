import { requireCart } from '../cart/access';
import { toSchemaOffer } from '../cart/cartFieldResolvers';
import type { RequestContext } from '../context';
import { GraphQLError } from 'graphql';
import type { PlaceOrderErrorCodes, Resolvers } from '../schema/resolvers.generated';

import { setBillingAddress, setShippingAddresses } from './addressMutations';
import { listAgreements } from './agreements';
import { takeCartPayment } from './cartPayment';
import { listCustomerOrders } from './customerOrderQueries';
import {
  estimateShippingMethods,
  estimateTotals,
  setGuestEmail,
  setPaymentMethod,
  setShippingMethods,
} from './methodMutations';
import { maskEmail } from '../customer/email';
import { findPlacedOrder, type FoundOrder, settleAttempt } from './orderAttempts';
import { OrderRefused } from './orderObstacles';
import { orderResolvers } from './orderResolvers';
import { trackOrder } from './trackOrder';
import { placeOrder } from './placeOrder';

const refusal = (message: string, code: PlaceOrderErrorCodes) => ({
  order: null,
  orderV2: null,
  errors: [{ message, code }],
});

/** Which business failure a cart error is; an authorization failure stays a top-level error. */
const cartErrorCode = (error: GraphQLError): PlaceOrderErrorCodes | null => {
  if (error.extensions.category !== 'graphql-no-such-entity') return null;
  return error.message === "The cart isn't active." ? 'CART_NOT_ACTIVE' : 'CART_NOT_FOUND';
};

/** The payment came before, by set-payment-information; one that was not given back by a refusal is gone then. */
const placeOrderByGraphQl = (context: RequestContext, cartId: string | undefined) => {
  try {
    const cart = requireCart(context, cartId);
    const payment = takeCartPayment(context.db, cart.id);
    const order = placeOrder(context, { cartId: cart.id, ...payment, expectedTotalMinor: null, expectedPlace: null });
    const number = order.increment_id;
    return { order: { order_number: number, order_id: number }, orderV2: { ...order, isFresh: true }, errors: [] };
  } catch (error) {
    if (error instanceof OrderRefused) return refusal(error.message, error.code);
    const code = error instanceof GraphQLError ? cartErrorCode(error) : null;
    if (error instanceof GraphQLError && code) return refusal(error.message, code);
    throw error;
  }
};

const toPlacedOrder = ({ order, isReadable }: FoundOrder) => ({
  entity_id: order.id,
  number: order.increment_id,
  masked_email: maskEmail(order.email),
  order: isReadable ? order : null,
});

const settle = (context: RequestContext, maskedId: string, key: string) => {
  const settled = settleAttempt(context, maskedId, key);
  const found = settled.status === 'PLACED' ? settled.found : null;
  return { status: settled.status, placed: found && toPlacedOrder(found) };
};

/** Mutations of the checkout, placed orders and a customer's orders. */
export const checkoutResolvers: Resolvers = {
  Query: {
    checkoutAgreements: (_, __, { db, store }) => listAgreements(db, store.id),
    placedOrder: (_, { cart_id: cartId, key }, context) => {
      const found = findPlacedOrder(context, cartId, key ?? null);
      return found && toPlacedOrder(found);
    },
    trackedOrder: (_, question, context) => trackOrder(context, question),
  },
  Mutation: {
    setGuestEmailOnCart: (_, { input }, context) => setGuestEmail(context, input),
    setShippingAddressesOnCart: (_, { input }, context) => setShippingAddresses(context, input),
    setBillingAddressOnCart: (_, { input }, context) => setBillingAddress(context, input),
    setShippingMethodsOnCart: (_, { input }, context) => setShippingMethods(context, input),
    setPaymentMethodOnCart: (_, { input }, context) => setPaymentMethod(context, input),
    estimateShippingMethods: (_, { input }, context) =>
      estimateShippingMethods(context, input).map((offer) => toSchemaOffer(offer, context.store.currency)),
    estimateTotals: (_, { input }, context) => estimateTotals(context, input),
    settleOrderAttempt: (_, { cart_id: cartId, key }, context) => settle(context, cartId, key),
    placeOrder: (_, { input }, context) => placeOrderByGraphQl(context, input?.cart_id),
  },
  Customer: {
    orders: ({ id }, args, { db, store }) => listCustomerOrders(db, id, args, store.id),
  },
  ...orderResolvers,
};
