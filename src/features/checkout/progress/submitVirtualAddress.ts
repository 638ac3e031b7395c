import type { Address } from '@/features/address/address';
import { getCartDetails, withCart } from '@/features/cart/cartOperations';
import { loadPaymentMethods } from '@/features/payment/loadPaymentMethods';
import { toAppError } from '@/kernel/errors/appError';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { SetBillingAddressDocument } from '../api/SetBillingAddress.graphql.generated';
import { billingAddressAccepted, billingAddressRejected, billingAddressSubmitted } from '../checkoutSlice';
import { saveCheckoutField } from './checkoutStorage';
import { type CheckoutRootState, guestEmailOf, requireCartId, sendGuestEmail } from './checkoutThunks';
import { toCartAddress } from './sendShippingAddress';

const sendAddress = async (services: ThunkServices, cartId: string, address: Address, email: string): Promise<void> => {
  await sendGuestEmail(services, cartId, email);
  const variables = { cartId, address: toCartAddress(address) };
  const { data } = await services.apollo.mutate({
    mutation: SetBillingAddressDocument,
    fetchPolicy: 'no-cache',
    variables,
  });
  payloadOf(data?.setBillingAddressOnCart, 'cart');
};

/**
 * Sends whom to write to and to bill, for a cart with nothing to ship; the tax and the ways to pay follow from it.
 * @throws after the step's error field holds it.
 */
export const submitVirtualAddress =
  (address: Address): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch, getState, services) => {
    dispatch(billingAddressSubmitted());
    try {
      const email = guestEmailOf(getState(), address);
      await dispatch(withCart({ run: (cartId) => sendAddress(services, cartId, address, email) }));
      await dispatch(getCartDetails());
      await dispatch(loadPaymentMethods(requireCartId(getState())));
      saveCheckoutField(services, 'billingAddress', address);
      dispatch(billingAddressAccepted(address));
    } catch (error) {
      dispatch(billingAddressRejected(toAppError(error)));
      throw error;
    }
  };
