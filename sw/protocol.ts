/** Messages that pages send to the service worker. */
export type WorkerMessage =
  /** Fetch pictures that will be needed soon. */
  | { type: 'PREFETCH_IMAGES'; urls: string[] }
  /**
   * Asks a worker whether the page is of its own build; the answer, true or false, comes through the port of the message.
   * One that waits, and for no other page, then begins at once.
   */
  | { type: 'IS_CURRENT'; script: string }
  /** The shopper wants the new version now. */
  | { type: 'SKIP_WAITING' };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads a message; undefined for what this worker does not know. */
export const readMessage = (data: unknown): WorkerMessage | undefined => {
  if (!isRecord(data)) return undefined;
  if (data.type === 'PREFETCH_IMAGES' && Array.isArray(data.urls)) {
    return { type: data.type, urls: data.urls.filter((url): url is string => typeof url === 'string') };
  }
  if (data.type === 'IS_CURRENT' && typeof data.script === 'string') return { type: data.type, script: data.script };
  return data.type === 'SKIP_WAITING' ? { type: data.type } : undefined;
};
