/** Stands in for `navigator.locks`, which jsdom has not. */
export interface FakeLocks {
  /** Lets go of everything, as a browser does for a page that dies. */
  releaseAll: () => void;
}

interface LockOptions {
  ifAvailable?: boolean;
}

/** Puts locks into the navigator; every tab of a test shares them. */
export const installFakeLocks = (): FakeLocks => {
  let held = new Map<string, Promise<unknown>>();
  const request = async (name: string, options: LockOptions, work: (lock: object | null) => Promise<unknown>) => {
    if (options.ifAvailable && held.has(name)) return work(null);
    while (held.has(name)) await held.get(name);
    const mine = held;
    const running = work({ name });
    const end = running.then(
      () => undefined,
      () => undefined,
    );
    mine.set(name, end);
    try {
      return await running;
    } finally {
      if (mine.get(name) === end) mine.delete(name);
    }
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return { releaseAll: () => (held = new Map()) };
};
