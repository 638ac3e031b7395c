import type { Db } from '../db/open';

import { createVocabulary, type IndexedWord, type Vocabulary } from './correct';

/** Synonyms among the given texts: text to what is searched as well. */
export const findSynonyms = (db: Db, texts: readonly string[]): Map<string, string> => {
  const rows = db.all<{ term: string; replacement: string }>(
    'SELECT term, replacement FROM search_synonym WHERE term IN (SELECT value FROM json_each(?))',
    JSON.stringify(texts),
  );
  return new Map(rows.map(({ term, replacement }) => [term, replacement]));
};

/** Those of the texts that the merchant has an answer for: words spelt right, whether or not a product has them. */
export const findMerchantTerms = (db: Db, texts: readonly string[]): Set<string> => {
  const rows = db.all<{ term: string }>(
    `SELECT term FROM search_category WHERE term IN (SELECT value FROM json_each(?1))
     UNION SELECT term FROM search_redirect WHERE term IN (SELECT value FROM json_each(?1))`,
    JSON.stringify(texts),
  );
  return new Set(rows.map(({ term }) => term));
};

/** Changes with every write to the index: FTS5 keeps its totals in block 1 and its structure in block 10. */
const readIndexStamp = (db: Db): string =>
  db
    .all<{ stamp: string }>('SELECT hex(block) AS stamp FROM product_search_data WHERE id IN (1, 10) ORDER BY id')
    .map(({ stamp }) => stamp)
    .join('/');

const vocabularies = new WeakMap<Db, { stamp: string; vocabulary: Vocabulary }>();

/** The words of the product index; kept until the index changes, because reading them all takes long. */
export const readVocabulary = (db: Db): Vocabulary => {
  const stamp = readIndexStamp(db);
  const kept = vocabularies.get(db);
  if (kept?.stamp === stamp) return kept.vocabulary;
  const vocabulary = createVocabulary(db.all<IndexedWord>('SELECT term, doc AS products FROM product_search_word'));
  vocabularies.set(db, { stamp, vocabulary });
  return vocabulary;
};
