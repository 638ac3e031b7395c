import type { PersistedCache } from './persistedCache';

/** Milliseconds between looks at what changed; also when the page is hidden. */
const persistEveryMs = 1000;

const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1000);
};

/** Restores when the browser has nothing better to do, so never in front of the first paint, then keeps what changes. */
export const startPersistence = (persisted: PersistedCache): void => {
  whenIdle(() => {
    void persisted.restore().then(() => {
      const persist = (): void => void persisted.persist();
      whenIdle(persist);
      setInterval(() => whenIdle(persist), persistEveryMs);
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') persist();
      });
    });
  });
};
