import { plainNumber } from '../../certificates/plainNumber';
import type { Db } from '../../db/open';
import { drawCertificates } from '../certificates/drawCertificates';
import type { Catalogue } from '../readCatalogue';
import { supplementFactsOf } from '../supplementFacts';
import { upsert } from '../upsert';
import type { ProductIds } from './products';

/** Certificates of the batches that are sold; one that is there already is corrected, none is taken away. */
export const seedCertificates = (db: Db, { products, rules }: Catalogue, ids: ProductIds): void => {
  for (const [place, { product }] of products.entries()) {
    const { key, launched } = product;
    const { nutrients } = supplementFactsOf(product, rules);
    for (const certificate of drawCertificates({ key, place, nutrients, launched })) {
      upsert(db, 'batch_certificate', ['plain_number'], {
        product_id: ids.get(product.sku) ?? null,
        number: certificate.number,
        plain_number: plainNumber(certificate.number),
        made_on: certificate.madeOn,
        best_before: certificate.bestBefore,
        tested_on: certificate.testedOn,
        laboratory: certificate.laboratory,
        report_number: certificate.reportNumber,
        results: JSON.stringify(certificate.results),
      });
    }
  }
};
