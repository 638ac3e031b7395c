import { isRecord } from '@/kernel/isRecord';
import type { ShopStorage } from '@/kernel/storage/shopStorage';
import type { ProductToSave } from './productToSave';

const pendingSaveKey = 'pending_save';
/** Seconds for which a guest's product is kept until the sign-in. */
const pendingSaveSeconds = 15 * 60;

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isEnteredList = (value: unknown): value is { uid: string; value: string }[] =>
  Array.isArray(value) &&
  value.every((item) => isRecord(item) && typeof item.uid === 'string' && typeof item.value === 'string');

const asProductToSave = (value: unknown): ProductToSave | undefined => {
  if (typeof value !== 'object' || value === null || !('sku' in value) || !('name' in value)) return undefined;
  const { sku, name } = value;
  if (typeof sku !== 'string' || sku === '' || typeof name !== 'string') return undefined;
  const uids = 'selectedOptionUids' in value ? value.selectedOptionUids : undefined;
  const entered = 'enteredOptions' in value ? value.enteredOptions : undefined;
  return {
    sku,
    name,
    ...(isTextList(uids) ? { selectedOptionUids: uids } : {}),
    ...(isEnteredList(entered) ? { enteredOptions: entered } : {}),
  };
};

/** Keeps the product that a guest asked to save, until a sign-in. */
export const keepPendingSave = (storage: ShopStorage, product: ProductToSave): void =>
  storage.write(pendingSaveKey, product, pendingSaveSeconds);

/** Forgets the product: somebody else may sign in later. */
export const dropPendingSave = (storage: ShopStorage): void => storage.remove(pendingSaveKey);

/** Reads and removes the product that waits for a sign-in, so that it is saved once. */
export const takePendingSave = (storage: ShopStorage): ProductToSave | undefined => {
  const product = storage.read(pendingSaveKey, asProductToSave);
  storage.remove(pendingSaveKey);
  return product;
};
