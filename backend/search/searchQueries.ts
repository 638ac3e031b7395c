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

/** Those of the texts, in lower case, that are options by which lists are filtered. */
export const findFacetLabels = (db: Db, texts: readonly string[]): Set<string> => {
  const rows = db.all<{ label: string }>(
    `SELECT DISTINCT lower(o.label) AS label FROM attribute_option o JOIN attribute a ON a.id = o.attribute_id
     WHERE a.is_filterable = 1 AND a.is_searchable = 1 AND lower(o.label) IN (SELECT value FROM json_each(?))`,
    JSON.stringify(texts),
  );
  return new Set(rows.map(({ label }) => label));
};

/**
 * Writes the options by which lists are filtered, of products and their variants, into a product index.
 * @param index name of the index; that of the default store view unless given.
 * @param storeId store view whose words it holds; 0 for the default ones.
 */
export const indexFacets = (db: Db, index = 'product_search', storeId = 0): void => {
  db.run(
    `UPDATE ${index} SET facets = coalesce((
       SELECT group_concat(label, '; ') FROM (
         SELECT DISTINCT coalesce((SELECT v.value FROM store_value v WHERE v.store_id = ? AND v.entity = 'attribute_option'
                                      AND v.entity_id = o.id AND v.field = 'label'), o.label) AS label
           FROM product_attribute pa
           JOIN attribute_option o ON o.id = pa.option_id
           JOIN attribute a ON a.id = o.attribute_id AND a.is_filterable = 1 AND a.is_searchable = 1
         WHERE pa.product_id = ${index}.rowid
           OR pa.product_id IN (SELECT child_id FROM product_variant WHERE parent_id = ${index}.rowid))), '')`,
    storeId,
  );
};

/** Changes with every write to the index: FTS5 keeps its totals in block 1 and its structure in block 10. */
const readIndexStamp = (db: Db): string =>
  db
    .all<{ stamp: string }>('SELECT hex(block) AS stamp FROM product_search_data WHERE id IN (1, 10) ORDER BY id')
    .map(({ stamp }) => stamp)
    .join('/');

const vocabularies = new WeakMap<Db, { stamp: string; vocabulary: Vocabulary }>();

/**
 * The words of the product index, and those that the merchant has put synonyms, categories or pages behind; kept until
 * they change, because reading them all takes long.
 */
export const readVocabulary = (db: Db): Vocabulary => {
  const merchant = db.all<{ term: string }>(
    `SELECT term FROM search_synonym UNION SELECT term FROM search_category UNION SELECT term FROM search_redirect`,
  );
  const merchantWords = merchant.flatMap(({ term }) => term.split(' '));
  const stamp = `${readIndexStamp(db)}/${merchantWords.join(' ')}`;
  const kept = vocabularies.get(db);
  if (kept?.stamp === stamp) return kept.vocabulary;
  const indexed = db.all<IndexedWord>(
    "SELECT term, max(doc) AS products FROM product_search_word WHERE col <> 'sku' GROUP BY term",
  );
  const vocabulary = createVocabulary([...indexed, ...merchantWords.map((term) => ({ term, products: 1 }))]);
  vocabularies.set(db, { stamp, vocabulary });
  return vocabulary;
};
