import type { Address } from '@/features/address/address';
import { linesOf, readShownCart } from '@/features/cart/cartContents';
import { getItemCount } from '@/features/cart/cartOperations';
import { cartReset, clearCartDataFromCache, getCartReceived, retrieveCartId } from '@/features/cart/cartSlice';
import { parseAddress } from '@/features/address/address';
import { type Placing, paymentMethodSelected } from '@/features/payment/paymentSlice';
import type { WalletAddress, WalletPayment } from '@/features/payment/wallets';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { errorText } from '@/kernel/errors/appError';
import type { AppThunk } from '@/kernel/redux/thunk';
import { checkoutBegun, selectCheckout, selectPayment } from '../checkoutSlice';
import { checkoutReset } from '../forgetCheckout';
import { readSavedCheckout } from '../progress/checkoutStorage';
import { resumeCheckout } from '../progress/resumeCheckout';
import { agreedPayment } from '../placing/checkedPayment';
import { withCartLock } from '../placing/cartLock';
import { type OrderRequest, placeOrder } from '../placing/placeOrder';
import {
  type CheckoutRootState,
  requireCartId,
  submitBillingAddress,
  submitShippingAddress,
  submitShippingMethod,
} from '../progress/checkoutThunks';
import { sendVirtualAddress } from '../progress/sendVirtualAddress';
import type { ExpressSession } from './expressSession';
import { noteTypedCheckout } from './typedCheckout';

/** An order that a wallet pays. */
export interface ExpressOrder {
  session: ExpressSession;
  payment: Pick<WalletPayment, 'nonce' | 'email' | 'address' | 'methodId'>;
  /** The backend's method of the wallet. */
  methodCode: string;
  protect: OrderRequest['protect'];
}

const toAddress = ({ givenName, familyName, lines, phone, countryCode, ...place }: WalletAddress, email: string) =>
  parseAddress({
    ...place,
    firstname: givenName,
    lastname: familyName,
    street: lines.filter((line) => line !== ''),
    telephone: phone,
    country_id: countryCode,
    email,
  });

const rejected = (reason: 'order' | 'changed' | 'otherTab', message = ''): Placing => ({
  kind: 'rejected',
  reason,
  message,
});

/** The backend learns address and method as in checkout; what follows from them is read again. */
const submit =
  (address: Address, { session, payment }: ExpressOrder): AppThunk<Promise<void>, CheckoutRootState> =>
  async (dispatch) => {
    if (!session.needsAddress) {
      await dispatch(sendVirtualAddress(address));
      return;
    }
    const method = session.findMethod(payment.methodId);
    if (!method) throw new Error('The wallet chose no way to ship.');
    await dispatch(submitShippingAddress(address));
    dispatch(submitBillingAddress({ ...address, sameAsShippingAddress: true }));
    await dispatch(submitShippingMethod(method.carrierCode, method.methodCode, method.label));
  };

const contentsOf = (lines: readonly ({ uid: string; quantity: number } | null)[]): string =>
  JSON.stringify(lines.map((line) => `${line?.uid} ${line?.quantity}`).sort());

/**
 * Takes address and way to ship to the cart; not while another tab orders it, which would send that order elsewhere.
 * @returns why there is nothing to order; null when all is as the sheet showed it.
 */
const prepare =
  (address: Address, order: ExpressOrder): AppThunk<Promise<Placing | null>, CheckoutRootState> =>
  async (dispatch, getState, services) => {
    const { session, methodCode } = order;
    try {
      const sent = await withCartLock(requireCartId(getState()), async () => {
        await dispatch(submit(address, order));
        return true;
      });
      if (!sent) return rejected('otherTab');
    } catch (error) {
      return rejected('order', errorText(error));
    }
    if (contentsOf(linesOf(readShownCart(services))) !== contentsOf(session.cart.contents.items ?? []))
      return rejected('changed');
    dispatch(paymentMethodSelected(methodCode));
    return selectPayment(getState()).selectedMethod === methodCode ? null : rejected('order');
  };

const place =
  (order: ExpressOrder, restoreTyped: () => void): AppThunk<Promise<Placing>, CheckoutRootState> =>
  async (dispatch, getState) => {
    const { session, payment, protect } = order;
    const expectedTotal = session.agreedTotal();
    const email = selectIsSignedIn(getState()) ? '' : payment.email;
    const address = toAddress(payment.address, email);
    if (expectedTotal === null || !address) return rejected('order');
    const obstacle = await dispatch(prepare(address, order)).finally(restoreTyped);
    if (obstacle) return obstacle;
    const payNow = () => Promise.resolve({ kind: 'nonce', nonce: payment.nonce } as const);
    await dispatch(placeOrder({ pay: () => dispatch(agreedPayment(payNow, expectedTotal)), expectedTotal, protect }));
    return selectPayment(getState()).placing;
  };

/** How an order of a wallet ended. */
export interface ExpressEnd {
  placing: Placing;
  /** The cart is still priced for the wallet's address: a backend takes another one, and never none. */
  isAddressLeft: boolean;
}

/** Another tab has the cart: what this one sends now would be in its way. */
const isOfOtherTab = (placing: Placing): boolean => placing.kind === 'rejected' && placing.reason === 'otherTab';

/**
 * The shop's cart goes where it went before: what was accepted at checkout is sent again.
 * @returns whether the wallet's address is left in its place.
 */
const takeBackAddress =
  (): AppThunk<Promise<boolean>, CheckoutRootState> =>
  async (dispatch, getState, { storage }) => {
    const saved = readSavedCheckout(storage);
    if (!saved.shippingAddress && !saved.billingAddress) return true;
    dispatch(checkoutBegun(saved));
    await dispatch(resumeCheckout());
    const { shippingMethod, billingAddress, shippingAddress } = selectCheckout(getState());
    dispatch(checkoutReset());
    return shippingAddress ? shippingMethod === null : billingAddress === null;
  };

/** The shop's cart is the one in storage again. */
const leaveOwnCart = (): AppThunk<Promise<void>, CheckoutRootState> => async (dispatch) => {
  dispatch(clearCartDataFromCache());
  dispatch(cartReset());
  if (dispatch(retrieveCartId()) !== undefined) await dispatch(getItemCount());
};

/**
 * Places the order of a wallet, by the same way as checkout: at most once, and asked about until it is known what came of
 * it. A product's own cart takes the place of the shop's on this page while its order is placed, never in storage.
 * @returns how it ended. It never throws.
 */
export const payExpress =
  (order: ExpressOrder): AppThunk<Promise<ExpressEnd>, CheckoutRootState> =>
  async (dispatch) => {
    const { cart } = order.session;
    const restoreTyped = dispatch(noteTypedCheckout());
    if (cart.isOwn) {
      dispatch(clearCartDataFromCache());
      dispatch(cartReset());
      dispatch(getCartReceived(cart.cartId));
    }
    dispatch(checkoutBegun({}));
    const placing = await dispatch(place(order, restoreTyped));
    const isPlaced = placing.kind === 'accepted';
    if (cart.isOwn || !isPlaced) restoreTyped();
    if (isPlaced) return { placing, isAddressLeft: false };
    dispatch(checkoutReset());
    if (cart.isOwn) await dispatch(leaveOwnCart());
    else await cart.giveUp();
    const isSent = !cart.isOwn && order.session.agreedTotal() !== null && !isOfOtherTab(placing);
    return { placing, isAddressLeft: isSent && (await dispatch(takeBackAddress())) };
  };
