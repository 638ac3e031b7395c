import type { RequestContext } from '../../context';
import type { Db } from '../../db/open';
import { createBatch, indexBy } from '../batch';
import type { ProductRow } from '../models';
import { readBundleOptions, readBundleSelections } from './bundleQueries';
import { bundleSelectionUid } from './uids';

interface PartPage {
  id: number;
  sku: string;
  own_path: string | null;
  /** Path of the product that it is a variant of. */
  family_path: string | null;
}

const pathSql = (id: string): string =>
  `(SELECT min(request_path) FROM url_rewrite WHERE entity_type = 'PRODUCT' AND entity_id = ${id} AND redirect_code = 0)`;

const listPartPages = (db: Db, productIds: readonly number[]): PartPage[] =>
  db.all<PartPage>(
    `SELECT p.id, p.sku, ${pathSql('p.id')} AS own_path, ${pathSql('v.parent_id')} AS family_path
     FROM product p LEFT JOIN product_variant v ON v.child_id = p.id
     WHERE p.id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(productIds),
  );

/** Where products are sold alone, by their id: on a page of their own, or as a variant on another's. */
const readPartPage = createBatch(({ db }, ids) =>
  indexBy(
    listPartPages(db, ids).map(({ id, sku, own_path: own, family_path: family }) => ({
      id,
      path: own === null ? family && `/${family}?sku=${encodeURIComponent(sku)}` : `/${own}`,
    })),
    ({ id }) => id,
  ),
);

/** Everything that can be in a bundle, in the order of its questions. */
export const readBundleContents = async ({ id }: ProductRow, _arguments: unknown, context: RequestContext) => {
  const [options, selections] = await Promise.all([readBundleOptions(context, id), readBundleSelections(context, id)]);
  return (options ?? []).flatMap((option) =>
    (selections ?? [])
      .filter(({ option_id: optionId }) => optionId === option.id)
      .map(async (selection) => ({
        uid: bundleSelectionUid(option.id, selection.selection_id, selection.quantity),
        quantity: selection.quantity,
        page_path: (await readPartPage(context, selection.id))?.path ?? null,
        product: selection,
      })),
  );
};
