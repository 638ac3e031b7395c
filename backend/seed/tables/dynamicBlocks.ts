import type { Db } from '../../db/open';
import { readJson, readText } from '../dataFiles';
import { penceOf } from '../money';
import { insert, upsert } from '../upsert';

interface DynamicBlockData {
  /** Fixed, because pages name the block by it. */
  id: number;
  title: string;
  /** Its content: content/dynamicBlocks/<file>.html. */
  file: string;
  segment?: 'everybody' | 'guests' | 'customers';
  locations?: string[];
  /** UTC, 'YYYY-MM-DD HH:MM:SS'. */
  starts?: string;
  ends?: string;
  /** Prices are pounds. */
  cartRules?: { coupon?: string; from?: string; below?: string }[];
  /** Related to price rules: it shows while any product is on sale. */
  isForSales?: boolean;
}

/** Blocks whose content depends on who looks, with the rules that they are related to. */
export const seedDynamicBlocks = (db: Db): void => {
  db.run('UPDATE dynamic_block SET is_active = 0');
  for (const { id, title, file, segment, locations, starts, ends, cartRules, isForSales } of readJson<
    DynamicBlockData[]
  >('content/dynamicBlocks.json')) {
    upsert(db, 'dynamic_block', ['id'], {
      id,
      title,
      content: readText(`content/dynamicBlocks/${file}.html`),
      segment: segment ?? 'everybody',
      locations: JSON.stringify(locations ?? []),
      starts_at: starts ?? null,
      ends_at: ends ?? null,
      is_active: 1,
    });
    db.run('DELETE FROM dynamic_block_cart_rule WHERE dynamic_block_id = ?', id);
    for (const { coupon, from, below } of cartRules ?? []) {
      insert(db, 'dynamic_block_cart_rule', {
        dynamic_block_id: id,
        coupon_code: coupon ?? null,
        minimum_subtotal_minor: from ? penceOf(from) : null,
        below_subtotal_minor: below ? penceOf(below) : null,
      });
    }
    db.run('DELETE FROM dynamic_block_catalog_rule WHERE dynamic_block_id = ?', id);
    if (isForSales) insert(db, 'dynamic_block_catalog_rule', { dynamic_block_id: id, category_id: null });
  }
};
