import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { userReset } from '@/features/session/userSlice';
import { rootReducer } from '@/kernel/redux/rootReducer';

/** The shop that a shopper prefers. */
export interface FavouriteLocation {
  identifier: string;
  name: string;
  /** Path of its page, without leading slash. */
  path: string;
}

export interface FavouriteState {
  favourite: FavouriteLocation | null;
  /** For whom it was looked for last. */
  loadedFor: 'nobody' | 'guest' | 'customer';
}

const initialState: FavouriteState = { favourite: null, loadedFor: 'nobody' };

const favouriteSlice = createSlice({
  name: 'favouriteLocation',
  initialState,
  reducers: {
    favouriteAsked: (state, { payload }: PayloadAction<FavouriteState['loadedFor']>) => {
      state.loadedFor = payload;
    },
    favouriteReceived: (state, { payload }: PayloadAction<FavouriteLocation | null>) => {
      state.favourite = payload;
    },
  },
  // Signing out forgets the customer's shop.
  extraReducers: (builder) => builder.addCase(userReset, () => initialState),
});

export const { favouriteAsked, favouriteReceived } = favouriteSlice.actions;

declare module '@/kernel/redux/rootReducer' {
  // It comes with the control in the header.
  export interface LazyLoadedSlices {
    favouriteLocation: FavouriteState;
  }
}

rootReducer.inject({ reducerPath: 'favouriteLocation', reducer: favouriteSlice.reducer });

/** A state that may hold the slice. */
export interface WithFavourite {
  favouriteLocation?: FavouriteState;
}

/** What is known of the favourite; the initial state until an action has reached the slice. */
export const selectFavourite = ({ favouriteLocation }: WithFavourite): FavouriteState =>
  favouriteLocation ?? initialState;
