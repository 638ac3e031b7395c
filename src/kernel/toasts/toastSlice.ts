import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ToastType = 'info' | 'warning' | 'error' | 'success';

/** Callbacks of a toast; kept beside the state, which holds plain data only. */
export interface ToastCallbacks {
  onAction?: (() => void) | undefined;
  onDismiss?: (() => void) | undefined;
}

/** Text of a toast, and how long it stays. */
interface ToastContent {
  type: ToastType;
  message: string;
  /**
   * Milliseconds until it goes by itself; 0 or null: it stays until dismissed. Default 5000. One with an action stays until
   * that is pressed, it is dismissed, or the next act has one.
   */
  timeout?: number | null;
  /** Whether it can be closed by hand; default true. */
  dismissable?: boolean;
  actionText?: string;
  /** Name of an icon of the design system. */
  icon?: string;
  /** What it tells of: of the toasts with one subject the last stands. */
  subject?: string;
  /** What the subject was called before, where a change has renamed it. */
  formerSubject?: string;
}

/** A toast to be shown. */
export interface ToastInput extends ToastContent, ToastCallbacks {}

/** A toast on screen. */
export interface Toast extends ToastContent {
  /** Derived from the content: the same toast twice is one toast. */
  id: string;
  timeout: number | null;
  dismissable: boolean;
  /** It had a limit but for its action: the next one of its kind takes its place. */
  givesWay?: boolean;
}

/** Milliseconds that a toast stays. */
export const defaultToastTimeoutMs = 5000;

/** Milliseconds that a toast stays which is long to read. */
export const longToastTimeoutMs = 10_000;

/** FNV-1a over the content; short, stable, good enough to tell toasts on one screen apart. */
const idOf = ({ type, message, actionText = '', icon = '' }: ToastContent): string => {
  let hash = 0x811c9dc5;
  for (const character of [type, message, actionText, icon].join('\u0000')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
};

/**
 * Completes a toast with its defaults.
 * @throws TypeError without type or message, or with neither a timeout nor a way to dismiss it.
 */
export const toToast = (input: ToastContent): Toast => {
  const { type, message, actionText, dismissable = true, timeout = defaultToastTimeoutMs } = input;
  if (!type || !message) throw new TypeError('A toast needs a type and a message.');
  // Who has to find the way to it needs time: what offers an action has no limit (WCAG 2.2.1). What an error offers, such as
  // another try, the page offers too.
  const isOffer = actionText !== undefined && dismissable && type !== 'error';
  const lasts = isOffer || timeout === null || timeout === 0 ? null : timeout;
  if (lasts === null && !dismissable) throw new TypeError('A toast needs a timeout or a way to dismiss it.');
  const toast = { ...input, id: idOf(input), timeout: lasts, dismissable };
  return isOffer && timeout ? { ...toast, givesWay: true } : toast;
};

export interface ToastsState {
  toasts: Toast[];
}

const initialState: ToastsState = { toasts: [] };

const isOfSubject = ({ subject }: Toast, by: Toast): boolean =>
  subject !== undefined && (subject === by.subject || subject === by.formerSubject);

/** Offers of one kind do not pile up: the way back from the last act is the one that stands. */
const isReplaced = (toast: Toast, by: Toast): boolean =>
  toast.id === by.id ||
  (toast.givesWay === true && by.givesWay === true && toast.actionText === by.actionText) ||
  isOfSubject(toast, by);

const remove = (state: ToastsState, { payload }: PayloadAction<string>): void => {
  state.toasts = state.toasts.filter(({ id }) => id !== payload);
};

const toastSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    addToast: {
      prepare: ({ onAction, onDismiss, ...content }: ToastInput) => ({
        payload: toToast(content),
        meta: { onAction, onDismiss },
      }),
      reducer: (state, { payload }: PayloadAction<Toast, string, ToastCallbacks>) => {
        state.toasts = [...state.toasts.filter((toast) => !isReplaced(toast, payload)), payload];
      },
    },
    removeToast: remove,
    /** The shopper closed the toast of this id. */
    toastDismissed: remove,
    /**
     * The shopper pressed the action of the toast of this id. It is done with, or it would be undone twice; an error stays:
     * its details may be copied again.
     */
    toastActed: (state, { payload }: PayloadAction<string>) => {
      state.toasts = state.toasts.filter(({ id, type }) => id !== payload || type === 'error');
    },
  },
});

export const { addToast, removeToast, toastDismissed, toastActed } = toastSlice.actions;

/** The pointer or the focus is on the toasts: none goes by itself until they are released. */
export const toastsHeld = createAction('toasts/toastsHeld');

/** Pointer and focus left the toasts: the time of each starts from the beginning. */
export const toastsReleased = createAction('toasts/toastsReleased');

/** Reducer of `toasts`. */
export const toastsReducer = toastSlice.reducer;

/** The messages that are shown. */
export const selectToasts = (state: { toasts: ToastsState }): readonly Toast[] => state.toasts.toasts;
