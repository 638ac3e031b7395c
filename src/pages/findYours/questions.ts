import { readListQuery } from '@/features/listing/listQuery';
import type { FinderFacetsQuery } from './api/FinderFacets.graphql.generated';
import { type PriceBand, priceBands } from './priceBands';

/** An answer that can be chosen. */
export interface Choice {
  /** As the address of a list carries it. */
  value: string;
  /** Empty for a band of prices, which is put into words where it is shown. */
  label: string;
  band?: PriceBand;
}

/** One question: an attribute that products differ in, or their price. */
export interface Question {
  code: string;
  /** The backend's name of the attribute. */
  label: string;
  /** Only one answer makes sense. */
  isSingle: boolean;
  choices: Choice[];
}

type Aggregations = NonNullable<NonNullable<FinderFacetsQuery['products']>['aggregations']>;
type Aggregation = NonNullable<Aggregations[number]>;

/** Attributes that have a question in words of their own, in the order in which a shop assistant would ask. */
export const knownCodes = ['audience', 'category_uid', 'need', 'dietary', 'form'] as const;

/** Several options of an attribute widen a list; who has to keep to a diet, or shops for one person, means one. */
const singleCodes: readonly string[] = ['audience', 'dietary', 'price'];

const mostQuestions = 5;
/** More would be a list to read, not a question. */
const mostChoices = 12;

const rankOf = (code: string): number => {
  const rank = knownCodes.findIndex((known) => known === code);
  return rank < 0 ? knownCodes.length : rank;
};

/** Whether the address of a list can carry an option: what it cannot is no filter. */
const canFilter = (code: string, value: string): boolean =>
  readListQuery(new URLSearchParams([[code, value]]).toString()).options[code]?.[0] === value;

const byCount = (one: { count?: number | null }, other: { count?: number | null }): number =>
  (other.count ?? 0) - (one.count ?? 0);

/** The commonest options, in the merchant's order. */
const toChoices = ({ attribute_code: code, options }: Aggregation): Choice[] => {
  const offered = (options ?? [])
    .filter((option) => option !== null)
    .filter(({ value, count }) => canFilter(code, value) && count !== 0);
  const common = new Set([...offered].sort(byCount).slice(0, mostChoices));
  return offered.filter((option) => common.has(option)).map(({ value, label }) => ({ value, label: label ?? value }));
};

const priceQuestion = (aggregations: readonly Aggregation[]): Question => {
  const buckets = aggregations.find(({ attribute_code: code }) => code === 'price')?.options ?? [];
  const bands = priceBands(buckets.filter((bucket) => bucket !== null));
  const choices = bands.map((band) => ({ value: band.value, label: '', band }));
  return { code: 'price', label: '', isSingle: true, choices };
};

/**
 * What can be asked of a catalogue: up to four attributes, then the price. A question with a single answer is none, and so is
 * left out.
 */
export const toQuestions = ({ products }: FinderFacetsQuery): Question[] => {
  const aggregations = (products?.aggregations ?? []).filter((aggregation) => aggregation !== null);
  const attributes = aggregations
    .map((aggregation): Question => ({
      code: aggregation.attribute_code,
      label: aggregation.label ?? aggregation.attribute_code,
      isSingle: singleCodes.includes(aggregation.attribute_code),
      choices: toChoices(aggregation),
    }))
    .filter(({ choices }) => choices.length > 1)
    .sort((one, other) => rankOf(one.code) - rankOf(other.code))
    .slice(0, mostQuestions - 1);
  const price = priceQuestion(aggregations);
  return price.choices.length > 1 ? [...attributes, price] : attributes;
};
