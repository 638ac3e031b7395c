import { openFramePort } from '@/kernel/frames/framePort';
import type { PaymentAnswer, PaymentTexts, PerformedAction } from '../paymentAdapter';

/** A text of a message, or null. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A height in pixels that a frame may have, or null. */
export const heightOf = (value: unknown): number | null =>
  typeof value === 'number' && value > 0 && value < 2000 ? value : null;

const answerTo = (nonce: string, isApproved: boolean): PaymentAnswer =>
  isApproved
    ? { resultCode: 'Authorised', nonce, action: null }
    : { resultCode: 'Refused', nonce: null, action: null, isNotAuthenticated: true };

/** Shows a page of the bank in a frame until it says how it ended. */
export const showBank = (container: HTMLElement, url: string, origin: string, texts: PaymentTexts): PerformedAction => {
  const frame = document.createElement('iframe');
  frame.src = url;
  frame.title = texts.authenticationTitle ?? '';
  container.append(frame);
  let stop = (): void => undefined;
  const answer = new Promise<PaymentAnswer>((resolve) => {
    stop = openFramePort(frame, origin, ({ type, nonce, isApproved }) => {
      const text = textOf(nonce);
      if (type === 'authenticated' && text !== null) resolve(answerTo(text, isApproved === true));
    }).close;
  });
  return {
    answer,
    end: () => {
      stop();
      frame.remove();
    },
  };
};
