import { toMoney } from '../catalog/pricing';
import type { Db } from '../db/open';
import { toUid } from '../graphql/uid';
import { isRecord } from '../isRecord';

/** A design of gift wrapping; minor units with VAT, of one piece or of the whole order. */
export interface Wrapping {
  id: number;
  design: string;
  /** Below /media/; null: no picture. */
  image: string | null;
  priceMinor: number;
}

/** Designs that can be had, in the merchant's order. */
export const listWrappings = (db: Db): Wrapping[] =>
  db.all<Wrapping>(
    'SELECT id, design, image, price_minor AS priceMinor FROM gift_wrapping WHERE is_active = 1 ORDER BY position, id',
  );

/** The wrapping of an order as it was stored with it; null when there is none. */
export const readWrapping = (stored: string | null): Wrapping | null => {
  if (stored === null) return null;
  const parsed: unknown = JSON.parse(stored);
  return isRecord(parsed)
    ? {
        id: Number(parsed.id),
        design: String(parsed.design),
        image: typeof parsed.image === 'string' ? parsed.image : null,
        priceMinor: Number(parsed.priceMinor),
      }
    : null;
};

/** A wrapping as the schema has it. */
export const toSchemaWrapping = ({ id, design, image, priceMinor }: Wrapping, origin: string, currency: string) => ({
  id: toUid(id),
  uid: toUid(id),
  design,
  price: toMoney(priceMinor, currency),
  image: image === null ? null : { label: design, url: `${origin}/media/${image}` },
});
