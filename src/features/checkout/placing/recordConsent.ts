import { log } from '@/kernel/logging/log';
import type { AppThunk } from '@/kernel/redux/thunk';
import { RecordCheckoutConsentDocument } from '../api/RecordCheckoutConsent.graphql.generated';
import { RecordGuestConsentDocument } from '../api/RecordGuestConsent.graphql.generated';
import type { CheckoutRootState } from '../progress/checkoutThunks';

const send =
  (): AppThunk<Promise<unknown>, CheckoutRootState> =>
  async (_dispatch, getState, { apollo }) => {
    const { user, cart } = getState();
    if (user.isSignedIn) {
      const variables = { isConsent: true };
      return apollo.mutate({ mutation: RecordCheckoutConsentDocument, variables, fetchPolicy: 'no-cache' });
    }
    if (cart.cartId === null) return undefined;
    const variables = { isConsent: true, cartId: cart.cartId };
    return apollo.mutate({ mutation: RecordGuestConsentDocument, variables, fetchPolicy: 'no-cache' });
  };

/**
 * Tells the backend that the shopper ticked the box. It never throws, and the payment does not wait for it: a backend
 * without this record, or one that is slow with it, keeps nobody from buying.
 */
export const recordConsent = (): AppThunk<Promise<unknown>, CheckoutRootState> => (dispatch) =>
  dispatch(send()).catch((error: unknown) => log.warn('The consent could not be recorded.', error));
