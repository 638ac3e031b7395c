import { serviceSettings } from '@/kernel/app/serviceSettings';
import { openFramePort } from '@/kernel/frames/framePort';
import type {
  PaymentAction,
  PaymentAdapter,
  PaymentAnswer,
  PaymentFields,
  PaymentFieldsOptions,
} from '../paymentAdapter';
import { readResultCode, type ResultCode } from '../resultCode';
import { createQuestion, withinTime } from '../question';
import { testCardTexts } from './testCardTexts';
import { heightOf, showBank, textOf } from './testMessages';

/** Height in pixels that the frame has until the provider says its own. */
const firstHeightPx = 320;

/** Room in pixels that the frame's page leaves at each side. */
const ringPx = 4;

const actionKinds: Partial<Record<ResultCode, PaymentAction['kind']>> = {
  IdentifyShopper: 'fingerprint',
  ChallengeShopper: 'challenge',
  RedirectShopper: 'redirect',
};

const addFrame = ({ container, texts }: PaymentFieldsOptions, url: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.src = url;
  frame.title = texts.frameTitle ?? '';
  frame.referrerPolicy = 'strict-origin';
  frame.style.height = `${firstHeightPx}px`;
  // The provider's page keeps room for the focus ring; its fields stand in line with what is above them.
  frame.style.width = `calc(100% + ${2 * ringPx}px)`;
  frame.style.margin = `-${ringPx}px`;
  container.append(frame);
  return frame;
};

/** Leads the whole window to the bank; what came of it stands in the address when it comes back. */
const leave = (url: string): Promise<PaymentAnswer> => {
  window.location.assign(url);
  return new Promise(() => undefined);
};

/** The page of an action, if it is the provider's own; anything else is not followed. */
const findAction = (
  origin: string,
  { texts, returnUrl }: PaymentFieldsOptions,
  resultCode: ResultCode,
  address: string | null,
): PaymentAction | null => {
  const kind = actionKinds[resultCode];
  if (!kind || address === null || !URL.canParse(address) || new URL(address).origin !== origin) return null;
  const url = new URL(address);
  if (kind === 'redirect') url.searchParams.set('return', returnUrl);
  return {
    kind,
    url: url.href,
    perform: (container) =>
      kind === 'redirect'
        ? { answer: leave(url.href), end: () => undefined }
        : showBank(container, url.href, origin, texts),
  };
};

const openFields = (paymentUrl: string, options: PaymentFieldsOptions): Promise<PaymentFields> => {
  const { origin } = new URL(paymentUrl);
  const { texts, onValidity, savedCard } = options;
  const frame = addFrame(options, `${paymentUrl}/frame`);
  const question = createQuestion();
  let amount = { amountMinor: options.amountMinor, currency: options.currency };
  let markReady: (() => void) | undefined;
  const ready = new Promise<void>((resolve) => (markReady = resolve));

  const init = (): void => {
    const card = savedCard === null ? {} : { savedCard };
    port.post({ type: 'init', ...amount, texts, shopOrigin: window.location.origin, ...card });
  };
  const port = openFramePort(frame, origin, (message) => {
    const height = heightOf(message.heightPx);
    if (height !== null) frame.style.height = `${height}px`;
    if (message.type === 'ready') {
      init();
      markReady?.();
    }
    // Enter in a field of the card is Enter in the form that it stands in.
    if (message.type === 'submit') frame.closest('form')?.requestSubmit();
    if (message.type === 'validity') onValidity(message.isValid === true);
    if (message.type === 'error') question.fail(textOf(message.message) ?? undefined);
    if (message.type === 'tokenised') {
      const resultCode = readResultCode(message.resultCode);
      const action = findAction(origin, options, resultCode, textOf(message.actionUrl));
      question.answer({ resultCode, nonce: textOf(message.nonce), action });
    }
  });
  const end = (): void => {
    port.close();
    frame.remove();
    question.fail();
  };
  const fields: PaymentFields = {
    setAmount: (amountMinor, currency) => {
      amount = { amountMinor, currency };
      init();
    },
    pay: () => question.ask(() => port.post({ type: 'tokenise' })),
    showProblems: () => port.post({ type: 'check' }),
    reset: () => undefined,
    end,
  };
  return withinTime(ready, end).then(() => fields);
};

/** The embedded test provider: card fields in a frame of its own origin, test cards only. */
export const testCardAdapter: PaymentAdapter = {
  texts: testCardTexts,
  open: (options) => openFields(serviceSettings.paymentUrl, options),
  // The backend takes the nonce only if the bank's page was ended with a yes.
  resume: (returned) => Promise.resolve({ resultCode: 'Authorised', nonce: returned, action: null }),
};
