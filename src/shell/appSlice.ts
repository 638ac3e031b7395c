import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { minicartToggled } from '@/features/cart/cartSlice';

/** State of the shell. */
export interface AppState {
  isMinicartOpen: boolean;
  /** Name of the open drawer. */
  drawer: string | null;
  /** Whether the mask lies over the page. */
  overlay: boolean;
  isOnline: boolean;
  hasBeenOffline: boolean;
  isPageLoading: boolean;
  searchOpen: boolean;
  /** Path that the shopper waits for while the old page stays. */
  pending: string | null;
  /** Root component of the page that comes next, with the suffix of its shimmer: `CATEGORY_SHIMMER`. */
  nextRootComponent: string | null;
  /** Whether the shopper dismissed the last unexpected error. */
  isErrorHandled: boolean;
}

const initialState: AppState = {
  isMinicartOpen: false,
  drawer: null,
  overlay: false,
  isOnline: typeof navigator === 'undefined' || navigator.onLine !== false,
  hasBeenOffline: typeof navigator !== 'undefined' && navigator.onLine === false,
  isPageLoading: false,
  searchOpen: false,
  pending: null,
  nextRootComponent: null,
  isErrorHandled: true,
};

const appSlice = createSlice({
  name: 'app',
  initialState,
  reducers: {
    /** Naming a drawer puts the mask on, null takes it off. */
    drawerToggled: (state, action: PayloadAction<string | null>) => {
      state.drawer = action.payload;
      state.overlay = action.payload !== null;
    },
    searchToggled: (state, action: PayloadAction<boolean | undefined>) => {
      state.searchOpen = action.payload ?? !state.searchOpen;
    },
    wentOnline: (state) => {
      state.isOnline = true;
    },
    wentOffline: (state) => {
      state.isOnline = false;
      state.hasBeenOffline = true;
    },
    pageLoadingChanged: (state, action: PayloadAction<boolean>) => {
      state.isPageLoading = action.payload;
    },
    /** Every change of the route, waited for or not, comes through here: it closes the search box. */
    pendingChanged: (state, action: PayloadAction<string | null>) => {
      state.pending = action.payload;
      state.searchOpen = false;
    },
    nextRootComponentChanged: (state, action: PayloadAction<string | null>) => {
      state.nextRootComponent = action.payload;
    },
    errorHandledChanged: (state, action: PayloadAction<boolean>) => {
      state.isErrorHandled = action.payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(minicartToggled, (state, { payload }) => {
      state.isMinicartOpen = payload ?? !state.isMinicartOpen;
    }),
});

export const {
  drawerToggled,
  searchToggled,
  wentOnline,
  wentOffline,
  pageLoadingChanged,
  pendingChanged,
  nextRootComponentChanged,
  errorHandledChanged,
} = appSlice.actions;
export const appReducer = appSlice.reducer;

interface WithApp {
  app: AppState;
}
/** The state of the shell. */
export const selectApp = (state: WithApp): AppState => state.app;

/** Name of the drawer that is open; null when none is. */
export const selectDrawer = (state: WithApp): string | null => state.app.drawer;

/** Whether the page that was asked for is on its way. */
export const selectIsPageLoading = (state: WithApp): boolean => state.app.isPageLoading;

/** Whether the browser says that it has a network. */
export const selectIsOnline = (state: WithApp): boolean => state.app.isOnline;

/** Whether the network has been gone in this visit. */
export const selectHasBeenOffline = (state: WithApp): boolean => state.app.hasBeenOffline;

/** Whether the search is open. */
export const selectIsSearchOpen = (state: WithApp): boolean => state.app.searchOpen;
