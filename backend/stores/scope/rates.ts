import type { Db } from '../../db/open';

/** What one unit of a currency is worth in another one; undefined where the merchant has set no rate. */
export const findRate = (db: Db, base: string, currency: string): number | undefined =>
  base === currency
    ? 1
    : db.get<{ rate: number }>('SELECT rate FROM currency_rate WHERE base = ? AND currency = ?', base, currency)?.rate;
