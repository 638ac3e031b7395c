import type { Db } from '../../db/open';
import { inputError } from '../../graphql/errors';
import { fromUid } from '../../graphql/uid';
import type { FilterEqualTypeInput, ProductAttributeFilterInput } from '../../schema/resolvers.generated';
import { findCategoryIdsByUrlPath } from '../categoryQueries';

import { listOptionsOf } from './listingQueries';
import { optionSlug } from './optionSlug';

/** A product filter with its ids and amounts read. A list that is null does not filter; an empty one matches nothing. */
export interface ListingFilter {
  categoryIds: number[] | null;
  skus: string[] | null;
  urlKeys: string[] | null;
  name: string | null;
  priceFromMinor: number | null;
  priceToMinor: number | null;
  /** All attributes must match, any option of one will do. */
  options: OptionFilter[];
  /** Whether the merchant hides what is sold out. */
  isInStockOnly: boolean;
}

/** The options of one attribute that a listing is narrowed to. */
export interface OptionFilter {
  code: string;
  ids: number[];
}

/** Filters that are not by an attribute's options. Every other one is: attributes bring their own fields. */
const fixedFilters: ReadonlySet<string> = new Set([
  'category_id',
  'category_uid',
  'category_url_path',
  'url_key',
  'name',
  'price',
  'sku',
] satisfies (keyof ProductAttributeFilterInput)[]);

/** The values of {eq} or {in}; null when neither is given. */
export const valuesOf = (filter: FilterEqualTypeInput | null | undefined): string[] | null => {
  if (filter?.in) return filter.in.filter((value) => value !== null);
  return filter?.eq != null ? [filter.eq] : null;
};

/** Text that is no id matches nothing, as in the real backend. */
export const toIds = (values: readonly string[]): number[] =>
  values.filter((value) => /^\d{1,15}$/.test(value)).map(Number);

const readCategoryIds = (db: Db, filter: ProductAttributeFilterInput): number[] | null => {
  const given = (['category_id', 'category_uid', 'category_url_path'] as const).filter((name) =>
    valuesOf(filter[name]),
  );
  if (given.length > 1) throw inputError(`\`${given[0]}\` and \`${given[1]}\` can't be used at the same time.`);
  const uids = valuesOf(filter.category_uid);
  if (uids) return uids.map(fromUid);
  const ids = valuesOf(filter.category_id);
  if (ids) return toIds(ids);
  const paths = valuesOf(filter.category_url_path);
  return paths ? findCategoryIdsByUrlPath(db, paths) : null;
};

/** Pence of an amount in whole currency units; null when there is none or it is no number. */
const toMinor = (amount: string | null | undefined): number | null => {
  const value = Number.parseFloat(amount ?? '');
  return Number.isFinite(value) ? Math.round(value * 100) : null;
};

/** An option comes by its id or its readable name. What names no option matches nothing, as in the real backend. */
const readOptions = (db: Db, filter: ProductAttributeFilterInput): OptionFilter[] => {
  const given = Object.entries(filter).flatMap(([code, condition]) => {
    if (fixedFilters.has(code) || !condition || !('eq' in condition || 'in' in condition)) return [];
    const values = valuesOf(condition);
    return values ? [{ code, values }] : [];
  });
  if (given.length === 0) return [];
  const known = listOptionsOf(
    db,
    given.map(({ code }) => code),
  );
  return given.map(({ code, values }) => ({
    code,
    ids: known
      .filter((option) => option.code === code)
      .filter(({ id, label }) => values.includes(String(id)) || values.includes(optionSlug(label)))
      .map(({ id }) => id),
  }));
};

/**
 * Reads the filter of `products`.
 * @param isInStockOnly whether what is sold out is hidden.
 * @throws GraphQLError (graphql-input) for a bad uid and for categories that are named in two ways.
 */
export const readListingFilter = (
  db: Db,
  filter: ProductAttributeFilterInput,
  isInStockOnly: boolean,
): ListingFilter => ({
  categoryIds: readCategoryIds(db, filter),
  skus: valuesOf(filter.sku),
  urlKeys: valuesOf(filter.url_key),
  name: filter.name?.match ?? null,
  priceFromMinor: toMinor(filter.price?.from),
  priceToMinor: toMinor(filter.price?.to),
  options: readOptions(db, filter),
  isInStockOnly,
});
