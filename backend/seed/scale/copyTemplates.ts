import type { Db } from '../../db/open';
import { generatedSkuPrefix } from './generatedProduct';

/** Ids of everything that was ever generated; every statement here is one pass, whatever the number of products. */
const generatedIds = `(SELECT id FROM product WHERE sku GLOB '${generatedSkuPrefix}*')`;

/** Pictures of the template that a generated product shows: enough to leaf through, drawn already. */
const pictures = 3;

/** Tables whose rows belong to a product and are copied with it; stock is not one of them. */
const partTables = [
  'product_media',
  'product_attribute',
  'product_super_attribute',
  'subscription_plan',
  'product_category',
  'product_link',
];

const removeParts = (db: Db): void => {
  if (!db.get(`SELECT 1 FROM product WHERE sku GLOB '${generatedSkuPrefix}*' LIMIT 1`)) return;
  for (const table of partTables) db.run(`DELETE FROM ${table} WHERE product_id IN ${generatedIds}`);
  db.run(`DELETE FROM product_variant WHERE parent_id IN ${generatedIds}`);
  db.run(`DELETE FROM product_search WHERE rowid IN ${generatedIds}`);
  db.run(
    `DELETE FROM url_rewrite WHERE request_path IN
       (SELECT url_key || '.html' FROM product WHERE sku GLOB '${generatedSkuPrefix}*')`,
  );
};

const columns = `sku, type, name, url_key, is_enabled, is_visible, price_minor, special_price_minor, description,
  short_description, meta_title, meta_description, pack_summary, badge, unit_count, unit_name, supplement, created_at`;

const scaled = (column: string): string => `CAST(round(${column} * g.price_percent / 100.0) AS INTEGER)`;

/** Copies product `t` for the generated `g`; a variant `t` keeps what its sku, name and key add to those of its parent. */
const copyProducts = (db: Db, from: string, names: { sku: string; name: string; urlKey: string }): void => {
  db.run(
    `INSERT INTO product (${columns})
     SELECT ${names.sku}, t.type, ${names.name}, ${names.urlKey}, 1, t.is_visible, ${scaled('t.price_minor')},
       ${scaled('t.special_price_minor')}, t.description, t.short_description, ${names.name}, t.meta_description,
       t.pack_summary, NULL, t.unit_count, t.unit_name, t.supplement, g.created_at
     ${from} WHERE true
     ON CONFLICT (sku) DO UPDATE SET type = excluded.type, name = excluded.name, url_key = excluded.url_key,
       is_enabled = 1, is_visible = excluded.is_visible, price_minor = excluded.price_minor,
       special_price_minor = excluded.special_price_minor, description = excluded.description,
       short_description = excluded.short_description, meta_title = excluded.meta_title,
       meta_description = excluded.meta_description, pack_summary = excluded.pack_summary,
       unit_count = excluded.unit_count, unit_name = excluded.unit_name, supplement = excluded.supplement,
       created_at = excluded.created_at`,
  );
};

const copyFamilies = (db: Db): void => {
  copyProducts(db, 'FROM generated g JOIN product t ON t.id = g.template_id', {
    sku: 'g.sku',
    name: 'g.name',
    urlKey: 'g.url_key',
  });
  const variants = `FROM generated g JOIN product b ON b.id = g.template_id
    JOIN product_variant v ON v.parent_id = b.id JOIN product t ON t.id = v.child_id`;
  const rest = (column: string): string => `g.${column} || substr(t.${column}, length(b.${column}) + 1)`;
  copyProducts(db, variants, { sku: rest('sku'), name: rest('name'), urlKey: rest('url_key') });
  db.run('DELETE FROM generated_pair');
  db.run(
    `INSERT INTO generated_pair (id, template_id, number)
     SELECT p.id, g.template_id, g.number FROM generated g JOIN product p ON p.sku = g.sku`,
  );
  db.run(
    `INSERT INTO product_variant (parent_id, child_id, position)
     SELECT pair.id, c.id, v.position FROM generated_pair pair JOIN generated g ON g.number = pair.number
       JOIN product b ON b.id = pair.template_id
       JOIN product_variant v ON v.parent_id = b.id JOIN product t ON t.id = v.child_id
       JOIN product c ON c.sku = g.sku || substr(t.sku, length(b.sku) + 1)`,
  );
  db.run(
    `INSERT INTO generated_pair (id, template_id, number)
     SELECT own.child_id, theirs.child_id, pair.number FROM generated_pair pair
       JOIN product_variant own ON own.parent_id = pair.id
       JOIN product_variant theirs ON theirs.parent_id = pair.template_id AND theirs.position = own.position`,
  );
};

const copyParts = (db: Db): void => {
  db.run(
    `INSERT INTO product_media (product_id, file, label, position)
     SELECT pair.id, m.file, m.label, m.position FROM generated_pair pair
       JOIN product_media m ON m.product_id = pair.template_id AND m.position <= ${pictures}`,
  );
  db.run(
    `INSERT INTO product_attribute (product_id, attribute_id, option_id)
     SELECT pair.id, a.attribute_id, a.option_id FROM generated_pair pair
       JOIN product_attribute a ON a.product_id = pair.template_id`,
  );
  db.run(
    `INSERT INTO product_super_attribute (product_id, attribute_id, position)
     SELECT pair.id, a.attribute_id, a.position FROM generated_pair pair
       JOIN product_super_attribute a ON a.product_id = pair.template_id`,
  );
  db.run(
    `INSERT INTO subscription_plan (product_id, interval_weeks, discount_percent, is_default)
     SELECT pair.id, s.interval_weeks, s.discount_percent, s.is_default FROM generated_pair pair
       JOIN subscription_plan s ON s.product_id = pair.template_id`,
  );
  db.run(
    `INSERT OR IGNORE INTO stock_item (product_id, quantity, max_sale_quantity, low_threshold)
     SELECT pair.id, g.quantity, s.max_sale_quantity, s.low_threshold FROM generated_pair pair
       JOIN generated g ON g.number = pair.number JOIN stock_item s ON s.product_id = pair.template_id`,
  );
};

/** Where customers find a product: categories behind the shop's own, its page, the index, and what goes with it. */
const copyPlaces = (db: Db): void => {
  const parents = `generated_pair pair JOIN generated g ON g.number = pair.number AND g.template_id = pair.template_id`;
  db.run(
    `INSERT INTO product_category (product_id, category_id, position)
     SELECT pair.id, c.category_id, 1000 + g.number FROM ${parents}
       JOIN product_category c ON c.product_id = pair.template_id`,
  );
  db.run(
    `INSERT INTO url_rewrite (request_path, entity_type, entity_id, redirect_code)
     SELECT g.url_key || '.html', 'PRODUCT', pair.id, 0 FROM ${parents}`,
  );
  db.run(
    `INSERT INTO product_link (product_id, linked_id, kind, position)
     SELECT pair.id, l.linked_id, l.kind, l.position FROM ${parents}
       JOIN product_link l ON l.product_id = pair.template_id AND l.kind = 'related'`,
  );
  db.run(
    `INSERT INTO product_search (rowid, name, sku, summary, keywords, body, facets)
     SELECT pair.id, g.name, g.sku, s.summary, s.keywords, '', s.facets FROM ${parents}
       JOIN product_search s ON s.rowid = pair.template_id ORDER BY pair.id`,
  );
};

/** Up to three of the template's reviews, so that averages and their order differ from product to product. */
const copyReviews = (db: Db): void => {
  db.run(
    `INSERT INTO product_review (product_id, nickname, summary, text, rating, is_verified, status, created_at, is_sample)
     SELECT pair.id, r.nickname, r.summary, r.text, r.rating, r.is_verified, r.status, r.created_at, 1
     FROM generated_pair pair JOIN generated g ON g.number = pair.number AND g.template_id = pair.template_id
       JOIN (SELECT *, row_number() OVER (PARTITION BY product_id ORDER BY id) AS place FROM product_review
             WHERE is_sample = 1) r
         ON r.product_id = pair.template_id AND r.place BETWEEN g.number % 5 + 1 AND g.number % 5 + g.number % 4`,
  );
  db.run(
    `UPDATE product SET review_count = rated.reviews, rating_summary = rated.summary
     FROM (SELECT product_id, count(*) AS reviews, round(avg(rating) * 20, 1) AS summary
           FROM product_review WHERE status = 'approved' GROUP BY product_id) rated
     WHERE rated.product_id = product.id AND product.sku GLOB '${generatedSkuPrefix}*'`,
  );
};

/**
 * Copies the templates of the temporary table `generated` with everything that hangs on them, in place of what was
 * generated before. Stock stays as sales have left it.
 */
export const copyTemplates = (db: Db): void => {
  removeParts(db);
  copyFamilies(db);
  copyParts(db);
  copyPlaces(db);
  copyReviews(db);
};
