import type { PaymentAdapter, PaymentFrameOptions, PaymentFrameSession, TokenisedCard } from '../paymentAdapter';
import { PaymentError } from '../paymentAdapter';
import type { ResultCode } from '../paymentSlice';
import { openFramePort } from './framePort';

/** Milliseconds after which a provider that does not answer counts as failed. */
const answerTimeoutMs = 30_000;

const resultCodes = [
  'Authorised',
  'IdentifyShopper',
  'ChallengeShopper',
  'Refused',
] as const satisfies readonly ResultCode[];

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const heightOf = (value: unknown): number | null =>
  typeof value === 'number' && value > 0 && value < 2000 ? value : null;

interface Question {
  resolve: (card: TokenisedCard) => void;
  reject: (error: PaymentError) => void;
}

const startSession = (origin: string, options: PaymentFrameOptions): PaymentFrameSession => {
  const { frame, texts, onReady, onHeight, onValidity } = options;
  let amount = { amountMinor: options.amountMinor, currency: options.currency };
  let isReady = false;
  let question: Question | undefined;

  const settle = (work: (asked: Question) => void): void => {
    const asked = question;
    question = undefined;
    if (asked) work(asked);
  };
  const init = (): void => port.post({ type: 'init', ...amount, texts, shopOrigin: window.location.origin });

  const port = openFramePort(frame, origin, (message) => {
    const height = heightOf(message.heightPx);
    switch (message.type) {
      case 'ready':
        isReady = true;
        init();
        if (height !== null) onHeight(height);
        onReady();
        break;
      case 'resized':
        if (height !== null) onHeight(height);
        break;
      case 'validity':
        onValidity(message.isValid === true);
        break;
      case 'tokenised': {
        const resultCode = resultCodes.find((code) => code === message.resultCode);
        settle(({ resolve, reject }) => {
          if (!resultCode) reject(new PaymentError());
          else resolve({ resultCode, nonce: textOf(message.nonce), actionUrl: textOf(message.actionUrl) });
        });
        break;
      }
      case 'error':
        settle(({ reject }) => reject(new PaymentError(textOf(message.message) ?? undefined)));
        break;
    }
  });

  return {
    setAmount: (amountMinor, currency) => {
      amount = { amountMinor, currency };
      if (isReady) init();
    },
    tokenise: () =>
      new Promise<TokenisedCard>((resolve, reject) => {
        settle((asked) => asked.reject(new PaymentError()));
        const timer = setTimeout(() => settle((asked) => asked.reject(new PaymentError())), answerTimeoutMs);
        const stop = (): void => clearTimeout(timer);
        question = {
          resolve: (card) => {
            stop();
            resolve(card);
          },
          reject: (error) => {
            stop();
            reject(error);
          },
        };
        port.post({ type: 'tokenise' });
      }),
    end: () => {
      port.close();
      settle(({ reject }) => reject(new PaymentError()));
    },
  };
};

/** The embedded test provider: card fields in a frame of its own origin, test cards only. */
export const createTestAdapter = (paymentUrl: string): PaymentAdapter => {
  const { origin } = new URL(paymentUrl);
  return {
    frameUrl: `${paymentUrl}/frame`,
    start: (options) => startSession(origin, options),
    isOwnUrl: (url) => URL.canParse(url) && new URL(url).origin === origin,
    onAuthenticated: (frame, listener) =>
      openFramePort(frame, origin, ({ type, nonce, isApproved }) => {
        const text = textOf(nonce);
        if (type === 'authenticated' && text !== null) listener({ nonce: text, isApproved: isApproved === true });
      }).close,
  };
};
