import { createSlice } from '@reduxjs/toolkit';

/** Whether the authentication modal is open. */
export interface AuthModalState {
  isOpen: boolean;
}

/** Part of the store that the selector reads. */
export interface WithAuthModal {
  authModal: AuthModalState;
}

const initialState: AuthModalState = { isOpen: false };

const authModalSlice = createSlice({
  name: 'authModal',
  initialState,
  reducers: {
    /** Something that only a customer can do was asked for by a guest. */
    authModalOpened: (state) => {
      state.isOpen = true;
    },
    authModalClosed: (state) => {
      state.isOpen = false;
    },
  },
});

export const { authModalOpened, authModalClosed } = authModalSlice.actions;

/** Whether the authentication modal is open. */
export const selectIsAuthModalOpen = ({ authModal }: WithAuthModal): boolean => authModal.isOpen;

/** Reducer of `authModal`. */
export const authModalReducer = authModalSlice.reducer;
