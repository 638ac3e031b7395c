import { type PaymentAnswer, PaymentError } from './paymentAdapter';

/** Milliseconds after which a provider that does not answer counts as failed. */
export const answerTimeoutMs = 30_000;

/** One question at a time to a provider that answers by messages. */
export interface Question {
  /** Asks; an earlier question that waits still is given up. */
  ask: (send: () => void) => Promise<PaymentAnswer>;
  /** Like `ask`, for what lasts until the shopper ends it. */
  wait: (send: () => void) => Promise<PaymentAnswer>;
  answer: (answer: PaymentAnswer) => void;
  /** @param message for the shopper; none gives the shop's own words. */
  fail: (message?: string) => void;
}

/** Makes a question of which one at most is open: asking again fails the one before. */
export const createQuestion = (): Question => {
  let settle: ((work: PaymentAnswer | PaymentError) => void) | undefined;
  const end = (result: PaymentAnswer | PaymentError): void => {
    const waiting = settle;
    settle = undefined;
    waiting?.(result);
  };
  const wait: Question['wait'] = (send) =>
    new Promise<PaymentAnswer>((resolve, reject) => {
      end(new PaymentError());
      settle = (result) => {
        if (result instanceof PaymentError) reject(result);
        else resolve(result);
      };
      send();
    });
  return {
    wait,
    ask: async (send) => {
      const answer = wait(send);
      const timer = setTimeout(() => end(new PaymentError()), answerTimeoutMs);
      return answer.finally(() => clearTimeout(timer));
    },
    answer: end,
    fail: (message) => end(new PaymentError(message)),
  };
};

/** @throws when something is not ready in time; whatever it was is ended then. */
export const withinTime = <Result>(ready: Promise<Result>, end: () => void): Promise<Result> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      end();
      reject(new Error('The payment provider did not get ready.'));
    }, answerTimeoutMs);
    ready.then(resolve, reject).finally(() => clearTimeout(timer));
  });
