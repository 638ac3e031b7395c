import { log } from '@/kernel/logging/log';
import {
  type PaymentAdapter,
  type PaymentAnswer,
  PaymentError,
  type PaymentFieldsOptions,
  type PerformedAction,
} from '../paymentAdapter';
import { setPaypalPayment, startPaypal } from './paypalCalls';
import { trustedPaypalUrl } from './paypalOrigins';

const cancelled: PaymentAnswer = { resultCode: 'Cancelled', nonce: null, action: null };

/** Leads the whole window to PayPal. Who comes back by the browser's history has not agreed. */
const leave = (url: string): PerformedAction => {
  const listening = new AbortController();
  const answer = new Promise<PaymentAnswer>((resolve) => {
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) resolve(cancelled);
    };
    window.addEventListener('pageshow', onShow, { signal: listening.signal });
  });
  window.location.assign(url);
  return { answer, end: () => listening.abort() };
};

const pay = async (options: PaymentFieldsOptions): Promise<PaymentAnswer> => {
  const notStarted = new PaymentError(options.texts.notStarted);
  const named = await startPaypal(options).catch((error: unknown) => {
    log.warn('PayPal could not be asked for a payment.', error);
    throw notStarted;
  });
  const url = trustedPaypalUrl(named);
  if (url === null) {
    log.warn('The backend names a page of PayPal that SHOP_PAYPAL_ORIGINS does not have.', named);
    throw notStarted;
  }
  const action = { kind: 'redirect', url, perform: () => leave(url) } as const;
  return { resultCode: 'RedirectShopper', nonce: null, action };
};

/** PayPal Express Checkout: the shopper agrees on PayPal's page and comes back with the name of the payment and of the payer. */
export const paypalAdapter: PaymentAdapter = {
  texts: { notStarted: 'payment.paypalNotStarted', notConfirmed: 'payment.paypalNotConfirmed' },
  open: (options) =>
    Promise.resolve({
      setAmount: () => undefined,
      pay: () => pay(options),
      reset: () => undefined,
      end: () => undefined,
    }),
  resume: async (returned, place) => {
    const params = new URLSearchParams(returned);
    const approval = { token: params.get('token') ?? '', payerId: params.get('PayerID') ?? '' };
    if (approval.payerId === '') return cancelled;
    await setPaypalPayment(place, approval).catch((error: unknown) => {
      log.warn('The backend does not take what PayPal answered.', error);
      throw new PaymentError(place.texts.notConfirmed);
    });
    return {
      resultCode: 'Authorised',
      nonce: '',
      action: null,
      // An order by REST brings its payment along, in the place of the cart's.
      additionalData: {
        paypal_express_checkout_token: approval.token,
        paypal_express_checkout_payer_id: approval.payerId,
      },
    };
  },
};
