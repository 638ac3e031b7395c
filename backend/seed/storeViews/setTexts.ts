import type { Db } from '../../db/open';
import { readSets } from '../sets/readSets';
import type { ProductIds } from '../tables/products';
import type { StoreValueWriter } from './storeValues';
import { pathPart, type Translation } from './translation';

interface Run {
  db: Db;
  writer: StoreValueWriter;
  ids: ProductIds;
  words: Translation;
}

/**
 * Names, descriptions, questions and paths of the sets; their parts have the names of the products.
 * @throws when a set or one of its questions has no words in that language.
 */
export const writeSetTexts = ({ db, writer, ids, words }: Run): void => {
  for (const set of readSets()) {
    const texts = words.sets[set.key];
    const id = ids.get(set.sku);
    if (!texts || id === undefined) throw new Error(`sets.json of store view ${writer.storeId} lacks '${set.key}'.`);
    writer.write('product', id, {
      name: texts.name,
      url_key: pathPart(texts.name),
      description: texts.description.map((text) => `<p>${text}</p>`).join(''),
      short_description: `<p>${texts.summary}</p>`,
      meta_title: texts.name,
      meta_description: texts.summary,
      pack_summary: texts.packSummary,
      badge: words.term(set.badge),
    });
    writer.writePath('PRODUCT', id, `${pathPart(texts.name)}.html`);
    for (const option of db.all<{ id: number; title: string }>(
      'SELECT id, title FROM bundle_option WHERE product_id = ?',
      id,
    )) {
      writer.write('bundle_option', option.id, { title: words.term(option.title) });
    }
    set.faqs.forEach(({ question }, index) => {
      const faq = texts.faqs[index];
      if (!faq) throw new Error(`sets.json of store view ${writer.storeId} lacks the answer to '${question}'.`);
      writer.write('product_faq', `${id}/${index + 1}`, faq);
    });
    const picture = db.get<{ id: number }>('SELECT id FROM product_media WHERE product_id = ? AND position = 1', id);
    if (picture) writer.write('product_media', picture.id, { label: texts.name });
  }
};
