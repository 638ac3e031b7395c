import { categoryCode, isFilterCode, isOptionValue } from './filterCodes';
import type { AppliedFilter } from '../parts/listLinks';
import type { ProductFacetsQuery } from './ProductFacets.graphql.generated';

/** An option that a list can be narrowed by, with the products that it would leave. */
export interface FacetOption {
  value: string;
  label: string;
  count: number;
  /** A colour, a path of a picture, or a text. */
  swatch?: string;
}

/** An attribute that a list can be narrowed by. */
export interface Facet {
  code: string;
  label: string;
  options: FacetOption[];
}

/** Whole currency units between which the products of a list cost. */
export interface PriceBounds {
  lowest: number;
  highest: number;
}

/** What a list can be narrowed by, and how many products it has. */
export interface Facets {
  total: number;
  groups: Facet[];
  prices?: PriceBounds;
}

type Aggregations = NonNullable<NonNullable<ProductFacetsQuery['products']>['aggregations']>;

/** The ends of the backend's buckets, which it names `10_20`. */
const toPrices = (aggregations: Aggregations): PriceBounds | undefined => {
  const buckets = aggregations.find((aggregation) => aggregation?.attribute_code === 'price')?.options ?? [];
  const ends = buckets.flatMap((bucket) => (bucket?.value ?? '').split('_').map(Number)).filter(Number.isFinite);
  const lowest = Math.floor(Math.min(...ends));
  const highest = Math.ceil(Math.max(...ends));
  return lowest < highest ? { lowest, highest } : undefined;
};

type Filters = NonNullable<NonNullable<ProductFacetsQuery['products']>['filters']>;

/** Swatches by attribute and value; none where no attribute has any. */
const toSwatches = (filters: Filters): ReadonlyMap<string, string> =>
  new Map(
    filters.flatMap((filter) =>
      (filter?.filter_items ?? []).flatMap((item) =>
        item && 'swatch_data' in item && item.swatch_data?.value
          ? [[`${filter?.request_var ?? ''}/${item.value_string ?? ''}`, item.swatch_data.value] as const]
          : [],
      ),
    ),
  );

/** Words for the two values of an attribute that is so or not. */
export interface YesNo {
  yes: string;
  no: string;
}

/** An attribute whose only values are 0 and 1, and whose labels repeat them, is so or not: a backend may lack its words. */
const isYesNo = (options: readonly { value: string; label: string | null }[]): boolean =>
  options.every(({ value, label }) => (value === '0' || value === '1') && (label ?? value) === value);

const toFacet = (
  aggregation: Aggregations[number],
  swatches: ReadonlyMap<string, string>,
  { yes, no }: YesNo,
): Facet[] => {
  if (!aggregation || !isFilterCode(aggregation.attribute_code)) return [];
  const options = (aggregation.options ?? [])
    .filter((option) => option !== null)
    // A backend may break its word and send none.
    .filter(({ value }) => Boolean(value) && isOptionValue(value, aggregation.attribute_code));
  if (options.length === 0) return [];
  const isEither = isYesNo(options);
  return [
    {
      code: aggregation.attribute_code,
      label: aggregation.label ?? aggregation.attribute_code,
      options: options.map(({ value, label, count }) => {
        const swatch = swatches.get(`${aggregation.attribute_code}/${value}`);
        const word = value === '1' ? yes : no;
        return { value, label: isEither ? word : (label ?? value), count: count ?? 0, ...(swatch ? { swatch } : {}) };
      }),
    },
  ];
};

/**
 * Reads an answer of `ProductFacets`: the attributes that the shop filters by, in the backend's order.
 * @param isOfCategory the list is that of a category, which it is not narrowed to another one.
 */
export const toFacets = ({ products }: ProductFacetsQuery, isOfCategory: boolean, yesNo: YesNo): Facets => {
  const aggregations = products?.aggregations ?? [];
  const prices = toPrices(aggregations);
  const swatches = toSwatches(products?.filters ?? []);
  return {
    total: products?.total_count ?? 0,
    groups: aggregations
      .flatMap((aggregation) => toFacet(aggregation, swatches, yesNo))
      .filter(({ code }) => !isOfCategory || code !== categoryCode),
    ...(prices ? { prices } : {}),
  };
};

/** The name of an option; until the facets are there its readable value stands for it. */
export const optionLabel = (facets: Facets | undefined, code: string, value: string): string => {
  const group = facets?.groups.find((candidate) => candidate.code === code);
  const label = group?.options.find((option) => option.value === value)?.label;
  const words = value.replaceAll('-', ' ');
  return label ?? words.charAt(0).toUpperCase() + words.slice(1);
};

/** Whether a filter is one that the list offers; where nothing is offered, nobody can tell. */
export const isKnownFilter = (facets: Facets | undefined, filter: AppliedFilter): boolean => {
  if (filter.kind === 'price' || !facets || facets.groups.length === 0) return true;
  const group = facets.groups.find(({ code }) => code === filter.code);
  return group?.options.some(({ value }) => value === filter.value) ?? false;
};
