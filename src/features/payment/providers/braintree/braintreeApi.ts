/** The part of Braintree's drop-in (braintree-web-drop-in 1.x) that the shop uses. */
export interface BraintreePayload {
  nonce: string;
  liabilityShifted?: boolean;
  liabilityShiftPossible?: boolean;
  threeDSecureInfo?: { status?: string };
}

export interface BraintreeDropin {
  on: (event: string, handler: () => void) => void;
  requestPaymentMethod: (options: { threeDSecure?: { amount: string; email?: string } }) => Promise<BraintreePayload>;
  clearSelectedPaymentMethod: () => void;
  teardown: () => Promise<void>;
}

export interface BraintreeOptions {
  authorization: string;
  container: HTMLElement;
  locale: string;
  threeDSecure: boolean;
  card: { cardholderName: { required: boolean } };
}

export interface BraintreeModule {
  create: (options: BraintreeOptions) => Promise<BraintreeDropin>;
}

const isModule = (value: unknown): value is BraintreeModule =>
  typeof value === 'object' && value !== null && 'create' in value && typeof value.create === 'function';

/** Returns the API of the script. */
export const findBraintree = (): BraintreeModule | undefined => {
  const braintree: unknown = Reflect.get(window, 'braintree');
  const dropin: unknown =
    typeof braintree === 'object' && braintree !== null ? Reflect.get(braintree, 'dropin') : undefined;
  return isModule(dropin) ? dropin : undefined;
};
