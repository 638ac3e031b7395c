import type { ApolloClient } from '@apollo/client';
import type { UnknownAction } from 'redux';
import type { ThunkDispatch } from 'redux-thunk';
import type { RestClientOptions } from '@/kernel/rest/restClient';
import type { ShopStorage } from '@/kernel/storage/shopStorage';

/** Services that thunks and listeners are given instead of importing them. */
export interface ThunkServices {
  apollo: ApolloClient;
  /** For `restClientOf`. */
  rest: RestClientOptions;
  storage: ShopStorage;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Gives up what was asked for the customer who signs out. */
  giveUpAnswers: () => void;
  /** Loads the page again, for what cannot be reconciled in place (another tab's cart, an expired session). */
  reloadPage: () => void;
}

/** A thunk over the slices that it names in `State`. */
export type AppThunk<Result = void, State = unknown> = (
  dispatch: AppDispatch,
  getState: () => State,
  services: ThunkServices,
) => Result;

/** Dispatches actions and thunks; a thunk need not know the slices that others name. */
export interface AppDispatch extends ThunkDispatch<unknown, ThunkServices, UnknownAction> {
  <Result, State>(thunk: AppThunk<Result, State>): Result;
}
