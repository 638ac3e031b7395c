import type { Db } from '../../db/open';
import { createBatch, groupBy } from '../batch';

/** How a customisable option is answered. */
export type CustomOptionType =
  'field' | 'area' | 'drop_down' | 'radio' | 'checkbox' | 'multiple' | 'date' | 'date_time' | 'time' | 'file';

/** Pence, or hundredths of a per cent of the product's price. */
interface AddedPrice {
  price: number;
  price_type: 'fixed' | 'percent';
}

/** A customisable option of a product. */
export interface CustomOptionRow extends AddedPrice {
  id: number;
  product_id: number;
  product_sku: string;
  title: string;
  type: CustomOptionType;
  is_required: number;
  sku: string | null;
  /** 0: as many as the shopper likes. */
  max_characters: number;
  position: number;
}

/** A value that an option offers. */
export interface CustomValueRow extends AddedPrice {
  id: number;
  option_id: number;
  product_id: number;
  title: string;
  sku: string | null;
  position: number;
}

/** An option with what it offers; nothing is offered where the shopper types. */
export interface CustomOption {
  option: CustomOptionRow;
  values: CustomValueRow[];
}

/** Customisable options of several products, in their order. */
export const listCustomOptions = (db: Db, productIds: readonly number[]): CustomOptionRow[] =>
  db.all<CustomOptionRow>(
    `SELECT o.id, o.product_id, p.sku AS product_sku, o.title, o.type, o.is_required, o.price, o.price_type, o.sku,
       o.max_characters, o.position
     FROM custom_option o JOIN product p ON p.id = o.product_id
     WHERE o.product_id IN (SELECT value FROM json_each(?)) ORDER BY o.position, o.id`,
    JSON.stringify(productIds),
  );

/** Values of the options of several products, in their order. */
export const listCustomValues = (db: Db, productIds: readonly number[]): CustomValueRow[] =>
  db.all<CustomValueRow>(
    `SELECT v.id, v.option_id, o.product_id, v.title, v.price, v.price_type, v.sku, v.position
     FROM custom_option_value v JOIN custom_option o ON o.id = v.option_id
     WHERE o.product_id IN (SELECT value FROM json_each(?)) ORDER BY v.position, v.id`,
    JSON.stringify(productIds),
  );

/** Customisable options by product id. */
export const readCustomOptions = createBatch(({ db }, ids) =>
  groupBy(listCustomOptions(db, ids), (row) => row.product_id),
);

/** Values of customisable options by product id. */
export const readCustomValues = createBatch(({ db }, ids) =>
  groupBy(listCustomValues(db, ids), (row) => row.product_id),
);
