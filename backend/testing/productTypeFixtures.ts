import type { Db, SqlRow } from '../db/open';
import { insertProduct, insertRow, type ProductFixture } from './fixtures';

/** A member of a grouped product. */
export interface MemberFixture {
  id: number;
  quantity?: number;
}

/** A grouped product of products that are there; returns its id. */
export const insertGrouped = (db: Db, fixture: ProductFixture, members: readonly MemberFixture[]): number => {
  const id = insertProduct(db, { ...fixture, type: 'grouped' });
  members.forEach(({ id: child, quantity = 1 }, position) => {
    insertRow(db, 'product_group_member', { group_id: id, child_id: child, position, default_quantity: quantity });
  });
  return id;
};

/** A question of a bundle with the products that answer it; columns as in bundle_option and bundle_selection. */
export interface BundleOptionFixture {
  option: SqlRow;
  selections: readonly ({ id: number } & SqlRow)[];
}

/** A bundle; `uid` names the answer of an option by their places, as clients do. */
export const insertBundle = (
  db: Db,
  { isDynamic = 1, ...fixture }: ProductFixture & { isDynamic?: 0 | 1 },
  options: readonly BundleOptionFixture[],
): { id: number; uid: (option: number, selection: number, quantity?: number) => string } => {
  const id = insertProduct(db, { ...fixture, type: 'bundle' });
  insertRow(db, 'bundle', { product_id: id, is_price_dynamic: isDynamic });
  const ids = options.map(({ option, selections }, position) => {
    const optionId = insertRow(db, 'bundle_option', { product_id: id, type: 'select', position, ...option });
    const selectionIds = selections.map(({ id: child, ...selection }, place) =>
      insertRow(db, 'bundle_selection', { option_id: optionId, child_id: child, position: place, ...selection }),
    );
    return { optionId, selectionIds };
  });
  return {
    id,
    uid: (option, selection, quantity = 1) =>
      btoa(`bundle/${ids[option]?.optionId}/${ids[option]?.selectionIds[selection]}/${quantity}`),
  };
};

/** A downloadable product with links; returns its id and the links' uids. */
export const insertDownloadable = (
  db: Db,
  { areLinksSeparate = 1, ...fixture }: ProductFixture & { areLinksSeparate?: 0 | 1 },
  links: readonly ({ title: string } & SqlRow)[],
): { id: number; uids: string[] } => {
  const id = insertProduct(db, { ...fixture, type: 'downloadable' });
  insertRow(db, 'downloadable', { product_id: id, are_links_separate: areLinksSeparate });
  const uids = links.map((link, position) =>
    btoa(`downloadable/${insertRow(db, 'download_link', { product_id: id, position, ...link })}`),
  );
  return { id, uids };
};

/** A customisable option of a product; returns its uid and those of its values. */
export const insertCustomOption = (
  db: Db,
  productId: number,
  option: { title: string; type: string } & SqlRow,
  values: readonly ({ title: string } & SqlRow)[] = [],
): { uid: string; valueUids: string[] } => {
  const optionId = insertRow(db, 'custom_option', { product_id: productId, ...option });
  const valueUids = values.map((value, position) =>
    btoa(
      `custom-option/${optionId}/${insertRow(db, 'custom_option_value', { option_id: optionId, position, ...value })}`,
    ),
  );
  return { uid: btoa(`custom-option/${optionId}`), valueUids };
};
