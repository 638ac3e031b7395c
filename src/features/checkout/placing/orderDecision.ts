import { toRestAddress } from '@/features/address/sentAddress';
import { readShownCart } from '@/features/cart/cartContents';
import { isRecord } from '@/kernel/isRecord';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { selectCheckout } from '../checkoutSlice';
import { checkoutKeys } from '../forgetCheckout';
import { removeCheckoutField, saveCheckoutField } from '../progress/checkoutStorage';
import type { CheckoutRootState } from '../progress/checkoutThunks';
import { contentsOf } from './agreedCart';

interface Decision {
  key: string;
  /** What was decided: equal for equal carts, addresses, ways to ship and to pay. */
  about: string;
}

const asDecision = (value: unknown): Decision | undefined =>
  isRecord(value) && typeof value.key === 'string' && typeof value.about === 'string'
    ? { key: value.key, about: value.about }
    : undefined;

/** A key that nobody can guess. `randomUUID` needs a secure page, which a shop in development is not always. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const aboutOf = (services: ThunkServices, state: CheckoutRootState, expectedTotal: string): string => {
  const { shippingAddress, billingAddress, payment } = selectCheckout(state);
  return JSON.stringify([
    state.cart.cartId,
    expectedTotal,
    contentsOf(readShownCart(services)),
    shippingAddress && toRestAddress(shippingAddress),
    billingAddress && toRestAddress(billingAddress),
    payment.selectedMethod,
  ]);
};

/**
 * The `Idempotency-Key` of a decision to buy: the same whenever the same cart is ordered with the same addresses and way to
 * pay, after a reload and in another tab too; another one when any of it has changed, or the former order was refused.
 * @param expectedTotal what the shopper saw, such as '48.83'.
 */
export const keyOfDecision = (services: ThunkServices, state: CheckoutRootState, expectedTotal: string): string => {
  const about = aboutOf(services, state, expectedTotal);
  const known = services.storage.read(checkoutKeys.decision, asDecision);
  const key = known?.about === about ? known.key : newKey();
  saveCheckoutField(services, 'decision', { key, about } satisfies Decision);
  return key;
};

/** What was decided has come to nothing: the next press is a decision of its own. */
export const forgetDecision = ({ storage }: Pick<ThunkServices, 'storage'>, key: string): void => {
  if (storage.read(checkoutKeys.decision, asDecision)?.key === key) removeCheckoutField(storage, 'decision');
};
