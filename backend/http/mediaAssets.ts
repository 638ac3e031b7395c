import type { Db } from '../db/open';

/** Paths of the pictures of the home page, in the order in which they stand there. */
export const listHomePictures = (db: Db): string[] => {
  const page = db.get<{ content: string }>("SELECT content FROM cms_page WHERE identifier = 'home' AND is_active = 1");
  return [
    ...new Set([...(page?.content ?? '').matchAll(/\/media\/(wysiwyg\/[\w/.-]+)/g)].map(([, path = '']) => path)),
  ];
};

/** Paths of the pictures that lists of products show: the first of each visible product. */
export const listFirstPictures = (db: Db): string[] =>
  db
    .all<{ file: string }>(
      // Generated products share the pictures of what they copy (seed/scale).
      `SELECT media.file FROM product_media AS media JOIN product ON product.id = media.product_id
       WHERE product.is_visible = 1 AND product.is_enabled = 1 AND media.is_disabled = 0
         AND media.position = (SELECT MIN(position) FROM product_media WHERE product_id = product.id AND is_disabled = 0)
       GROUP BY media.file ORDER BY min(product.id)`,
    )
    .map(({ file }) => `catalog/product${file}`);
