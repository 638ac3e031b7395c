/** Messages that pages send to the service worker. */
export interface WorkerMessage {
  /** Fetch pictures that will be needed soon. */
  type: 'PREFETCH_IMAGES';
  urls: string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads a message; undefined for what this worker does not know. */
export const readMessage = (data: unknown): WorkerMessage | undefined => {
  if (!isRecord(data) || data.type !== 'PREFETCH_IMAGES' || !Array.isArray(data.urls)) return undefined;
  return { type: 'PREFETCH_IMAGES', urls: data.urls.filter((url): url is string => typeof url === 'string') };
};
