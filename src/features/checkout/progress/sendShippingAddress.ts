import { type Address, isPickupCarrier, pickupMethod, plainParts } from '@/features/address/address';
import { extraParts } from '@/features/address/sentAddress';
import { cartDetailsFragment, linesOf, readShownCart } from '@/features/cart/cartContents';
import { cartReceived, cartReference } from '@/features/cart/cartSlice';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import type { AppThunk } from '@/kernel/redux/thunk';
import {
  SetShippingAddressDocument,
  type SetShippingAddressMutation,
} from '../api/SetShippingAddress.graphql.generated';
import { parseArrival } from '../ArrivalDays';
import { type AvailableShippingMethod, type ChosenShippingMethod, selectCheckout } from '../checkoutSlice';
import type { CheckoutRootState } from './checkoutThunks';

type SetShippingAddressCart = NonNullable<SetShippingAddressMutation['setShippingAddressesOnCart']>['cart'];

/** What is collected is not sent, and what is sent is not collected: a shop that costs nothing is no cheap delivery. */
const toMethods = (cart: SetShippingAddressCart, isCollected: boolean): AvailableShippingMethod[] =>
  (cart.shipping_addresses?.[0]?.available_shipping_methods ?? []).flatMap((method) =>
    method?.available && method.method_code !== null && isPickupCarrier(method.carrier_code) === isCollected
      ? [
          {
            code: method.carrier_code,
            title: method.carrier_title,
            methodCode: method.method_code,
            methodTitle: method.method_title ?? method.carrier_title,
            price: method.price_incl_tax.value ?? 0,
            currency: method.price_incl_tax.currency ?? '',
            arrival: parseArrival(method.delivery_window),
          },
        ]
      : [],
  );

/**
 * An address as the cart's mutations take it. What is empty is sent as such, the region as well: the cart keeps what is
 * left out, also from another country.
 */
export const toCartAddress = (address: Address) => {
  const { country_id, region, region_code, region_id } = address;
  const { company, vat_id, ...nameParts } = extraParts(address);
  return {
    ...plainParts(address),
    country_code: country_id,
    // The shopper is asked; left out, the backend would keep every address.
    save_in_address_book: false,
    region: region_code || region,
    region_id,
    company,
    vat_id,
    ...(CAPABILITIES.addressNameParts ? nameParts : {}),
  };
};

/** The way to ship that is most likely taken: the one that was chosen before, or else the cheapest of the estimate. */
const likelyMethod = (state: CheckoutRootState, isCollected: boolean): ChosenShippingMethod | undefined => {
  if (isCollected) return pickupMethod;
  const [cheapest] = [...state.cart.shippingMethods].sort(
    (one, other) => one.price_incl_tax.value - other.price_incl_tax.value,
  );
  const { shippingMethod } = selectCheckout(state);
  if (shippingMethod && !isPickupCarrier(shippingMethod.carrier_code)) return shippingMethod;
  if (!cheapest?.method_code) return undefined;
  return { carrier_code: cheapest.carrier_code, method_code: cheapest.method_code };
};

/**
 * Sends where to ship to, with a guest's e-mail before it and the likely way to ship behind it: where that is the way that
 * is taken, the totals are known already, and payment waits for one answer fewer.
 * @param email '' says nothing, because a customer's is known.
 * @returns the ways to ship that the backend offers.
 * @throws what the backend or the network threw.
 */
export const sendShippingAddress =
  (cartId: string, address: Address, email: string): AppThunk<Promise<AvailableShippingMethod[]>, CheckoutRootState> =>
  async (dispatch, getState, { apollo }) => {
    const isCollected = address.pickupCode !== undefined;
    const likely = likelyMethod(getState(), isCollected);
    const { data, error } = await apollo.mutate({
      mutation: SetShippingAddressDocument,
      variables: {
        cartId,
        isGuest: email !== '',
        email,
        address: toCartAddress(address),
        pickupCode: address.pickupCode ?? null,
        hasMethod: likely !== undefined,
        method: likely ?? { carrier_code: '', method_code: '' },
      },
      fetchPolicy: 'no-cache',
      errorPolicy: 'all',
    });
    const {
      setGuestEmailOnCart: contact,
      setShippingAddressesOnCart: sent,
      setShippingMethodsOnCart: taken,
    } = data ?? {};
    // Left out, the e-mail is undefined; null was refused.
    if (error instanceof Error && (contact === null || !sent)) throw error;
    // Lines that are gone are told of where the cart is read.
    const isWhole = linesOf(taken?.cart).length === linesOf(readShownCart({ apollo })).length;
    if (!error && taken && isWhole) {
      apollo.cache.writeFragment({ ...cartDetailsFragment, from: cartReference, data: taken.cart });
      dispatch(cartReceived(taken.cart));
    }
    return toMethods(payloadOf(sent, 'cart').cart, isCollected);
  };
