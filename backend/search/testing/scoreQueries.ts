import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isRecord } from '../../isRecord';
import { postGraphQl } from '../../testing/graphql';
import type { TestBackend } from '../../testing/createTestBackend';

/** A search and what it has to bring: one of these. */
export interface ExpectedQuery {
  kind: string;
  query: string;
  /** SKUs of which one has to come first. */
  first?: string[];
  /** Label of the filter option that every product of the first page has. */
  all?: Record<string, string>;
  /** Page of the shop to which the search leads. */
  path?: string;
  /** No product may be found. */
  nothing?: boolean;
}

/** What became of a search. */
export interface QueryScore extends ExpectedQuery {
  isFirst: boolean;
  isInFirstThree: boolean;
  found: string[];
}

const file = join(import.meta.dirname, '..', '..', '..', 'bench', 'search', 'queries.json');

/** The searches of `bench/search/queries.json`. */
export const readExpectedQueries = (): ExpectedQuery[] => JSON.parse(readFileSync(file, 'utf8')) as ExpectedQuery[];

const source = `query ($query: String!, $only: ProductAttributeFilterInput) {
  products(search: $query, pageSize: 12) { total_count items { sku } }
  narrowed: products(search: $query, filter: $only, pageSize: 12) { total_count }
  searchSuggestions(phrase: $query) { redirect_path }
}`;

interface Answer {
  products: { total_count: number; items: { sku: string }[] };
  narrowed: { total_count: number };
  searchSuggestions: { redirect_path: string | null } | null;
}

const isAnswer = (data: unknown): data is Answer =>
  isRecord(data) && isRecord(data.products) && isRecord(data.narrowed);

const toFilter = (all: Record<string, string> = {}): Record<string, { eq: string }> =>
  Object.fromEntries(
    Object.entries(all).map(([code, label]) => [code, { eq: label.toLowerCase().replace(/ /g, '-') }]),
  );

const scoreQuery = async (backend: TestBackend, expected: ExpectedQuery): Promise<QueryScore> => {
  const { query, first, all, path } = expected;
  const { data, errors } = await postGraphQl(backend, source, { query, only: toFilter(all) });
  if (!isAnswer(data)) throw new Error(errors?.[0]?.message ?? 'No answer.');
  const { products, narrowed, searchSuggestions } = data;
  const found = products.items.map(({ sku }) => sku);
  const of = (isFirst: boolean, isInFirstThree = isFirst): QueryScore => ({
    ...expected,
    isFirst,
    isInFirstThree,
    found,
  });
  if (first) {
    const isAmong = (places: number): boolean => found.slice(0, places).some((sku) => first.includes(sku));
    return of(isAmong(1), isAmong(3));
  }
  if (path !== undefined) return of(searchSuggestions?.redirect_path?.startsWith(path) ?? false);
  if (all) return of(products.total_count > 0 && products.total_count === narrowed.total_count);
  return of(products.total_count === 0);
};

/** Runs every search. */
export const scoreQueries = async (backend: TestBackend): Promise<QueryScore[]> => {
  const scores: QueryScore[] = [];
  for (const expected of readExpectedQueries()) scores.push(await scoreQuery(backend, expected));
  return scores;
};

/** Per cent of searches, with one decimal. */
export const shareOf = (scores: readonly QueryScore[], key: 'isFirst' | 'isInFirstThree'): number =>
  Math.round((scores.filter((score) => score[key]).length / scores.length) * 1000) / 10;
