import { useLocation } from 'react-router-dom';
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
 * Pages a list that its backend gives as a whole; the page stands in the address (`?page=2`).
 * @param size entries of a page. @param path of the list.
 */
export const usePageOf = <Entry>(list: readonly Entry[], size: number, path: string): PageOf<Entry> => {
  const { search } = useLocation();
  const totalPages = Math.max(1, Math.ceil(list.length / size));
  const currentPage = Math.min(readPageNumber(search), totalPages);
  return {
    entries: list.slice((currentPage - 1) * size, currentPage * size),
    currentPage,
    totalPages,
    toPage: (page) => (page === 1 ? path : `${path}?page=${page}`),
  };
};
