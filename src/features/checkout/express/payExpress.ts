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
import { checkoutBegun, selectPayment } from '../checkoutSlice';
import { checkoutReset } from '../forgetCheckout';
import { agreedPayment } from '../placing/checkedPayment';
import { type OrderRequest, placeOrder } from '../placing/placeOrder';
import {
  type CheckoutRootState,
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

const rejected = (reason: 'order' | 'changed', message = ''): Placing => ({ kind: 'rejected', reason, message });

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

const place =
  (order: ExpressOrder, restoreTyped: () => void): AppThunk<Promise<Placing>, CheckoutRootState> =>
  async (dispatch, getState, services) => {
    const { session, payment, methodCode, protect } = order;
    const expectedTotal = session.agreedTotal();
    const email = selectIsSignedIn(getState()) ? '' : payment.email;
    const address = toAddress(payment.address, email);
    if (expectedTotal === null || !address) return rejected('order');
    try {
      await dispatch(submit(address, order));
    } catch (error) {
      return rejected('order', errorText(error));
    } finally {
      restoreTyped();
    }
    if (contentsOf(linesOf(readShownCart(services))) !== contentsOf(session.cart.contents.items ?? []))
      return rejected('changed');
    dispatch(paymentMethodSelected(methodCode));
    if (selectPayment(getState()).selectedMethod !== methodCode) return rejected('order');
    const payNow = () => Promise.resolve({ kind: 'nonce', nonce: payment.nonce } as const);
    await dispatch(placeOrder({ pay: () => dispatch(agreedPayment(payNow, expectedTotal)), expectedTotal, protect }));
    return selectPayment(getState()).placing;
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
  (order: ExpressOrder): AppThunk<Promise<Placing>, CheckoutRootState> =>
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
    if (isPlaced) return placing;
    dispatch(checkoutReset());
    if (cart.isOwn) await dispatch(leaveOwnCart());
    else await cart.giveUp();
    return placing;
  };
