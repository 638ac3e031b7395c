import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readPageNumber } from './pageNumber';

/** One page of a list that is there as a whole, and what a pager needs. */
export interface PageOf<Entry> {
  entries: readonly Entry[];
  /** Counts from 1; the last page where the address asks for one behind it. */
  currentPage: number;
  totalPages: number;
  /** The in-app path of a page. */
  toPage: (page: number) => string;
}

/**
 * Pages a list that its backend gives as a whole; the page stands in the address (`?page=2`), which is put right where it
 * asks for one that there is not.
 * @param size entries of a page. @param path of the list.
 */
export const usePageOf = <Entry>(list: readonly Entry[], size: number, path: string): PageOf<Entry> => {
  const { search } = useLocation();
  const totalPages = Math.max(1, Math.ceil(list.length / size));
  const currentPage = Math.min(readPageNumber(search), totalPages);
  const toPage = (page: number): string => (page === 1 ? path : `${path}?page=${page}`);
  const asked = new URLSearchParams(search).get('page');
  // An empty list may be one that is on its way.
  const isTrue = asked === null || list.length === 0 || asked === String(currentPage);
  const address = isTrue ? undefined : toPage(currentPage);
  const navigate = useNavigate();
  useEffect(() => {
    if (address !== undefined) void navigate(address, { replace: true, preventScrollReset: true });
  }, [address, navigate]);
  return {
    entries: list.slice((currentPage - 1) * size, currentPage * size),
    currentPage,
    totalPages,
    toPage,
  };
};
