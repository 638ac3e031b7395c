/** A question that a page has asked itself, and its answer. */
export interface GivenAnswer {
  url: string;
  headers: Record<string, string>;
  answer: object;
}

/** Messages that pages send to the service worker. */
export type WorkerMessage =
  /** Fetch pictures that will be needed soon. */
  | { type: 'PREFETCH_IMAGES'; urls: string[] }
  /**
   * Asks a worker whether the page is of its own build; the answer, true or false, comes through the port of the message.
   * One that waits, and for no other page, then begins at once.
   */
  | { type: 'IS_CURRENT'; script: string }
  /** Keep what was asked before there was a worker; the answers are JSON. */
  | { type: 'KEEP_ANSWERS'; answers: GivenAnswer[] }
  /** The shopper wants the new version now. */
  | { type: 'SKIP_WAITING' };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string';

const isGivenAnswer = (value: unknown): value is GivenAnswer =>
  isRecord(value) &&
  isText(value.url) &&
  isRecord(value.headers) &&
  Object.values(value.headers).every(isText) &&
  isRecord(value.answer);

/** Reads a message; undefined for what this worker does not know. */
export const readMessage = (data: unknown): WorkerMessage | undefined => {
  if (!isRecord(data)) return undefined;
  if (data.type === 'PREFETCH_IMAGES' && Array.isArray(data.urls)) {
    return { type: data.type, urls: data.urls.filter(isText) };
  }
  if (data.type === 'IS_CURRENT' && typeof data.script === 'string') return { type: data.type, script: data.script };
  if (data.type === 'KEEP_ANSWERS' && Array.isArray(data.answers)) {
    return { type: data.type, answers: data.answers.filter(isGivenAnswer) };
  }
  return data.type === 'SKIP_WAITING' ? { type: data.type } : undefined;
};
