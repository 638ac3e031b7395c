import type { Db } from '../db/open';

import type { CertificateRow } from './models';

const columns =
  'id, product_id, number, made_on, best_before, tested_on, laboratory, report_number, results, document_url';

/** The certificate of a batch. @param plain as plainNumber makes it. */
export const findCertificate = (db: Db, plain: string): CertificateRow | undefined =>
  db.get<CertificateRow>(`SELECT ${columns} FROM batch_certificate WHERE plain_number = ?`, plain);

// A variant's batches are those of its product.
const ofSku = `product_id IN (
  SELECT id FROM product WHERE sku = ?1
  UNION SELECT v.parent_id FROM product_variant v JOIN product p ON p.id = v.child_id WHERE p.sku = ?1)`;

/** One page of a product's certificates, the newest first. */
export const listCertificates = (db: Db, sku: string, limit: number, offset: number): CertificateRow[] =>
  db.all<CertificateRow>(
    `SELECT ${columns} FROM batch_certificate WHERE ${ofSku} ORDER BY tested_on DESC, id DESC LIMIT ?2 OFFSET ?3`,
    sku,
    limit,
    offset,
  );

/** How many certificates a product has. */
export const countCertificates = (db: Db, sku: string): number =>
  db.get<{ count: number }>(`SELECT count(*) AS count FROM batch_certificate WHERE ${ofSku}`, sku)?.count ?? 0;
