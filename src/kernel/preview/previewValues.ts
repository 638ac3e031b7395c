import { settings } from '../app/settings';
import { isRecord } from '../isRecord';
import {
  createShopStorage,
  readStored,
  type ShopStorageOptions,
  tabStorage,
  writeStored,
} from '../storage/shopStorage';

/** What a back office sends so that the shop shows content that is not published. */
export interface PreviewValues {
  /** Value of the header `Authorization`. */
  authorization: string;
  /** Value of the header `Preview-Version`: a moment in seconds since 1970. */
  version: string;
}

/** Seconds that the values are kept, from the message on. */
const keptForSeconds = 10;

const key = 'preview';

const place = (): ShopStorageOptions => ({
  raw: tabStorage(),
  namespace: settings.storageNamespace,
  now: Date.now,
});

/** Reads a message of a back office; undefined for anything else. */
export const readPreviewMessage = (data: unknown): PreviewValues | undefined => {
  if (!isRecord(data)) return undefined;
  const { authorization, previewVersion: version } = data;
  if (typeof authorization !== 'string' || typeof version !== 'string') return undefined;
  // Both become headers: a token and a number, of a length that a server takes.
  const token = /^(?:Bearer )?([\w.~+/=-]{1,4000})$/.exec(authorization)?.[1];
  return token && /^\d{1,11}$/.test(version) ? { authorization: `Bearer ${token}`, version } : undefined;
};

const parse = (value: unknown): PreviewValues | undefined =>
  isRecord(value) ? readPreviewMessage({ ...value, previewVersion: value.version }) : undefined;

/** The values that were saved and are not over. */
export const savedPreview = (): PreviewValues | undefined => readStored(place(), key, parse);

/** Saves values for ten seconds. @returns false when they are saved already, or cannot be. */
export const savePreview = (values: PreviewValues): boolean => {
  const { authorization, version } = savedPreview() ?? {};
  if (authorization === values.authorization && version === values.version) return false;
  writeStored(place(), key, values, keptForSeconds);
  return savedPreview() !== undefined;
};

/** Removes the saved values. */
export const dropPreview = (): void => createShopStorage(place()).remove(key);

/** Milliseconds until the saved values are over; 0 without any. */
export const previewTimeLeft = (): number => {
  const storage = createShopStorage(place());
  return Math.max(0, (storage.endsAt(key) ?? 0) - Date.now());
};
