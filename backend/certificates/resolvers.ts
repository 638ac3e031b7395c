import { findProductById, findProductEvenDisabled } from '../catalog/queries';
import { readSupplementFacts } from '../catalog/supplementFacts';
import type { RequestContext } from '../context';
import { inputError } from '../graphql/errors';
import { assertPage, totalPages } from '../graphql/paging';
import { countUse } from '../limits/failures';
import type { BatchResult, Resolvers } from '../schema/resolvers.generated';

import { contaminantName } from './contaminants';
import type { CertificateRow, StoredResult } from './models';
import { plainNumber } from './plainNumber';
import { countCertificates, findCertificate, listCertificates } from './queries';

/** Most characters of a number that is looked for. */
const longestNumber = 40;
/** Numbers that a client looks up within an hour before it has to pause. */
const allowedLookUps = 120;
const defaultPageSize = 12;
const maximumPageSize = 50;

const isAccepted = ({ measured, least, most }: StoredResult): boolean =>
  (least === null || measured >= least) && (most === null || measured <= most);

/** Results in the language of the store view: nutrients are called what the product's facts call them. */
const resultsOf = (row: CertificateRow, { db, store }: RequestContext): BatchResult[] => {
  const facts = readSupplementFacts(findProductEvenDisabled(db, row.product_id)?.supplement ?? null);
  // Written by the seed or an office: columns of a shape of its own.
  const results = JSON.parse(row.results) as StoredResult[];
  return results.map(({ place, name, ...result }) => ({
    ...result,
    name: place === null ? contaminantName(name, store.locale) : (facts?.nutrients[place]?.name ?? name),
    is_accepted: isAccepted({ place, name, ...result }),
  }));
};

/** What was measured of the batches that are sold. Anybody may know: a number is printed on the pack, and no secret. */
export const certificateResolvers: Resolvers = {
  Query: {
    batchCertificate: (_parent, { number }, context) => {
      if (number.length > longestNumber) throw inputError('This is not the number of a batch.');
      countUse(context, 'batch', allowedLookUps);
      return findCertificate(context.db, plainNumber(number)) ?? null;
    },
    batchCertificates: (_parent, { sku, pageSize: size, currentPage: page }, { db }) => {
      const currentPage = page ?? 1;
      assertPage(size ?? defaultPageSize, currentPage);
      const pageSize = Math.min(size ?? defaultPageSize, maximumPageSize);
      const total = countCertificates(db, sku);
      return {
        items: listCertificates(db, sku, pageSize, (currentPage - 1) * pageSize),
        total_count: total,
        page_info: { page_size: pageSize, current_page: currentPage, total_pages: totalPages(total, pageSize) },
      };
    },
  },
  BatchCertificate: {
    product: ({ product_id: id }, _, { db }) => findProductById(db, id) ?? null,
    portion: ({ product_id: id }, _, { db }) =>
      readSupplementFacts(findProductEvenDisabled(db, id)?.supplement ?? null)?.daily_portion ?? '',
    results: (row, _, context) => resultsOf(row, context),
  },
};
