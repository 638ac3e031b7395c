import { readShownCart } from '@/features/cart/cartContents';
import { getCartDetails } from '@/features/cart/cartOperations';
import { errorText } from '@/kernel/errors/appError';
import type { PaymentOutcome } from '@/features/payment/followPayment';
import type { AppThunk } from '@/kernel/redux/thunk';
import { type AgreedCart, contentsOf, totalOf } from './agreedCart';
import { cartAgreed, selectCheckout } from '../checkoutSlice';
import { saveCheckoutField } from '../progress/checkoutStorage';
import type { CheckoutRootState } from '../progress/checkoutThunks';
import { answeredChanges } from './kept/keptOrder';
import { adoptPlace, askForPlace, placeText } from './cartPlace';
import { recordConsent } from './recordConsent';

type Stop = Extract<PaymentOutcome, { kind: 'stopped' }>;

const stop = (reason: Stop['reason'], message = ''): Stop => ({ kind: 'stopped', reason, message });

/** Looks at the cart a last time: another tab, a new price or the stock may have changed it. */
const findObstacle =
  ({ cartId, total, contents, place }: AgreedCart): AppThunk<Promise<Stop | null>, CheckoutRootState> =>
  async (dispatch, getState, services) => {
    const asked = place === '' ? null : askForPlace(services, cartId);
    // Looked at below; a cart that cannot be read is told of first.
    asked?.catch(() => undefined);
    await dispatch(getCartDetails());
    const { cart } = getState();
    if (cart.detailsError) {
      const isOffline = cart.detailsError.kind === 'network' && !navigator.onLine;
      return stop(isOffline ? 'offline' : 'order', errorText(cart.detailsError));
    }
    // A stale cart has been replaced by an empty one.
    if (cart.cartId !== cartId) return stop('order');
    const details = readShownCart(services);
    const present = await asked;
    const isMoved = present !== null && present !== undefined && placeText(present) !== place;
    if (isMoved || totalOf(details) !== total || contentsOf(details) !== contents) {
      await dispatch(adoptPlace(present ?? null));
      return stop('changed');
    }
    const [problem] = (details?.items ?? []).flatMap((line) => line?.errors ?? []);
    return problem ? stop('order', problem.message) : null;
  };

/**
 * Pays if the cart is still what the shopper saw; for `placeOrder`.
 * @param expectedTotal what the shopper saw, such as '48.83'.
 * @param agreementIds terms that were agreed to.
 */
export const agreedPayment =
  (
    pay: () => Promise<PaymentOutcome>,
    expectedTotal: string,
    agreementIds: string[] = [],
  ): AppThunk<Promise<PaymentOutcome>, CheckoutRootState> =>
  async (dispatch, getState, services) => {
    const contents = contentsOf(readShownCart(services));
    const { cart } = getState();
    const place = placeText(selectCheckout(getState()).shippingAddress) ?? '';
    const cartId = cart.cartId ?? '';
    const agreed: AgreedCart = {
      cartId,
      total: expectedTotal,
      contents,
      place,
      agreementIds,
      // Counted before the look: what is sent from here on may not be in it.
      ...(CAPABILITIES.placedOrder ? {} : { changes: answeredChanges(services.storage, cartId) }),
    };
    const obstacle = await dispatch(findObstacle(agreed));
    if (obstacle) return obstacle;
    // The bank's page may take the whole window, or its time.
    dispatch(cartAgreed(agreed));
    saveCheckoutField(services, 'agreedCart', agreed);
    return pay();
  };

/** The same with the box of the consent, which was ticked: it is recorded beside the last look at the cart. */
export const checkedPayment =
  (...payment: Parameters<typeof agreedPayment>): ReturnType<typeof agreedPayment> =>
  (dispatch) => {
    if (CAPABILITIES.consentRecords) void dispatch(recordConsent());
    return dispatch(agreedPayment(...payment));
  };

/**
 * Goes on with a payment that its bank had under way, if the cart is still the one that it was begun for; for `placeOrder`.
 * Otherwise it is left where it is: nobody takes money for a cart that nobody agreed to.
 */
export const resumedPayment =
  (goOn: () => Promise<PaymentOutcome>): AppThunk<Promise<PaymentOutcome>, CheckoutRootState> =>
  async (dispatch, getState) => {
    const { cart } = getState();
    const { agreedCart } = selectCheckout(getState());
    // Nobody here began it: an address that somebody made up.
    if (agreedCart === null || agreedCart.cartId !== cart.cartId) return stop('unknownResult');
    const obstacle = await dispatch(findObstacle(agreedCart));
    if (obstacle?.reason === 'changed') return stop('changedMeanwhile');
    return obstacle ?? goOn();
  };
