import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord } from '@/kernel/isRecord';

/** The last page that an entry of the history says was shown below its own; that page itself where it says nothing. */
const lastOf = (state: unknown, page: number, pages: number): number => {
  const last = isRecord(state) && typeof state.lastPage === 'number' ? Math.floor(state.lastPage) : page;
  return Math.max(page, Math.min(last, pages));
};

/** Keeps the last page with the entry of the history, whose address stays as it is. */
const keepLast = (lastPage: number): void => {
  const entry: unknown = window.history.state;
  const known = isRecord(entry) ? entry : {};
  window.history.replaceState({ ...known, usr: { ...(isRecord(known.usr) ? known.usr : {}), lastPage } }, '');
};

/** Which pages of a list are on screen: that of its address, and those that were asked for below it. */
export interface PagesShown {
  /** Number of the last page on screen. */
  last: number;
  /** Whether the shopper asked for the last page just now, and did not come back to it. */
  isFresh: boolean;
  showMore: () => void;
}

/**
 * The pages on screen. Back and a reload bring them again, because they are kept with the entry of the history.
 * @param page number of the page that the address asks for.
 * @param pages how many the list has.
 */
export const usePagesShown = (page: number, pages: number): PagesShown => {
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  const [asked, setAsked] = useState({ key: '', last: 0 });
  const isFresh = asked.key === key;
  const last = isFresh ? Math.min(asked.last, Math.max(page, pages)) : lastOf(state, page, pages);
  const showMore = (): void => {
    setAsked({ key, last: last + 1 });
    keepLast(last + 1);
  };
  return { last, isFresh, showMore };
};
