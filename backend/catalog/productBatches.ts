import { createBatch, groupBy, indexBy } from './batch';
import {
  listLinked,
  listMedia,
  listProductCategories,
  listVariantPrices,
  listVariants,
  listVariantValues,
  type LinkKind,
} from './productQueries';
import { listCompositesInStock, listStock } from './stock';

/** Pictures by product id. */
export const readMedia = createBatch(({ db }, ids) => groupBy(listMedia(db, ids), (row) => row.product_id));

/** Categories by product id. */
export const readCategories = createBatch(({ db }, ids) =>
  groupBy(listProductCategories(db, ids), (row) => row.product_id),
);

/** Stock by the id of a simple product or variant. */
export const readStock = createBatch(({ db }, ids) => indexBy(listStock(db, ids), (row) => row.product_id));

/** Products that consist of others and are in stock, by id. */
export const readCompositeStock = createBatch(({ db }, ids) =>
  indexBy(listCompositesInStock(db, ids), (row) => row.id),
);

/** Prices of the variants by the id of the configurable product. */
export const readVariantPrices = createBatch(({ db }, ids) =>
  groupBy(listVariantPrices(db, ids), (row) => row.parent_id),
);

/** Variants by the id of the configurable product. */
export const readVariants = createBatch(({ db }, ids) => groupBy(listVariants(db, ids), (row) => row.parent_id));

/** Configuring values of the variants by the id of the configurable product. */
export const readVariantValues = createBatch(({ db }, ids) =>
  groupBy(listVariantValues(db, ids), (row) => row.parent_id),
);

const createLinkBatch = (kind: LinkKind) =>
  createBatch(({ db }, ids) => groupBy(listLinked(db, ids, kind), (row) => row.from_id));

/** Linked products by product id. */
export const readLinks = {
  related: createLinkBatch('related'),
  upsell: createLinkBatch('upsell'),
  crosssell: createLinkBatch('crosssell'),
};
