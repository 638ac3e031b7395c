import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { userReset } from '@/features/session/userSlice';

/** The saved items: their ids by the sku of the product, and how many there are. */
export interface SavedProducts {
  idsBySku: Record<string, string[]>;
  /** The list that each item is in, by the item's id; only where a customer can have several. */
  listOf?: Record<string, string>;
  count: number;
}

/** The hearts' state. The items themselves belong to the page that shows them. */
export interface WishlistState {
  /** Null before the backend's first answer. */
  saved: SavedProducts | null;
  /** Changes under way, by sku or item key: shown at once, dropped when the backend refuses. */
  pending: Record<string, boolean>;
}

/** A state that holds the wishlist slice. */
export interface WithWishlist {
  wishlist: WishlistState;
}

const initialState: WishlistState = { saved: null, pending: {} };

const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    savedReceived: (state, { payload }: PayloadAction<SavedProducts>) => {
      state.saved = payload;
    },
    saveRequested: (state, { payload: [key, isSaved] }: PayloadAction<readonly [key: string, isSaved: boolean]>) => {
      state.pending[key] = isSaved;
    },
    saveSettled: (state, { payload: key }: PayloadAction<string>) => {
      delete state.pending[key];
    },
  },
  // Signing out forgets the customer, and with it what the customer saved.
  extraReducers: (builder) => builder.addCase(userReset, () => initialState),
});

export const { savedReceived, saveRequested, saveSettled } = wishlistSlice.actions;

/** Reducer of `wishlist`. */
export const wishlistReducer = wishlistSlice.reducer;

/** Whether a product is saved, or is just being saved. */
export const selectIsSaved = ({ wishlist: { saved, pending } }: WithWishlist, sku: string): boolean =>
  Object.hasOwn(pending, sku) ? pending[sku] === true : saved !== null && Object.hasOwn(saved.idsBySku, sku);

/** The backend's last answer; null before the first. */
export const selectSaved = ({ wishlist }: WithWishlist): SavedProducts | null => wishlist.saved;
