import type { Db } from '../../db/open';

/** An option with the code of its attribute. */
export interface AttributeOption {
  code: string;
  id: number;
  label: string;
}

/** The options of the attributes with those codes. */
export const listOptionsOf = (db: Db, codes: readonly string[]): AttributeOption[] =>
  db.all<AttributeOption>(
    `SELECT a.code, o.id, o.label FROM attribute_option o JOIN attribute a ON a.id = o.attribute_id
     WHERE a.code IN (SELECT value FROM json_each(?))`,
    JSON.stringify(codes),
  );

/** An option of an attribute by which lists are filtered. */
export interface FilterableOption {
  code: string;
  label: string;
  position: number;
  option_id: number;
  option_label: string;
}

/** The filterable options among those, in the order of attributes and options. */
export const listFilterableOptions = (db: Db, optionIds: readonly number[]): FilterableOption[] =>
  db.all<FilterableOption>(
    `SELECT a.code, a.label, a.position, o.id AS option_id, o.label AS option_label
     FROM attribute_option o JOIN attribute a ON a.id = o.attribute_id
     WHERE a.is_filterable = 1 AND o.id IN (SELECT value FROM json_each(?))
     ORDER BY a.position, a.id, o.position, o.id`,
    JSON.stringify(optionIds),
  );

/** The swatches of the options of filterable attributes. */
export const listSwatches = (db: Db) =>
  db.all<{ code: string; option_id: number; swatch: string }>(
    `SELECT a.code, o.id AS option_id, o.swatch FROM attribute_option o JOIN attribute a ON a.id = o.attribute_id
     WHERE a.is_filterable = 1 AND o.swatch IS NOT NULL`,
  );
