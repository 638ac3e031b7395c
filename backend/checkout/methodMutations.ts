import { requireCart } from '../cart/access';
import { loadCart, reloadCart } from '../cart/loadCart';
import type { CartModel, CartRow, ShippingOffer } from '../cart/models';
import { findCart, updateCart } from '../cart/queries';
import { listMethodsOfCart, toOffer } from '../cart/shippingMethods';
import type { RequestContext } from '../context';
import { isEmail } from '../customer/email';
import { toSqlTime } from '../db/time';
import { authorizationError, inputError, noSuchEntityError } from '../graphql/errors';
import type {
  EstimateTotalsInput,
  SetGuestEmailOnCartInput,
  SetPaymentMethodOnCartInput,
  SetShippingMethodsOnCartInput,
} from '../schema/resolvers.generated';
import { isCountryAllowed } from './addressRules';
import { savePurchaseOrderNumber } from '../payments/offline/purchaseOrderQueries';
import { findPaymentMethod } from '../payments/paymentMethods';
import { paypalMethod, setExpressPayment } from '../payments/providers/paypal/expressToken';
import { readStoreSettings } from '../stores/storeSettings';

/** Texts of the real backend that REST uses, too. */
export const checkoutMessages = {
  virtualCart: 'The Cart includes virtual product(s) only, so a shipping address is not used.',
  emptyCart: "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
  noShippingAddress: 'The shipping address is missing. Set the address and try again.',
  noSuchPaymentMethod: 'The requested Payment Method is not available.',
  guestCheckoutOff: 'Guest checkout is not allowed. Register a customer account or login with existing one.',
} as const;

/**
 * Sets the e-mail address of a guest's cart.
 * @throws GraphQLError for a customer, a missing or wrong address, or when guests may not order.
 */
export const setGuestEmail = (
  context: RequestContext,
  input: SetGuestEmailOnCartInput | null | undefined,
): { cart: CartModel } =>
  context.db.transaction(() => {
    if (!input?.cart_id) throw inputError('Required parameter "cart_id" is missing');
    const email = input.email.trim();
    if (email === '') throw inputError('Required parameter "email" is missing');
    if (!isEmail(email)) throw inputError('Invalid email format');
    if (context.customerId !== null) throw inputError('The request is not allowed for logged in customers');
    const cart = requireCart(context, input.cart_id);
    if (!readStoreSettings(context.db, context.store.id).is_guest_checkout_enabled) {
      throw authorizationError(checkoutMessages.guestCheckoutOff);
    }
    updateCart(context.db, cart.id, { email }, toSqlTime(context.now()));
    return { cart: reloadCart(context, cart.id) };
  });

/**
 * Chooses the shipping method of a cart.
 * @throws GraphQLError when the cart is empty, has no address, or the method does not reach it.
 */
export const setShippingMethods = (
  context: RequestContext,
  input: SetShippingMethodsOnCartInput | null | undefined,
): { cart: CartModel } =>
  context.db.transaction(() => {
    const row = requireCart(context, input?.cart_id);
    const [method, ...others] = input?.shipping_methods ?? [];
    if (!method) throw inputError('Required parameter "shipping_methods" is missing');
    if (others.length > 0) throw inputError('You cannot specify multiple shipping methods.');
    const cart = loadCart(context, row);
    if (cart.lines.length === 0) throw inputError(checkoutMessages.emptyCart);
    if (!cart.shippingAddress) throw inputError(checkoutMessages.noShippingAddress);
    const { carrier_code: carrierCode, method_code: methodCode } = method;
    if (!cart.shippingOffers.some((offer) => offer.carrierCode === carrierCode && offer.methodCode === methodCode)) {
      throw noSuchEntityError(`Carrier with such method not found: ${carrierCode}, ${methodCode}`);
    }
    const change = { carrier_code: carrierCode, method_code: methodCode };
    updateCart(context.db, row.id, change, toSqlTime(context.now()));
    return { cart: reloadCart(context, row.id) };
  });

/**
 * Chooses the payment method of a cart.
 * @throws GraphQLError when there is no such method, or no shipping address yet.
 */
export const setPaymentMethod = (
  context: RequestContext,
  input: SetPaymentMethodOnCartInput | null | undefined,
): { cart: CartModel } =>
  context.db.transaction(() => {
    const row = requireCart(context, input?.cart_id);
    const code = input?.payment_method.code ?? '';
    if (code === '') throw inputError('Required parameter "code" for "payment_method" is missing.');
    const cart = loadCart(context, row);
    if (!cart.shippingAddress && !cart.isVirtual) throw inputError(checkoutMessages.noShippingAddress);
    if (!findPaymentMethod(context.payments, cart, code)) throw inputError(checkoutMessages.noSuchPaymentMethod);
    if (code === paypalMethod.code) setExpressPayment(context, row, input?.payment_method.paypal_express);
    updateCart(context.db, row.id, { payment_method: code }, toSqlTime(context.now()));
    savePurchaseOrderNumber(context.db, row.id, input?.payment_method.purchase_order_number?.trim() || null);
    return { cart: reloadCart(context, row.id) };
  });

/** Offers for a cart's goods at an address that is not saved; none when there is nothing to send. */
export const estimateOffers = (
  cart: CartModel,
  context: RequestContext,
  countryCode: string,
  postcode: string | null,
): ShippingOffer[] =>
  cart.isVirtual || !isCountryAllowed(countryCode, 'shipping', context.settings.profile.checkout)
    ? []
    : listMethodsOfCart(context.db, postcode, cart.lines).map((method) =>
        toOffer(method, cart.totals.subtotalWithDiscountMinor, cart.coupons),
      );

const findEstimatedCart = (context: RequestContext, cartId: string): CartRow => {
  if (!cartId) throw inputError('Required parameter "cart_id" is missing');
  const row = findCart(context.db, cartId);
  if (!row) throw inputError(`Could not find a cart with ID "${cartId}"`);
  return row;
};

/**
 * The cart as it would be if it were sent to a place by a method; nothing is saved but the method, by a backend that keeps
 * estimates. Without a method, or where the
 * method does not reach the place, the totals are without delivery.
 * @throws GraphQLError (graphql-input) for an unknown cart; with the stale-cart messages for somebody else's.
 */
export const estimateTotals = (context: RequestContext, input: EstimateTotalsInput): { cart: CartModel } => {
  const row = requireCart(context, findEstimatedCart(context, input.cart_id).masked_id);
  const { address, shipping_method: method } = input;
  const rules = context.settings.profile.checkout;
  const isReached = isCountryAllowed(address.country_code, 'shipping', rules);
  const cart = loadCart(context, row, {
    postcode: address.postcode?.trim() || null,
    carrierCode: isReached ? (method?.carrier_code ?? '') : '',
    methodCode: method?.method_code ?? '',
  });
  if (rules.keepsEstimates && cart.shippingMethod && !cart.shippingAddress) {
    const { carrierCode, methodCode } = cart.shippingMethod;
    updateCart(context.db, row.id, { carrier_code: carrierCode, method_code: methodCode }, toSqlTime(context.now()));
  }
  return { cart };
};

/**
 * Shipping offers for a place. The real backend only looks the cart up here, without asking whose it is.
 * @throws GraphQLError (graphql-input) for an unknown cart.
 */
export const estimateShippingMethods = (context: RequestContext, input: EstimateTotalsInput): ShippingOffer[] => {
  const row = findEstimatedCart(context, input.cart_id);
  const { country_code: countryCode, postcode } = input.address;
  return estimateOffers(loadCart(context, row), context, countryCode, postcode?.trim() || null);
};
