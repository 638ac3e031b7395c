import type { RequestContext } from '../../context';
import { toUid } from '../../graphql/uid';
import type { Aggregation, AggregationOption } from '../../schema/resolvers.generated';
import { listCategoriesByIds } from '../categoryQueries';
import { countCategories, countOptions, countPrices, type FacetCount } from '../index/countFacets';
import { matchProducts } from '../index/matchProducts';
import { readCatalogueIndex } from '../index/readCatalogueIndex';
import type { ProductSearch } from '../models';

import type { ListingFilter } from './listingFilter';
import { listFilterableOptions } from './listingQueries';
import { optionValue } from './optionSlug';
import { toPriceBuckets } from './priceBuckets';

const aggregation = (
  code: string,
  label: string,
  position: number | null,
  options: AggregationOption[],
): Aggregation[] =>
  options.length > 0 ? [{ attribute_code: code, label, position, count: options.length, options }] : [];

const priceFacet = (counts: readonly FacetCount[]): Aggregation[] => {
  const options = toPriceBuckets(counts).map(({ from, to, products }) => ({
    label: `${from}-${to}`,
    value: `${from}_${to}`,
    count: products,
  }));
  return aggregation('price', 'Price', null, options);
};

const categoryFacet = (
  { db, store }: RequestContext,
  counts: readonly FacetCount[],
  parentIds: readonly number[] | null,
): Aggregation[] => {
  const byId = new Map(counts.map(({ value, products }) => [value, products]));
  const categories = listCategoriesByIds(db, [...byId.keys()]).filter(
    ({ id, parent_id }) => id !== store.rootCategoryId && (!parentIds || parentIds.includes(parent_id ?? 0)),
  );
  const options = categories.map(({ id, name }) => ({ label: name, value: toUid(id), count: byId.get(id) ?? 0 }));
  return aggregation('category_uid', 'Category', null, options);
};

const withoutPrice = (filter: ListingFilter): ListingFilter => ({
  ...filter,
  priceFromMinor: null,
  priceToMinor: null,
});

const withoutOption = (filter: ListingFilter, code: string): ListingFilter => ({
  ...filter,
  options: filter.options.filter((option) => option.code !== code),
});

const toCounts = (counts: readonly FacetCount[]): ReadonlyMap<number, number> =>
  new Map(counts.map(({ value, products }) => [value, products]));

/** The counts that hold for an attribute: those of the result, or without its own selection if it has one. */
const createOptionCounter = ({ db }: RequestContext, filter: ListingFilter, match: string | null) => {
  const index = readCatalogueIndex(db);
  const count = (narrowed: ListingFilter) =>
    toCounts(countOptions(index, matchProducts(db, index, { filter: narrowed, match })));
  const common = count(filter);
  const own = new Map(filter.options.map(({ code }) => [code, count(withoutOption(filter, code))]));
  const isNarrowed = own.size > 0 || filter.priceFromMinor !== null || filter.priceToMinor !== null;
  return {
    of: (code: string) => own.get(code) ?? common,
    /** Every option of the category or search before anything was chosen. */
    all: isNarrowed ? count(withoutPrice({ ...filter, options: [] })) : common,
  };
};

/** Options that the choice rules out stay, with a count of 0: the shop shows them as unavailable. */
const attributeFacets = (context: RequestContext, filter: ListingFilter, match: string | null): Aggregation[] => {
  const counter = createOptionCounter(context, filter, match);
  const facets = new Map<string, Aggregation & { options: AggregationOption[] }>();
  for (const row of listFilterableOptions(context.db, [...counter.all.keys()])) {
    const facet = facets.get(row.code) ?? {
      attribute_code: row.code,
      label: row.label,
      position: row.position,
      count: 0,
      options: [],
    };
    facets.set(row.code, facet);
    facet.options.push({
      label: row.option_label,
      value: optionValue(row.code, row.option_id, row.option_label),
      count: counter.of(row.code).get(row.option_id) ?? 0,
    });
    facet.count = facet.options.length;
  }
  return [...facets.values()];
};

/**
 * Facets of a result: price, category, then the filterable attributes. A facet's own selection does not
 * limit its own options: within an attribute any choice will do, so another one adds to the result.
 * @param directChildrenOnly categories right below the filtered ones (below the root when none is filtered).
 */
export const readFacets = (
  context: RequestContext,
  { listing }: ProductSearch,
  directChildrenOnly: boolean,
): Aggregation[] => {
  if (!listing) return [];
  const { filter, match } = listing;
  const { db, store } = context;
  const parentIds = filter.categoryIds?.length ? filter.categoryIds : [store.rootCategoryId];
  const index = readCatalogueIndex(db);
  const categories = countCategories(index, matchProducts(db, index, listing));
  return [
    ...priceFacet(countPrices(index, matchProducts(db, index, { filter: withoutPrice(filter), match }))),
    ...categoryFacet(context, categories, directChildrenOnly ? parentIds : null),
    ...attributeFacets(context, filter, match),
  ];
};
