import { requestText } from './arrivals';
import type { FaultyFetch } from './faultyFetch';
import type { Facts } from './orderStatement';

/** What a tab has asked about an order, most lately. Times are in milliseconds since the epoch. */
export interface Question {
  askedAt: number;
  /** Undefined while the answer is on its way. */
  endedAt?: number;
  /** Whether the answer came as the backend gave it. */
  isSound: boolean;
  /** What the backend knew when it was asked. */
  facts: Facts;
}

/** The questions of the two ways to find out what became of an order: by its key, or by its cart. */
const asks = /\b(SettleOrderAttempt|CheckCart)\b/;

/** Stands between a tab and its network, and remembers its newest question about an order. */
export const watchQuestions = (network: FaultyFetch, readFacts: () => Facts) => {
  let newest: Question | undefined;
  const send: typeof fetch = async (input, init) => {
    if (!asks.test(requestText(input, init))) return network.fetch(input, init);
    const question: Question = { askedAt: Date.now(), isSound: false, facts: readFacts() };
    newest = question;
    try {
      const answer = await network.fetch(input, init);
      question.isSound = network.isSound(answer);
      return answer;
    } finally {
      question.endedAt = Date.now();
    }
  };
  return { send, newest: () => newest };
};
