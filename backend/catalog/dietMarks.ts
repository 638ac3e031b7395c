import type { Db } from '../db/open';

import { createBatch, groupBy } from './batch';

/** More would make a card a label. */
const mostMarks = 2;

/** What a mark says of itself about others, by their names in the default store view. */
const implied: ReadonlyMap<string, readonly string[]> = new Map([['Vegan', ['Vegetarian', 'Dairy free']]]);

interface DietOption {
  product_id: number;
  /** In the store view of the request. */
  label: string;
  /** In the default store view. */
  name: string;
}

/** Options of the attribute that lists are filtered by, in the merchant's order. */
const listDietOptions = (db: Db, productIds: readonly number[]): DietOption[] =>
  db.all<DietOption>(
    `SELECT pa.product_id, o.label, stored.label AS name FROM product_attribute pa
       JOIN attribute a ON a.id = pa.attribute_id AND a.code = 'dietary'
       JOIN attribute_option o ON o.id = pa.option_id
       JOIN main.attribute_option stored ON stored.id = o.id
     WHERE pa.product_id IN (SELECT value FROM json_each(?)) ORDER BY o.position, o.id`,
    JSON.stringify(productIds),
  );

const readDietOptions = createBatch(({ db }, ids) => groupBy(listDietOptions(db, ids), (row) => row.product_id));

/** The marks that say the most about what a product is free of: the first in the merchant's order that no other one implies. */
export const dietMarksOf = async (
  { id }: { id: number },
  _arguments: unknown,
  context: Parameters<typeof readDietOptions>[0],
): Promise<string[]> => {
  const options = (await readDietOptions(context, id)) ?? [];
  const said = new Set(options.flatMap(({ name }) => implied.get(name) ?? []));
  return options
    .filter(({ name }) => !said.has(name))
    .slice(0, mostMarks)
    .map(({ label }) => label);
};
