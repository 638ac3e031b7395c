import type { Db } from '../../db/open';
import { createBatch, groupBy, indexBy } from '../batch';

/** How a downloadable product is sold. */
export interface DownloadableRow {
  product_id: number;
  links_title: string;
  are_links_separate: number;
}

/** A file that is sold. */
export interface DownloadLinkRow {
  id: number;
  product_id: number;
  title: string;
  price_minor: number;
  has_sample: number;
  /** Number of downloads that one purchase allows; 0: without a limit. */
  downloads: number;
  position: number;
}

/** A file to try before. */
export interface DownloadSampleRow {
  id: number;
  product_id: number;
  title: string;
  position: number;
}

/** How several downloadable products are sold. */
export const listDownloadables = (db: Db, productIds: readonly number[]): DownloadableRow[] =>
  db.all<DownloadableRow>(
    `SELECT product_id, links_title, are_links_separate FROM downloadable
     WHERE product_id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(productIds),
  );

/** Links of several products, in their order. */
export const listDownloadLinks = (db: Db, productIds: readonly number[]): DownloadLinkRow[] =>
  db.all<DownloadLinkRow>(
    `SELECT id, product_id, title, price_minor, has_sample, downloads, position FROM download_link
     WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY position, id`,
    JSON.stringify(productIds),
  );

const listSamples = (db: Db, productIds: readonly number[]): DownloadSampleRow[] =>
  db.all<DownloadSampleRow>(
    `SELECT id, product_id, title, position FROM download_sample
     WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY position, id`,
    JSON.stringify(productIds),
  );

/** How it is sold, by product id. */
export const readDownloadable = createBatch(({ db }, ids) =>
  indexBy(listDownloadables(db, ids), (row) => row.product_id),
);

/** Links by product id. */
export const readDownloadLinks = createBatch(({ db }, ids) =>
  groupBy(listDownloadLinks(db, ids), (row) => row.product_id),
);

/** Samples by product id. */
export const readDownloadSamples = createBatch(({ db }, ids) => groupBy(listSamples(db, ids), (row) => row.product_id));
