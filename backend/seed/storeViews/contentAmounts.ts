import type { Db } from '../../db/open';

import type { StoreValueWriter } from './storeValues';

const tables = { cms_page: 'identifier', cms_block: 'identifier', dynamic_block: 'id' } as const;

/**
 * Content of the default store view for visitors who chose another currency: pounds in its texts are converted as prices
 * are. In its own currency a default store view reads no values of its own (stores/scope/storeDb.ts).
 */
export const writeContentAmounts = (db: Db, writer: StoreValueWriter, currency: string, rate: number): void => {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  for (const [table, key] of Object.entries(tables)) {
    const rows = db.all<{ id: string | number; content: string }>(
      `SELECT ${key} AS id, content FROM ${table} WHERE content LIKE '%£%'`,
    );
    for (const { id, content } of rows) {
      const converted = content.replace(/£(\d+(?:\.\d\d)?)/g, (_all, pounds: string) =>
        format.format(Math.round(Number(pounds) * 100 * rate) / 100),
      );
      writer.write(table, id, { content: converted });
    }
  }
};
