import type { Db } from '../db/open';
import type { Resolvers, SimpleProductResolvers } from '../schema/resolvers.generated';

import { createBatch, groupBy, indexBy } from './batch';
import { ofEveryProduct } from './productTypes/productType';

interface FaqRow {
  product_id: number;
  question: string;
  answer: string;
}

const listFaq = (db: Db, ids: readonly number[]): FaqRow[] =>
  db.all<FaqRow>(
    `SELECT product_id, question, answer FROM product_faq
     WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY product_id, position`,
    JSON.stringify(ids),
  );

const listPremiumContent = (db: Db, ids: readonly number[]) =>
  db.all<{ id: number; premium_content: string | null }>(
    'SELECT id, premium_content FROM product WHERE id IN (SELECT value FROM json_each(?))',
    JSON.stringify(ids),
  );

const readFaq = createBatch(({ db }, ids) => groupBy(listFaq(db, ids), (row) => row.product_id));
const readPremiumContent = createBatch(({ db }, ids) => indexBy(listPremiumContent(db, ids), (row) => row.id));

const productFields = {
  faq: async ({ id }, _, context) => (await readFaq(context, id)) ?? [],
  premium_content: async ({ id }, _, context) => (await readPremiumContent(context, id))?.premium_content ?? null,
} satisfies SimpleProductResolvers;

/** Editors' additions to a product's page: premium content, questions and answers. */
export const pageSectionResolvers: Resolvers = ofEveryProduct(productFields);
