import { visibleText } from '@/kernel/text/visibleText';

/** Address of the result page. */
export const searchPagePath = '/search.html';
/** Parameter of the result page that carries what was searched for. */
export const queryParameter = 'query';

/** Fewest characters that suggestions are asked for: shorter terms match too much to help. */
const shortestQuery = 3;
/** Most characters that the backend reads (configuration `catalog/search/max_query_length`). */
export const longestQuery = 128;

/** Normalises a typed phrase: one space between words, and at most the length that the backend reads. */
export const toQuery = (text: string): string =>
  // Half of a surrogate pair cannot stand in an address: characters are counted, and lone halves replaced.
  [
    ...visibleText(text)
      .replace(/\s+/g, ' ')
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .trim(),
  ]
    .slice(0, longestQuery)
    .join('')
    .trim();

/** Whether a query is long enough to be looked up; a vitamin's code ('D3') is, at two characters. */
export const isLongEnough = (query: string): boolean => query.length >= shortestQuery || /^[a-z]\d$/i.test(query);

/** In-app path of the results of a query. */
export const searchPath = (query: string): string =>
  `${searchPagePath}?${new URLSearchParams({ [queryParameter]: toQuery(query) }).toString()}`;

/** The query that an address asks for; empty when there is none. */
export const readQuery = (search: string): string => toQuery(new URLSearchParams(search).get(queryParameter) ?? '');
