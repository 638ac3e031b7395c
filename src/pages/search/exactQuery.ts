import { toQuery } from '@/features/search/searchPath';

/** A query that the backend takes as it stands, without correcting it. */
export const toExactQuery = (query: string): string => toQuery(`"${query}"`);

/** A query as a shopper reads it: without the marks that say it is to be taken as it stands. */
export const shownQuery = (query: string): string => /^"(.+)"$/u.exec(query)?.[1] ?? query;
