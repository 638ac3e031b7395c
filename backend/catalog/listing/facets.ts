import type { RequestContext } from '../../context';
import { toUid } from '../../graphql/uid';
import type { Aggregation, AggregationOption } from '../../schema/resolvers.generated';
import { listCategoriesByIds } from '../categoryQueries';
import type { ProductSearch } from '../models';

import { countFacets, listFilterableOptions, type FacetCount } from './listingQueries';
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

const attributeFacets = ({ db }: RequestContext, counts: readonly FacetCount[]): Aggregation[] => {
  const byId = new Map(counts.map(({ value, products }) => [value, products]));
  const facets = new Map<string, Aggregation & { options: AggregationOption[] }>();
  for (const row of listFilterableOptions(db, [...byId.keys()])) {
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
      value: String(row.option_id),
      count: byId.get(row.option_id) ?? 0,
    });
    facet.count = facet.options.length;
  }
  return [...facets.values()];
};

/**
 * Facets of a result: price, category, then the filterable attributes (semantics §7). Counts are within the result, so a
 * facet's own selection limits its own options, as in the real backend.
 * @param directChildrenOnly categories right below the filtered ones (below the root when none is filtered).
 */
export const readFacets = (
  context: RequestContext,
  { listing, categoryIds }: ProductSearch,
  directChildrenOnly: boolean,
): Aggregation[] => {
  if (!listing) return [];
  const counts = countFacets(context.db, listing);
  const ofKind = (kind: FacetCount['kind']) => counts.filter((count) => count.kind === kind);
  const parentIds = categoryIds.length > 0 ? categoryIds : [context.store.rootCategoryId];
  return [
    ...priceFacet(ofKind('price')),
    ...categoryFacet(context, ofKind('category'), directChildrenOnly ? parentIds : null),
    ...attributeFacets(context, ofKind('option')),
  ];
};
