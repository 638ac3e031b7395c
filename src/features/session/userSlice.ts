import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '@/kernel/errors/appError';

/** The signed-in customer, as header and forms need it. */
export interface CurrentUser {
  email: string;
  firstname: string;
  lastname: string;
}

/** Who is signed in, and what is under way for them. */
export interface UserState {
  currentUser: CurrentUser;
  token: string | null;
  isSignedIn: boolean;
  isGettingDetails: boolean;
  isResettingPassword: boolean;
  getDetailsError: AppError | null;
  resetPasswordError: AppError | null;
}

/** A state that holds the user slice. */
export interface WithUser {
  user: UserState;
}

const nobody: CurrentUser = { email: '', firstname: '', lastname: '' };

const initialState: UserState = {
  currentUser: nobody,
  token: null,
  isSignedIn: false,
  isGettingDetails: false,
  isResettingPassword: false,
  getDetailsError: null,
  resetPasswordError: null,
};

const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    tokenSet: (state, { payload }: PayloadAction<string>) => {
      state.token = payload;
      state.isSignedIn = true;
    },
    tokenCleared: (state) => {
      state.token = null;
      state.isSignedIn = false;
    },
    userReset: () => initialState,
    detailsRequested: (state) => {
      state.isGettingDetails = true;
      state.getDetailsError = null;
    },
    detailsReceived: (state, { payload }: PayloadAction<CurrentUser>) => {
      state.isGettingDetails = false;
      state.currentUser = payload;
    },
    detailsFailed: (state, { payload }: PayloadAction<AppError>) => {
      state.isGettingDetails = false;
      state.getDetailsError = payload;
    },
    /** A password is being reset: a link asked for, or a new one saved. */
    resetPasswordRequested: (state) => {
      state.isResettingPassword = true;
      state.resetPasswordError = null;
    },
    resetPasswordReceived: (state, { payload }: PayloadAction<AppError | null>) => {
      state.isResettingPassword = false;
      state.resetPasswordError = payload;
    },
  },
});

export const {
  tokenSet,
  tokenCleared,
  userReset,
  detailsRequested,
  detailsReceived,
  detailsFailed,
  resetPasswordRequested,
  resetPasswordReceived,
} = userSlice.actions;
export const userReducer = userSlice.reducer;

/** Everything known of who is signed in. */
export const selectUser = (state: WithUser): UserState => state.user;

/** Whether a customer is signed in. */
export const selectIsSignedIn = (state: WithUser): boolean => state.user.isSignedIn;

/** Who is signed in, as the backend says; nobody for guests and until it has answered. */
export const selectCurrentUser = (state: WithUser): CurrentUser => state.user.currentUser;
