import type { AppThunk } from '@/kernel/redux/thunk';
import { PaymentMethodsDocument } from './api/PaymentMethods.graphql.generated';
import { paymentMethodsReceived } from './paymentSlice';

/**
 * Asks the backend for the ways to pay: a coupon or a gift card may leave nothing to be paid, or something again.
 * Without an answer those that were known stay; the backend refuses what does not fit.
 */
export const loadPaymentMethods =
  (cartId: string): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { apollo }) => {
    try {
      const variables = { cartId };
      const { data } = await apollo.query({ query: PaymentMethodsDocument, variables, fetchPolicy: 'no-cache' });
      const methods = (data?.cart?.available_payment_methods ?? []).filter((method) => method !== null);
      if (methods.length > 0) dispatch(paymentMethodsReceived(methods.map(({ code, title }) => ({ code, title }))));
    } catch {
      // Told when the order is placed.
    }
  };
