import { useMemo } from 'react';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { AppThunk } from '@/kernel/redux/thunk';

interface GalleryEntry {
  file: string | null;
  position: number | null;
  disabled?: boolean | null;
}

interface Pictured {
  sku: string | null;
  media_gallery_entries?: readonly (GalleryEntry | null)[] | null;
}

interface PicturedProduct extends Pictured {
  variants?: readonly ({ product?: Pictured | null } | null)[] | null;
}

const storageKey = 'imagesBySku';
/** How many pictures are remembered; the oldest go first. */
const maximum = 60;
/** Seconds after which a picture may have changed: a month. */
const ttlSeconds = 30 * 24 * 3600;

/** Sku and file, the oldest first. */
type Remembered = readonly (readonly [sku: string, file: string])[];

const isPair = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

const asRemembered = (value: unknown): Remembered | undefined =>
  Array.isArray(value) ? value.filter(isPair) : undefined;

/** The picture that stands for a product: the one at position 1, else the first. */
export const mainImage = (entries: Pictured['media_gallery_entries']): string | undefined => {
  const shown = (entries ?? []).filter((entry) => entry !== null && !entry.disabled && Boolean(entry.file));
  return (shown.find((entry) => entry?.position === 1) ?? shown[0])?.file ?? undefined;
};

/** Adds pictures behind the ones that were remembered, and lets the oldest go. */
export const withImages = (known: Remembered, added: Remembered): Remembered => {
  const all = new Map(known);
  for (const [sku, file] of added) {
    all.delete(sku);
    all.set(sku, file);
  }
  return [...all].slice(-maximum);
};

const pairOf = ({ sku, media_gallery_entries: entries }: Pictured): Remembered => {
  const file = mainImage(entries);
  return sku && file ? [[sku, file]] : [];
};

/** Remembers the picture of a product, and those of its variants, per sku. */
export const rememberProductImages =
  (product: PicturedProduct): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    const variants = (product.variants ?? []).flatMap((variant) => (variant?.product ? pairOf(variant.product) : []));
    const added = [...variants, ...pairOf(product)];
    if (added.length === 0) return;
    storage.write(storageKey, withImages(storage.read(storageKey, asRemembered) ?? [], added), ttlSeconds);
  };

/** The remembered picture of a sku, for where the backend sends none. */
export const readRememberedImage =
  (sku: string | null | undefined): AppThunk<string | undefined> =>
  (_dispatch, _getState, { storage }) =>
    storage.read(storageKey, asRemembered)?.find(([known]) => known === sku)?.[1];

/** The picture that the backend sent, else the one that was remembered for the sku. */
export const useRememberedImage = (sent: string | undefined, sku: string | null | undefined): string | undefined => {
  const dispatch = useAppDispatch();
  return useMemo(() => sent ?? dispatch(readRememberedImage(sku)), [dispatch, sent, sku]);
};
