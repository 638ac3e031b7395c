import { type Address, parseAddress } from '@/features/address/address';
import { readShownCart } from '@/features/cart/cartContents';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { CartPlaceDocument, type CartPlaceQuery } from '../api/CartPlace.graphql.generated';
import {
  billingAddressAccepted,
  selectCheckout,
  shippingAddressAccepted,
  shippingMethodAccepted,
} from '../checkoutSlice';
import { saveCheckoutField } from '../progress/checkoutStorage';
import type { CheckoutRootState } from '../progress/checkoutThunks';
import { resumeCheckout } from '../progress/resumeCheckout';

type Place = NonNullable<NonNullable<NonNullable<CartPlaceQuery['cart']>['shipping_addresses']>[number]>;

const toAddress = ({ region, country, pickup_location_code: pickupCode, ...parts }: Place): Address | null =>
  parseAddress({
    ...parts,
    region: region?.label ?? '',
    region_code: region?.code ?? '',
    region_id: region?.region_id ?? null,
    country_id: country.code,
    pickupCode,
  }) ?? null;

/**
 * Asks where the backend would send the order.
 * @returns null where nothing is shipped, or the backend does not say: it refuses an order without an address by itself.
 * @throws what the backend or the network threw.
 */
export const askForPlace = async ({ apollo }: ThunkServices, cartId: string): Promise<Address | null> => {
  // Not for the cache: nothing else on the page shows it.
  const { data } = await apollo.query({ query: CartPlaceDocument, variables: { cartId }, fetchPolicy: 'no-cache' });
  const place = data?.cart?.shipping_addresses?.[0];
  return place ? toAddress(place) : null;
};

/** Equal for addresses that bring the order to the same door, however a backend spaces and capitalises them. */
export const placeText = (address: Address | null): string | null => {
  if (address === null) return null;
  const { firstname, lastname, street, city, postcode, country_id } = address;
  return [firstname, lastname, ...street, city, postcode, country_id].join('').replaceAll(/\s/g, '').toLowerCase();
};

/**
 * The way to ship that the backend has for the cart takes the place of the one on the page.
 * @returns whether it has one.
 */
const adoptMethod = (): AppThunk<boolean, CheckoutRootState> => (dispatch, _getState, services) => {
  const taken = readShownCart(services)?.shipping_addresses?.[0]?.selected_shipping_method;
  if (!taken) return false;
  const { carrier_code, method_code, method_title: title } = taken;
  saveCheckoutField(services, 'shippingMethod', { carrier_code, method_code, title });
  dispatch(shippingMethodAccepted({ carrier_code, method_code, title }));
  return true;
};

/**
 * Shows the cart as the backend has it: another tab sends it elsewhere, or by another way, than this one says.
 * @param address where it goes now; null when that is not known, or nothing is shipped.
 */
export const adoptPlace =
  (address: Address | null): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, getState, services) => {
    const { shippingAddress, billingAddress } = selectCheckout(getState());
    if (shippingAddress === null) return;
    const isTaken = dispatch(adoptMethod());
    const isMoved = address !== null && placeText(address) !== placeText(shippingAddress);
    if (isMoved) {
      const { email, wantsLetters = false } = shippingAddress;
      const adopted = { ...address, email, wantsLetters };
      saveCheckoutField(services, 'shippingAddress', adopted);
      dispatch(shippingAddressAccepted(adopted));
      if (billingAddress?.sameAsShippingAddress) {
        const billing = { ...address, email: billingAddress.email, sameAsShippingAddress: true };
        saveCheckoutField(services, 'billingAddress', billing);
        dispatch(billingAddressAccepted(billing));
      }
    }
    // What is offered there, and what it costs, may be something else; a way to ship that is gone is sent again.
    if (isMoved || !isTaken) await dispatch(resumeCheckout());
  };
