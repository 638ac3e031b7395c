import type { Db } from '../../db/open';
import type { CategoryData } from '../catalogueData';
import { upsert, upsertId } from '../upsert';
import { rootCategoryId } from './store';
import { rewriteTo } from './urlRewrites';

/** url_path of a category to its id. */
export type CategoryIds = Map<string, number>;

interface Place {
  parentId: number;
  parentPath: string;
  urlPath: string;
  level: number;
  position: number;
}

const promoTexts = ({ promo }: CategoryData) => {
  if (!promo) return { promo_content: null, promo_rich_content: null };
  const text = `<h3>${promo.heading}</h3><p>${promo.text}</p><p><a href="${promo.link}">${promo.label}</a></p>`;
  // A pack is taller than a scene.
  const height = promo.image.startsWith('catalog/') ? 800 : 480;
  const picture = `<figure><img src="/media/${promo.image}" alt="" width="640" height="${height}" /></figure>`;
  return { promo_content: text, promo_rich_content: `${picture}${text}` };
};

/** Columns of a category that hold its words. */
export const categoryTextsOf = (category: CategoryData) => ({
  description: category.description ? `<p>${category.description}</p>` : null,
  meta_title: category.metaTitle ?? null,
  meta_description: category.metaDescription ?? category.description ?? null,
  ...promoTexts(category),
});

const seedCategory = (db: Db, category: CategoryData, place: Place, ids: CategoryIds): void => {
  const urlPath = place.urlPath ? `${place.urlPath}/${category.key}` : category.key;
  const id = upsertId(db, 'category', ['url_path'], {
    parent_id: place.parentId,
    name: category.name,
    url_key: category.key,
    url_path: urlPath,
    path: place.parentPath,
    level: place.level,
    position: place.position,
    is_active: 1,
    include_in_menu: category.isHiddenFromMenu ? 0 : 1,
    skinny_navigation: category.isSkinny ? 1 : 0,
    cms_block_identifier: category.block ?? null,
    display_mode: category.isLandingPage ? 'PAGE' : null,
    ...categoryTextsOf(category),
  });
  const path = `${place.parentPath}/${id}`;
  upsert(db, 'category', ['id'], { id, path });
  ids.set(urlPath, id);
  rewriteTo(db, `${urlPath}.html`, 'CATEGORY', id);
  category.children?.forEach((child, index) => {
    const childPlace = { parentId: id, parentPath: path, urlPath, level: place.level + 1, position: index + 1 };
    seedCategory(db, child, childPlace, ids);
  });
};

/** The category tree with its URLs; a category that the data no longer names is switched off. */
export const seedCategories = (db: Db, categories: readonly CategoryData[]): CategoryIds => {
  const ids: CategoryIds = new Map();
  db.run('UPDATE category SET is_active = 0 WHERE id <> ?', rootCategoryId);
  categories.forEach((category, index) => {
    const root = { parentId: rootCategoryId, parentPath: String(rootCategoryId), urlPath: '', level: 2 };
    seedCategory(db, category, { ...root, position: index + 1 }, ids);
  });
  return ids;
};
