/** Messages that pages send to the service worker. */
export type WorkerMessage =
  /** Pictures that will be wanted soon. */
  | { type: 'PREFETCH_IMAGES'; urls: string[] }
  /** The page is ready for the new worker. */
  | { type: 'SKIP_WAITING' };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads a message; undefined for what this worker does not know. */
export const readMessage = (data: unknown): WorkerMessage | undefined => {
  if (!isRecord(data)) return undefined;
  if (data.type === 'SKIP_WAITING') return { type: 'SKIP_WAITING' };
  if (data.type !== 'PREFETCH_IMAGES' || !Array.isArray(data.urls)) return undefined;
  return { type: 'PREFETCH_IMAGES', urls: data.urls.filter((url): url is string => typeof url === 'string') };
};
