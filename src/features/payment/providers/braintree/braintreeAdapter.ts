import { settings } from '@/kernel/app/settings';
import { minorPerUnit } from '@/kernel/i18n/minorUnits';
import {
  type PaymentAdapter,
  type PaymentAnswer,
  PaymentError,
  type PaymentFields,
  type PaymentFieldsOptions,
  type PaymentPlace,
} from '../paymentAdapter';
import { loadProviderScript, type ProviderScript } from '../loadProviderScript';
import { withinTime } from '../question';
import { type BraintreeDropin, type BraintreeModule, type BraintreePayload, findBraintree } from './braintreeApi';
import { CreateBraintreeClientTokenDocument } from './CreateBraintreeClientToken.graphql.generated';

const askForToken = async ({ apollo }: PaymentPlace): Promise<string> => {
  const { data } = await apollo.mutate({ mutation: CreateBraintreeClientTokenDocument, fetchPolicy: 'no-cache' });
  if (!data?.createBraintreeClientToken) throw new Error('The backend gave no client token.');
  return data.createBraintreeClientToken;
};

/** The bank said no, and did not only fail to answer: such a nonce is not sent. */
const answerOf = ({ nonce, ...card }: BraintreePayload, isCancelled: boolean): PaymentAnswer => {
  if (isCancelled) return { resultCode: 'Cancelled', nonce: null, action: null };
  const status = card.threeDSecureInfo?.status ?? '';
  if (card.liabilityShifted === true || card.liabilityShiftPossible !== true) {
    return { resultCode: 'Authorised', nonce, action: null };
  }
  if (/rejected|failed|challenge_required/.test(status)) {
    return { resultCode: 'Refused', nonce: null, action: null, isNotAuthenticated: !status.includes('rejected') };
  }
  // No check was to be had (the bank's fault, or none of its business): the backend's rules decide.
  return { resultCode: 'Authorised', nonce, action: null };
};

/** An amount as Braintree reads it: in whole units, with as many decimals as the currency has. */
const wholeAmount = (amountMinor: number, currency: string): string => {
  const perUnit = minorPerUnit(currency);
  return (amountMinor / perUnit).toFixed(Math.round(Math.log10(perUnit)));
};

const fieldsOf = (dropin: BraintreeDropin, options: PaymentFieldsOptions): PaymentFields => {
  const { email, texts, onValidity } = options;
  let { amountMinor, currency } = options;
  let isCancelled = false;
  dropin.on('paymentMethodRequestable', () => onValidity(true));
  dropin.on('noPaymentMethodRequestable', () => onValidity(false));
  dropin.on('3ds:customer-canceled', () => {
    isCancelled = true;
  });
  return {
    setAmount: (changed, changedCurrency) => {
      amountMinor = changed;
      currency = changedCurrency;
    },
    pay: async () => {
      isCancelled = false;
      const threeDSecure = { amount: wholeAmount(amountMinor, currency), ...(email === '' ? {} : { email }) };
      try {
        return answerOf(await dropin.requestPaymentMethod({ threeDSecure }), isCancelled);
      } catch {
        // Its own words are for developers; what is missing stands at the fields.
        if (isCancelled) return { resultCode: 'Cancelled', nonce: null, action: null };
        throw new PaymentError(texts.incomplete);
      }
    },
    reset: () => dropin.clearSelectedPaymentMethod(),
    end: () => void dropin.teardown().catch(() => undefined),
  };
};

const script: ProviderScript<BraintreeModule> = {
  urlKey: 'braintreeScriptUrl',
  hashKey: 'braintreeScriptHash',
  standIn: '/braintree/dropin.js',
  find: findBraintree,
};

const openFields = async (options: PaymentFieldsOptions): Promise<PaymentFields> => {
  const [braintree, authorization] = await Promise.all([loadProviderScript(script), askForToken(options)]);
  // Creating cannot be stopped: a caller that no longer needs the fields ends them when they are there.
  const dropin = await withinTime(
    braintree.create({
      authorization,
      container: options.container,
      locale: settings.locale,
      threeDSecure: true,
      card: { cardholderName: { required: true } },
    }),
    () => undefined,
  );
  return fieldsOf(dropin, options);
};

/** Braintree's drop-in: it checks with the bank itself and yields a nonce. */
export const braintreeAdapter: PaymentAdapter = {
  texts: { incomplete: 'payment.incomplete' },
  open: openFields,
  // Cards never leave the page with Braintree: such an address is forged.
  resume: () => Promise.resolve({ resultCode: 'Error', nonce: null, action: null }),
};
