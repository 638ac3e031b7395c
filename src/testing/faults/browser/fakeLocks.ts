import { AsyncLocalStorage } from 'node:async_hooks';

/** Stands in for `navigator.locks`, which jsdom has not. */
export interface FakeLocks {
  /** Lets go of everything, as a browser does for pages that die. */
  releaseAll: () => void;
}

interface LockOptions {
  ifAvailable?: boolean;
}

interface Held {
  end: Promise<unknown>;
  owner: object | undefined;
}

/** The page that works, so that its locks can be told from those of others. */
const page = new AsyncLocalStorage<object>();
const dead = new WeakSet<object>();
let held = new Map<string, Held>();

/** Does something as a page, whose locks `releaseLocksOf` ends. */
export const workAs = <Result>(owner: object, work: () => Result): Result => page.run(owner, work);

/** Lets go of the locks of a page that dies; what is still running of it gets no other. */
export const releaseLocksOf = (owner: object): void => {
  dead.add(owner);
  for (const [name, lock] of held) if (lock.owner === owner) held.delete(name);
};

/** Puts locks into the navigator; every tab of a test shares them. */
export const installFakeLocks = (): FakeLocks => {
  held = new Map();
  const request = async (name: string, options: LockOptions, work: (lock: object | null) => Promise<unknown>) => {
    const owner = page.getStore();
    if (owner && dead.has(owner)) return new Promise<never>(() => undefined);
    if (options.ifAvailable && held.has(name)) return work(null);
    for (let other = held.get(name); other; other = held.get(name)) await other.end;
    const running = work({ name });
    const end = running.then(
      () => undefined,
      () => undefined,
    );
    const mine = { end, owner };
    held.set(name, mine);
    try {
      return await running;
    } finally {
      if (held.get(name) === mine) held.delete(name);
    }
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return { releaseAll: () => (held = new Map()) };
};
