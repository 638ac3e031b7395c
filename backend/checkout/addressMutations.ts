import { requireCart } from '../cart/access';
import { findAddresses, saveAddress } from '../cart/addressQueries';
import { loadCart, reloadCart } from '../cart/loadCart';
import type { Address } from '../address/address';
import { readFields } from '../address/addressFields';
import type { CartModel } from '../cart/models';
import type { RequestContext } from '../context';
import { authorizationError, InputErrors, inputError, noSuchEntityError } from '../graphql/errors';
import type {
  CartAddressInput,
  SetBillingAddressOnCartInput,
  SetShippingAddressesOnCartInput,
  ShippingAddressInput,
} from '../schema/resolvers.generated';

import { addressRulesOf, describeAddressProblem, findAddressProblem, type AddressKind } from './addressRules';
import { checkoutMessages } from './methodMutations';
import { pickupMessages } from '../pickup/pickupMethod';
import { findRegion } from '../stores/regions';
import { findBookAddress } from './queries';
import { readPlace, savePlace } from './shippingPlace';

/** @param before what the client leaves out stays as it was there. */
const fromInput = (input: CartAddressInput, before?: Address | null): Address => {
  const { region, region_id: regionId, country_code: countryCode, prefix, middlename, suffix, fax, vat_id } = input;
  if (regionId && !findRegion(countryCode, { id: regionId })) {
    throw inputError('The region_id does not match the selected country or region');
  }
  const extra = { prefix, middlename, suffix, fax, vat_id };
  return readFields({ ...input, regionCode: region, regionId, countryCode, extra }, before);
};

const fromAddressBook = (context: RequestContext, addressId: number): Address => {
  const { customerId, db } = context;
  if (customerId === null) throw authorizationError("The current customer isn't authorized.");
  const known = findBookAddress(db, addressId);
  if (!known) throw noSuchEntityError(`Could not find a address with ID "${addressId}"`);
  if (known.customerId !== customerId) {
    throw authorizationError(`Current customer does not have permission to address with ID "${addressId}"`);
  }
  return known.address;
};

const assertComplete = (context: RequestContext, address: Address, kind: AddressKind): Address => {
  const problem = findAddressProblem(address, kind, addressRulesOf(context));
  // Missing fields are told together, without their place; anything else is an error like others.
  if (problem?.kind === 'missing') throw new InputErrors(describeAddressProblem(problem));
  if (problem) throw inputError(describeAddressProblem(problem).join(' '));
  return address;
};

const readShippingAddress = (context: RequestContext, cartId: number, input: ShippingAddressInput): Address => {
  const { address, customer_address_id: addressId } = input;
  if (address && addressId) {
    throw inputError('The shipping address cannot contain "customer_address_id" and "address" at the same time.');
  }
  if (addressId) return fromAddressBook(context, addressId);
  if (!address) throw inputError('The shipping address must contain either "customer_address_id" or "address".');
  return fromInput(address, findAddresses(context.db, cartId).shipping);
};

/**
 * Sets the one shipping address of a cart.
 * @throws GraphQLError with the stale-cart messages; InputErrors with one message for each missing field.
 */
export const setShippingAddresses = (
  context: RequestContext,
  input: SetShippingAddressesOnCartInput | null | undefined,
): { cart: CartModel } =>
  context.db.transaction(() => {
    const cart = requireCart(context, input?.cart_id);
    const [first, ...others] = input?.shipping_addresses ?? [];
    if (!first) throw inputError('Required parameter "shipping_addresses" is missing');
    if (others.length > 0) throw inputError('You cannot specify multiple shipping addresses.');
    if (loadCart(context, cart).isVirtual) throw inputError(checkoutMessages.virtualCart);
    const code = first.pickup_location_code;
    const place = readPlace(context, code, () =>
      assertComplete(context, readShippingAddress(context, cart.id, first), 'shipping'),
    );
    if (!place) throw noSuchEntityError(pickupMessages.unknownLocation(code ?? ''));
    savePlace(context, cart, place);
    return { cart: reloadCart(context, cart.id) };
  });

const sameAsShipping = (context: RequestContext, cartId: number): Address => {
  const { shipping } = findAddresses(context.db, cartId);
  if (shipping) return shipping;
  throw inputError('Could not use the "same_as_shipping" option, because the shipping address has not been set.');
};

const readBillingAddress = (
  context: RequestContext,
  cartId: number,
  input: SetBillingAddressOnCartInput['billing_address'],
): Address => {
  const { address, customer_address_id: addressId, same_as_shipping: isSame } = input;
  if (address && addressId) {
    throw inputError('The billing address cannot contain "customer_address_id" and "address" at the same time.');
  }
  if (isSame) return sameAsShipping(context, cartId);
  if (addressId) return fromAddressBook(context, addressId);
  if (!address) {
    throw inputError(
      'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
    );
  }
  return fromInput(address);
};

/**
 * Sets the billing address of a cart; with `use_for_shipping` the shipping address, too.
 * @throws GraphQLError with the stale-cart messages; InputErrors with one message for each missing field.
 */
export const setBillingAddress = (
  context: RequestContext,
  input: SetBillingAddressOnCartInput | null | undefined,
): { cart: CartModel } =>
  context.db.transaction(() => {
    const cart = requireCart(context, input?.cart_id);
    if (!input) throw inputError('Required parameter "billing_address" is missing');
    const address = assertComplete(context, readBillingAddress(context, cart.id, input.billing_address), 'billing');
    saveAddress(context.db, cart.id, 'billing', address);
    if (input.billing_address.use_for_shipping) {
      savePlace(context, cart, { kind: 'address', address: assertComplete(context, address, 'shipping') });
    }
    return { cart: reloadCart(context, cart.id) };
  });
