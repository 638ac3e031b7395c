/** Milliseconds that a wait counts on after its end: what begins until then goes on with it. */
const lingerMs = 500;

let indicators = 0;
let isTold = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const tell = (isLoading: boolean): void => {
  isTold = isLoading;
  listeners.forEach((listener) => listener());
};

/** Notes an indicator that is on the page. @returns the end of it. */
export const countIndicator = (): (() => void) => {
  clearTimeout(timer);
  indicators += 1;
  if (!isTold) tell(true);
  return () => {
    indicators -= 1;
    if (indicators === 0) timer = setTimeout(() => tell(false), lingerMs);
  };
};

/** Whether something is loading, for `useSyncExternalStore`. */
export const isLoading = (): boolean => isTold;

/** @returns the end of listening. */
export const onLoadingChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
