import type { AppThunk } from '@/kernel/redux/thunk';
import { readOptional, removeOptional, writeOptional } from '@/kernel/storage/optionalStorage';
import { recentSearchesKey } from './recentSearchesKey';
import { toQuery } from './searchPath';

/** Searches that are kept. */
export const mostRecent = 6;
/** Seconds for which they are kept: 90 days. */
const keptFor = 90 * 24 * 3600;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Returns the valid part of the stored list. */
const parse = (value: unknown): string[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const texts = value.filter((text): text is string => typeof text === 'string').map(toQuery);
  return texts
    .filter((text, index) => text !== '' && texts.findIndex((other) => isSame(other, text)) === index)
    .slice(0, mostRecent);
};

type RecentThunk = AppThunk<string[]>;

/** Lists the searches of this browser, the latest first. */
export const listRecentSearches =
  (): RecentThunk =>
  (_dispatch, _getState, { storage }) =>
    readOptional(storage, recentSearchesKey, parse) ?? [];

/** Keeps a search as the latest; returns what is kept then. */
export const rememberSearch =
  (text: string): RecentThunk =>
  (dispatch, _getState, { storage }) => {
    const query = toQuery(text);
    const others = dispatch(listRecentSearches()).filter((other) => !isSame(other, query));
    const kept = query === '' ? others : [query, ...others].slice(0, mostRecent);
    writeOptional(storage, recentSearchesKey, kept, keptFor);
    return kept;
  };

/** Drops one search; returns what is kept then. */
export const forgetSearch =
  (text: string): RecentThunk =>
  (dispatch, _getState, { storage }) => {
    const kept = dispatch(listRecentSearches()).filter((other) => !isSame(other, text));
    writeOptional(storage, recentSearchesKey, kept, keptFor);
    return kept;
  };

/** Drops all of them. */
export const forgetAllSearches =
  (): RecentThunk =>
  (_dispatch, _getState, { storage }) => {
    removeOptional(storage, recentSearchesKey);
    return [];
  };
