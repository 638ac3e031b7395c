import { settings } from '@/kernel/app/settings';
import {
  type PaymentAction,
  type PaymentAdapter,
  type PaymentAnswer,
  PaymentError,
  type PaymentFields,
  type PaymentFieldsOptions,
} from '../paymentAdapter';
import { providerFileUrl, providerSetting } from '../paymentSettings';
import { loadProviderScript, type ProviderScript } from '../loadProviderScript';
import { loadProviderStyle } from '../loadProviderStyle';
import { createQuestion, type Question, withinTime } from '../question';
import { type AdyenCore, type AdyenDropin, type AdyenModule, findAdyen } from './adyenApi';
import { type AdyenStatus, askForCountry, askForMethods, askForStatus, sendDetails, startPayment } from './adyenCalls';

const withoutAction = ({ resultCode, nonce }: AdyenStatus): PaymentAnswer => ({ resultCode, nonce, action: null });

const kindOf = (action: Readonly<Record<string, unknown>>): PaymentAction['kind'] => {
  if (action.type === 'redirect') return 'redirect';
  return action.subtype === 'fingerprint' ? 'fingerprint' : 'challenge';
};

const script: ProviderScript<AdyenModule> = {
  urlKey: 'adyenScriptUrl',
  hashKey: 'adyenScriptHash',
  standIn: '/adyen/adyen.js',
  find: findAdyen,
};

/** The drop-in of one payment; what it gives goes to the backend, whose word alone counts. */
class Checkout {
  private readonly fieldsQuestion: Question = createQuestion();
  private readonly actionQuestion: Question = createQuestion();
  private core: AdyenCore | undefined;
  private dropin: AdyenDropin | undefined;

  constructor(
    private readonly options: PaymentFieldsOptions,
    private amount: { value: number; currency: string },
  ) {}

  async mount(): Promise<void> {
    const [adyen, paymentMethodsResponse, countryCode] = await Promise.all([
      loadProviderScript(script),
      askForMethods(this.options),
      askForCountry(this.options),
      loadProviderStyle(providerFileUrl('adyenStyleUrl', '/adyen/adyen.css')),
    ]);
    this.core = await adyen.AdyenCheckout({
      clientKey: providerSetting('adyenClientKey', 'test_HALEWELL'),
      environment: providerSetting('adyenEnvironment', 'test'),
      locale: settings.locale.replace('_', '-'),
      countryCode,
      amount: this.amount,
      paymentMethodsResponse,
      showPayButton: false,
      onSubmit: ({ data }) => this.hear(this.fieldsQuestion, startPayment(this.options, data, this.options.returnUrl)),
      onAdditionalDetails: ({ data }) => this.hear(this.actionQuestion, sendDetails(this.options, data)),
      onChange: ({ isValid }) => this.options.onValidity(isValid === true),
      onError: ({ name }) => this.fail(name === 'CANCEL'),
    });
    this.dropin = new adyen.Dropin(this.core);
    this.dropin.mount(this.options.container);
  }

  /** Creates the drop-in again for another try: the old one has ended. */
  reset(): void {
    this.unmount();
    void this.mount().catch(() => undefined);
  }

  unmount(): void {
    this.dropin?.unmount();
    this.dropin = undefined;
    this.fieldsQuestion.fail();
    this.actionQuestion.fail();
  }

  setAmount(value: number, currency: string): void {
    if (value === this.amount.value && currency === this.amount.currency) return;
    this.amount = { value, currency };
    this.reset();
  }

  pay(): Promise<PaymentAnswer> {
    const { dropin } = this;
    if (!dropin) throw new PaymentError();
    if (dropin.isValid) return this.fieldsQuestion.ask(() => dropin.submit());
    this.showProblems();
    throw new PaymentError(this.options.texts.incomplete);
  }

  /** Asked to send what is incomplete, it says at the fields what is missing, and nothing to us. */
  showProblems(): void {
    if (this.dropin?.isValid === false) this.dropin.submit();
  }

  private fail(isCancelled: boolean): void {
    for (const question of [this.fieldsQuestion, this.actionQuestion]) {
      if (isCancelled) question.answer({ resultCode: 'Cancelled', nonce: null, action: null });
      else question.fail();
    }
  }

  private hear(question: Question, call: Promise<AdyenStatus>): void {
    call.then(
      (status) => question.answer({ ...withoutAction(status), action: this.actionOf(status) }),
      () => question.fail(),
    );
  }

  private actionOf({ action }: AdyenStatus): PaymentAction | null {
    const { core } = this;
    if (!action || !core) return null;
    return {
      kind: kindOf(action),
      url: typeof action.url === 'string' ? action.url : null,
      perform: (container) => {
        const step = core.createFromAction(action, { challengeWindowSize: '05' });
        const answer = this.actionQuestion.wait(() => void step.mount(container));
        return { answer, end: () => void step.unmount() };
      },
    };
  }
}

const openFields = async (options: PaymentFieldsOptions): Promise<PaymentFields> => {
  const checkout = new Checkout(options, { value: options.amountMinor, currency: options.currency });
  await withinTime(checkout.mount(), () => checkout.unmount());
  return {
    setAmount: (amountMinor, currency) => checkout.setAmount(amountMinor, currency),
    pay: async () => checkout.pay(),
    showProblems: () => checkout.showProblems(),
    reset: () => checkout.reset(),
    end: () => checkout.unmount(),
  };
};

/** Adyen's drop-in: it yields data, with which the backend pays and answers result codes. */
export const adyenAdapter: PaymentAdapter = {
  texts: { incomplete: 'payment.incomplete' },
  open: openFields,
  resume: async (redirectResult, place) => withoutAction(await sendDetails(place, { details: { redirectResult } })),
  checkAgain: async (place) => withoutAction(await askForStatus(place)),
};
