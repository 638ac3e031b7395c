import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { userReset } from '@/features/session/userSlice';

/** What is saved: item ids by the sku of the product, and how many items there are. */
export interface SavedProducts {
  idsBySku: Record<string, string[]>;
  count: number;
}

/** The hearts' state. The items themselves belong to the page that shows them. */
export interface WishlistState {
  /** Null until the backend has said. */
  saved: SavedProducts | null;
  /** What the shopper wants, by sku or item key, while the backend has not agreed: shown at once, dropped when refused. */
  wanted: Record<string, boolean>;
}

/** A state that holds the wishlist slice. */
export interface WithWishlist {
  wishlist: WishlistState;
}

const initialState: WishlistState = { saved: null, wanted: {} };

const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    savedReceived: (state, { payload }: PayloadAction<SavedProducts>) => {
      state.saved = payload;
    },
    wishWanted: (state, { payload: [key, isWanted] }: PayloadAction<readonly [key: string, isWanted: boolean]>) => {
      state.wanted[key] = isWanted;
    },
    wishSettled: (state, { payload: key }: PayloadAction<string>) => {
      delete state.wanted[key];
    },
  },
  // Signing out forgets the customer, and with it what the customer saved.
  extraReducers: (builder) => builder.addCase(userReset, () => initialState),
});

export const { savedReceived, wishWanted, wishSettled } = wishlistSlice.actions;

/** Reducer of `wishlist`. */
export const wishlistReducer = wishlistSlice.reducer;

/** Whether a product is saved, or is just being saved. */
export const selectIsSaved = ({ wishlist: { saved, wanted } }: WithWishlist, sku: string): boolean =>
  Object.hasOwn(wanted, sku) ? wanted[sku] === true : saved !== null && Object.hasOwn(saved.idsBySku, sku);

/** What the backend said last; null until it has. */
export const selectSaved = ({ wishlist }: WithWishlist): SavedProducts | null => wishlist.saved;
