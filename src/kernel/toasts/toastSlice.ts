import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ToastType = 'info' | 'warning' | 'error' | 'success';

/** What a toast is made of (spec §3 Toast). */
export interface ToastInput {
  type: ToastType;
  message: string;
  /** Milliseconds until it goes by itself; 0 or null: it stays until dismissed. Default 5000. */
  timeout?: number | null;
  /** Whether it can be closed by hand; default true. */
  dismissable?: boolean;
  actionText?: string;
  /** Name of an icon of the design system. */
  icon?: string;
  onAction?: () => void;
  onDismiss?: () => void;
}

export interface Toast extends ToastInput {
  /** Derived from the content: the same toast twice is one toast. */
  id: string;
  timeout: number | null;
  dismissable: boolean;
}

/** Milliseconds that a toast stays (spec §9). */
export const defaultToastTimeoutMs = 5000;

/** FNV-1a over the content; short, stable, good enough to tell toasts on one screen apart. */
const idOf = ({ type, message, actionText = '', icon = '' }: ToastInput): string => {
  let hash = 0x811c9dc5;
  for (const character of [type, message, actionText, icon].join('\u0000')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
};

/**
 * Completes a toast with its defaults.
 * @throws TypeError without type or message, or with neither a timeout nor a way to dismiss it (spec §5).
 */
export const toToast = (input: ToastInput): Toast => {
  const { type, message, dismissable = true, timeout = defaultToastTimeoutMs } = input;
  if (!type) throw new TypeError('A toast needs a type.');
  if (!message) throw new TypeError('A toast needs a message.');
  const lasts = timeout === null || timeout === 0 ? null : timeout;
  if (lasts === null && !dismissable) throw new TypeError('A toast needs a timeout or a way to dismiss it.');
  return { ...input, id: idOf(input), timeout: lasts, dismissable };
};

export interface ToastsState {
  toasts: Toast[];
}

const initialState: ToastsState = { toasts: [] };

const toastSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    addToast: {
      prepare: (input: ToastInput) => ({ payload: toToast(input) }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        state.toasts = [...state.toasts.filter(({ id }) => id !== payload.id), payload];
      },
    },
    removeToast: (state, { payload }: PayloadAction<string>) => {
      state.toasts = state.toasts.filter(({ id }) => id !== payload);
    },
  },
});

export const { addToast, removeToast } = toastSlice.actions;
export const toastsReducer = toastSlice.reducer;
export const selectToasts = (state: { toasts: ToastsState }): readonly Toast[] => state.toasts.toasts;
