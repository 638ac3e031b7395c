import type { GivenAnswer, WorkerMessage } from '../../../sw/protocol';

/** Gives the worker what a page was told before it was there, so that the next visit begins with it. */
export const giveAnswers = async (answers: GivenAnswer[]): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  const message: WorkerMessage = { type: 'KEEP_ANSWERS', answers };
  active?.postMessage(message);
};
