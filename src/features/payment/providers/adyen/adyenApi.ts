/** The part of Adyen's drop-in (adyen-web 6) that the shop uses. */
export interface AdyenState {
  data: Readonly<Record<string, unknown>>;
}

export interface AdyenConfiguration {
  clientKey: string;
  environment: string;
  locale: string;
  countryCode: string;
  amount: { value: number; currency: string };
  paymentMethodsResponse: unknown;
  showPayButton: boolean;
  onSubmit: (state: AdyenState) => void;
  onAdditionalDetails: (state: AdyenState) => void;
  onChange: (state: { isValid?: boolean }) => void;
  onError: (error: { name?: string }) => void;
}

/** Something of the drop-in that stands in the page. */
export interface AdyenElement {
  mount: (container: HTMLElement) => unknown;
  unmount: () => unknown;
}

export interface AdyenDropin extends AdyenElement {
  isValid: boolean;
  submit: () => void;
}

export interface AdyenCore {
  createFromAction: (action: unknown, options?: { challengeWindowSize: string }) => AdyenElement;
}

export interface AdyenModule {
  AdyenCheckout: (configuration: AdyenConfiguration) => Promise<AdyenCore>;
  Dropin: new (core: AdyenCore) => AdyenDropin;
}

const isModule = (value: unknown): value is AdyenModule =>
  typeof value === 'object' && value !== null && 'AdyenCheckout' in value && 'Dropin' in value;

/** Returns the API of the script. */
export const findAdyen = (): AdyenModule | undefined => {
  const adyen: unknown = Reflect.get(window, 'AdyenWeb');
  return isModule(adyen) ? adyen : undefined;
};
