import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { followPayment, type PaymentOutcome } from '@/features/payment/followPayment';
import { testCardAdapter } from '@/features/payment/providers/testCard/testCardAdapter';
import { serviceSettings } from '@/kernel/app/serviceSettings';
import { wait } from '@/kernel/wait';
import type { RandomNumbers } from '../randomNumbers';

/** What may be wrong with the provider's frame. */
export const frameFaults = [
  /** Something in the browser blocks it: it says nothing at all. */
  'blocked card frame',
  /** It shows its fields, and never answers. */
  'silent card frame',
  /** It answers when the shop may have given it up. */
  'late card frame',
] as const;
export type FrameFault = (typeof frameFaults)[number];

/** Milliseconds: twice as long as the shop waits for an answer. */
const latestAnswerMs = 60_000;

const apollo = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });

const nobodyActs = {
  act: () => Promise.resolve('failed' as const),
  onResult: () => undefined,
  onThreeDSecureStarted: () => undefined,
  onThreeDSecureEnded: () => undefined,
};

/**
 * Pays by the shop's own way to the test provider's card fields; their frame is played, as jsdom loads none.
 * @param onAnswer what the frame answers with: it takes the card now.
 */
export const payInFrame = async (
  fault: FrameFault | undefined,
  random: RandomNumbers,
  onAnswer: () => string,
): Promise<PaymentOutcome> => {
  // It stands in no page: jsdom would make a window for the frame, which takes longer than all else of a payment.
  const container = document.createElement('div');
  const opening = testCardAdapter.open({
    container,
    amountMinor: 0,
    currency: 'GBP',
    email: '',
    texts: {},
    savedCard: null,
    returnUrl: serviceSettings.paymentUrl,
    apollo,
    cartId: '',
    onValidity: () => undefined,
  });
  const frame = container.querySelector('iframe');
  if (!frame) throw new Error('There is no frame.');
  const say = (data: Record<string, unknown>): void => {
    const event = new MessageEvent('message', { data, origin: new URL(serviceSettings.paymentUrl).origin });
    Object.defineProperty(event, 'source', { value: contentWindow });
    window.dispatchEvent(event);
  };
  const postMessage = (message: unknown): void => {
    const isAsked = typeof message === 'object' && message !== null && 'type' in message && message.type === 'tokenise';
    if (!isAsked || fault === 'silent card frame') return;
    const answer = (): void => say({ type: 'tokenised', resultCode: 'Authorised', nonce: onAnswer() });
    void wait(fault === 'late card frame' ? random.below(latestAnswerMs) : 1).then(answer);
  };
  const contentWindow = { postMessage };
  Object.defineProperty(frame, 'contentWindow', { value: contentWindow });
  if (fault !== 'blocked card frame') setTimeout(() => say({ type: 'ready', heightPx: 300 }), 1);
  const outcome = await followPayment(async () => (await opening).pay(), nobodyActs);
  void opening.then(({ end }) => end()).catch(() => undefined);
  return outcome;
};
