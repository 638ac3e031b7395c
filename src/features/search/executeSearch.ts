import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '@/kernel/redux/rootReducer';
import type { AppThunk } from '@/kernel/redux/thunk';
import { rememberSearch } from './recentSearches';
import { toQuery } from './searchPath';

/** What was searched for last. */
export interface SearchState {
  /** The query as it was sent; null before the first search of the visit. */
  executed: string | null;
}

const initialState: SearchState = { executed: null };

const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    /** The shopper sent a search: typed, suggested or one of before. */
    searchExecuted: (state, { payload }: PayloadAction<string>) => {
      state.executed = payload;
    },
  },
});

declare module '@/kernel/redux/rootReducer' {
  // It comes with the search box or the page of results.
  export interface LazyLoadedSlices {
    search: SearchState;
  }
}

rootReducer.inject(searchSlice);

/** What was searched for last; the initial state until the search has been loaded. */
export const selectSearch = ({ search }: { search?: SearchState | undefined }): SearchState => search ?? initialState;

/**
 * Announces a search and keeps it among those of this browser; leading there is up to the form or the link.
 * @returns the searches that are kept then, the latest first.
 */
export const executeSearch =
  (text: string): AppThunk<string[]> =>
  (dispatch) => {
    const query = toQuery(text);
    if (query !== '') dispatch(searchSlice.actions.searchExecuted(query));
    return dispatch(rememberSearch(query));
  };
