import type { Db } from '../../db/open';
import { penceOf } from '../money';
import { insert } from '../upsert';
import type { StockProductData } from './stockCatalogue';

/** Finds a product's id by its key. @throws when there is none, so that a typing mistake is found. */
export type FindId = (key: string) => number;

const addedPrice = ({ price, percent }: { price?: string; percent?: number }) => ({
  price: percent === undefined ? penceOf(price ?? '0.00') : percent * 100,
  price_type: percent === undefined ? 'fixed' : 'percent',
});

const seedMembers = (db: Db, id: number, { members = [] }: StockProductData, findId: FindId): void => {
  db.run('DELETE FROM product_group_member WHERE group_id = ?', id);
  members.forEach(({ key, quantity }, index) => {
    const row = { group_id: id, child_id: findId(key), position: index + 1, default_quantity: quantity };
    insert(db, 'product_group_member', row);
  });
};

const seedBundle = (db: Db, id: number, { bundle }: StockProductData, findId: FindId): void => {
  db.run('DELETE FROM bundle WHERE product_id = ?', id);
  db.run('DELETE FROM bundle_option WHERE product_id = ?', id);
  if (!bundle) return;
  const { isPriceDynamic, priceView = 'PRICE_RANGE', options } = bundle;
  insert(db, 'bundle', { product_id: id, is_price_dynamic: isPriceDynamic ? 1 : 0, price_view: priceView });
  options.forEach(({ title, type, isRequired, selections }, index) => {
    const option = { product_id: id, title, type, is_required: isRequired ? 1 : 0, position: index + 1 };
    const optionId = insert(db, 'bundle_option', option);
    selections.forEach((selection, place) => {
      insert(db, 'bundle_selection', {
        option_id: optionId,
        child_id: findId(selection.key),
        quantity: selection.quantity ?? 1,
        can_change_quantity: selection.canChangeQuantity ? 1 : 0,
        is_default: selection.isDefault ? 1 : 0,
        position: place + 1,
        ...addedPrice(selection),
      });
    });
  });
};

const seedDownload = (db: Db, id: number, { download }: StockProductData): void => {
  for (const table of ['downloadable', 'download_link', 'download_sample'])
    db.run(`DELETE FROM ${table} WHERE product_id = ?`, id);
  if (!download) return;
  const { title, areLinksSeparate, links, samples } = download;
  insert(db, 'downloadable', { product_id: id, links_title: title, are_links_separate: areLinksSeparate ? 1 : 0 });
  links.forEach((link, index) => {
    insert(db, 'download_link', {
      product_id: id,
      title: link.title,
      price_minor: penceOf(link.price ?? '0.00'),
      has_sample: link.hasSample ? 1 : 0,
      downloads: link.downloads ?? 0,
      position: index + 1,
    });
  });
  samples.forEach((sample, index) => {
    insert(db, 'download_sample', { product_id: id, title: sample, position: index + 1 });
  });
};

const seedOptions = (db: Db, id: number, { options = [] }: StockProductData): void => {
  db.run('DELETE FROM custom_option WHERE product_id = ?', id);
  options.forEach(({ title, type, isRequired, maxCharacters, values = [], ...price }, index) => {
    const optionId = insert(db, 'custom_option', {
      product_id: id,
      title,
      type,
      is_required: isRequired ? 1 : 0,
      max_characters: maxCharacters ?? 0,
      position: index + 1,
      ...addedPrice(price),
      sku: price.sku ?? null,
    });
    values.forEach(({ title: label, ...added }, place) => {
      const row = {
        option_id: optionId,
        title: label,
        position: place + 1,
        ...addedPrice(added),
        sku: added.sku ?? null,
      };
      insert(db, 'custom_option_value', row);
    });
  });
};

const seedLinks = (db: Db, id: number, product: StockProductData, findId: FindId): void => {
  db.run('DELETE FROM product_link WHERE product_id = ?', id);
  for (const kind of ['related', 'upsell', 'crosssell'] as const) {
    (product[kind] ?? []).forEach((key, index) => {
      insert(db, 'product_link', { product_id: id, linked_id: findId(key), kind, position: index + 1 });
    });
  }
};

const seedReviews = (db: Db, id: number, { reviews = [] }: StockProductData): void => {
  db.run('DELETE FROM product_review WHERE product_id = ?', id);
  reviews.forEach((review, index) => {
    const createdAt = `2026-0${index + 2}-14 10:00:00`;
    insert(db, 'product_review', { product_id: id, ...review, is_verified: 1, created_at: createdAt });
  });
  const stars = reviews.reduce((total, { rating }) => total + rating, 0);
  const summary = reviews.length > 0 ? Math.round((stars / reviews.length) * 20) : 0;
  db.run('UPDATE product SET rating_summary = ?, review_count = ? WHERE id = ?', summary, reviews.length, id);
};

/** Seeds what refers to a product besides its variants; all products must exist. */
export const seedStockParts = (db: Db, product: StockProductData, findId: FindId): void => {
  const id = findId(product.key);
  seedMembers(db, id, product, findId);
  seedBundle(db, id, product, findId);
  seedDownload(db, id, product);
  seedOptions(db, id, product);
  seedLinks(db, id, product, findId);
  seedReviews(db, id, product);
};
