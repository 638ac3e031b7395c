import type { Db } from '../../db/open';
import type { StoreValueWriter } from './storeValues';
import { pathPart, type ContentTexts, type Translation } from './translation';

/** Attributes whose values are read or heard. */
const spokenAttributes = /\b(alt|title|aria-label|data-tab-name)="([^"]*)"/g;
/** Text between two tags; raw HTML of Page Builder has its tags escaped. */
const between = [/(>)([^<>]+)(?=<)/g, /(&gt;)((?:(?!&[lg]t;)[^<>])+)(?=&lt;)/g];

/**
 * Content with its texts replaced; tags, classes and pictures stay those of the original.
 * @param missing is told each text that has letters and no replacement.
 */
export const replaceTexts = (
  html: string,
  texts: Record<string, string>,
  missing: (text: string) => void = () => undefined,
): string => {
  const wordsFor = (found: string): string => {
    const text = found.trim();
    const own = texts[text];
    if (own === undefined && /\p{L}{2}/u.test(text)) missing(text);
    return own === undefined ? found : found.replace(text, () => own);
  };
  const styles = /<style[\s\S]*?<\/style>/g;
  const kept = html.match(styles) ?? [];
  let rest = html.replace(styles, '<style></style>');
  for (const pattern of between) {
    rest = rest.replace(pattern, (whole, before: string, text: string) =>
      /\{\{|&lt;/.test(text) ? whole : before + wordsFor(text),
    );
  }
  rest = rest.replace(spokenAttributes, (_whole, name: string, text: string) => `${name}="${wordsFor(text)}"`);
  return rest.replace(/<style><\/style>/g, () => kept.shift() ?? '');
};

interface Run {
  db: Db;
  writer: StoreValueWriter;
  words: Translation;
}

const contentOf = (db: Db, table: string, column: string, key: string): string => {
  const row = db.get<{ content: string }>(`SELECT content FROM ${table} WHERE ${column} = ?`, key);
  if (!row) throw new Error(`${table} has no '${key}'.`);
  return row.content;
};

/** Leads links to the paths of the store view. Page Builder's lists of products know their products by these links. */
const linkReplacer = (db: Db, storeId: number): ((html: string) => string) => {
  const rows = db.all<{ usual: string; own: string }>(
    `SELECT r.request_path AS usual, own.request_path AS own FROM store_url_rewrite own
       JOIN url_rewrite r ON r.entity_type = own.entity_type AND r.entity_id = own.entity_id AND r.redirect_code = 0
      WHERE own.store_id = ?`,
    storeId,
  );
  const paths = new Map(rows.map(({ usual, own }) => [usual, own]));
  return (html) =>
    html.replace(/(href="\/)([^"?#]+)/g, (_all, start: string, path: string) => start + (paths.get(path) ?? path));
};

/** Pages, blocks and dynamic blocks; a static block in a page has the words of the block. */
export const writeContentTexts = ({ db, writer, words }: Run): void => {
  const shared = Object.assign({}, ...Object.values(words.blocks).map(({ texts }) => texts)) as Record<string, string>;
  const inOwnPaths = linkReplacer(db, writer.storeId);
  // Lists of products name them by their part of the path.
  const products = Object.fromEntries(Object.entries(words.products).map(([key, { name }]) => [key, pathPart(name)]));
  const fields = ({ title, heading, metaDescription }: ContentTexts) => ({
    title,
    content_heading: heading,
    meta_description: metaDescription,
  });
  for (const [identifier, page] of Object.entries(words.pages)) {
    const texts = { ...products, ...shared, ...page.texts };
    const content = inOwnPaths(replaceTexts(contentOf(db, 'cms_page', 'identifier', identifier), texts));
    writer.write('cms_page', identifier, { ...fields(page), content });
  }
  for (const [identifier, block] of Object.entries(words.blocks)) {
    const content = inOwnPaths(replaceTexts(contentOf(db, 'cms_block', 'identifier', identifier), block.texts));
    writer.write('cms_block', identifier, { title: block.title, content });
  }
  for (const [id, block] of Object.entries(words.dynamicBlocks)) {
    const content = inOwnPaths(replaceTexts(contentOf(db, 'dynamic_block', 'id', id), block.texts));
    writer.write('dynamic_block', Number(id), { title: block.title, content });
  }
};
