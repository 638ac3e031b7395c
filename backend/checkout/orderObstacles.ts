import type { CartModel } from '../cart/models';
import { isPickup, pickupMessages } from '../pickup/pickupMethod';
import { stockMessages } from '../cart/quantity';
import type { PlaceOrderErrorCodes } from '../schema/resolvers.generated';

import {
  describeAddressProblem,
  findAddressProblem,
  isCountryAllowed,
  type AddressKind,
  type AddressRules,
} from './addressRules';

/** Texts of the real backend. */
export const placeOrderMessages = {
  noEmail: 'Guest email for cart is missing.',
  noShippingMethod: 'The shipping method is missing. Select the shipping method and try again.',
  noPaymentMethod: 'Enter a valid payment method and try again.',
  countryNotAllowed: "Some addresses can't be used due to the configurations for specific countries.",
  noPurchaseOrderNumber: 'Purchase order number is a required field.',
  emptyCart: 'Cart does not contain products.',
  totalChanged: 'The total of your cart has changed. Check the new total and place your order again.',
  placeChanged: 'The delivery address of your cart has changed. Check it and place your order again.',
} as const;

/** Why an order cannot be placed, in words. Nothing was taken and nothing was written. */
export class OrderRefused extends Error {
  readonly code: PlaceOrderErrorCodes;

  constructor(message: string, code: PlaceOrderErrorCodes = 'UNABLE_TO_PLACE_ORDER') {
    super(message);
    this.code = code;
  }
}

const noFields = { firstname: '', lastname: '', company: null, street: [], city: '', region: null, regionCode: null };
const noAddress = { ...noFields, postcode: null, countryCode: 'GB', telephone: null, extra: {} };

const findAddressObstacle = (cart: CartModel, kind: AddressKind, rules: AddressRules): string | null => {
  const address = kind === 'shipping' ? cart.shippingAddress : cart.billingAddress;
  if (address && !isCountryAllowed(address.countryCode, kind, rules)) return placeOrderMessages.countryNotAllowed;
  const problem = findAddressProblem(address ?? noAddress, kind, rules);
  return problem
    ? [`Please check the ${kind} address information.`, ...describeAddressProblem(problem)].join(' ')
    : null;
};

const findMethodObstacle = ({ shippingMethod, pickupLocation }: CartModel): string | null => {
  if (!shippingMethod) return placeOrderMessages.noShippingMethod;
  return isPickup(shippingMethod.carrierCode) && !pickupLocation ? pickupMessages.noLocation : null;
};

const findShippingObstacle = (cart: CartModel, rules: AddressRules): string | null =>
  findAddressObstacle(cart, 'shipping', rules) ?? findMethodObstacle(cart);

const findLineObstacle = ({ lines }: CartModel): string | null => {
  if (lines.some((line) => !line.isEnabled)) return stockMessages.cartDisabled;
  return lines.some((line) => line.problem !== null) ? stockMessages.cartOutOfStock : null;
};

/** What is said of a cart that holds nothing but what is off sale; null for any other. It has no way to be sent, or to be paid for. */
export const findNothingSold = ({ lines }: CartModel): string | null =>
  lines.length > 0 && lines.every((line) => !line.isEnabled) ? stockMessages.cartDisabled : null;

/**
 * The first reason why a cart cannot become an order, in the real backend's order; null when it can.
 * @param email of the guest or of the customer.
 * @param isPaymentKnown whether the chosen payment method exists.
 */
export const findOrderObstacle = (
  cart: CartModel,
  email: string | null,
  isPaymentKnown: boolean,
  rules: AddressRules,
): OrderRefused | null => {
  if (!email) return new OrderRefused(placeOrderMessages.noEmail, 'GUEST_EMAIL_MISSING');
  const message =
    (cart.lines.length === 0 ? placeOrderMessages.emptyCart : null) ??
    findNothingSold(cart) ??
    (cart.isVirtual ? null : findShippingObstacle(cart, rules)) ??
    findAddressObstacle(cart, 'billing', rules) ??
    (isPaymentKnown ? null : placeOrderMessages.noPaymentMethod) ??
    findLineObstacle(cart);
  return message === null ? null : new OrderRefused(message);
};
