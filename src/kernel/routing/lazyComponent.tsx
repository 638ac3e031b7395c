import { type ComponentType, type ReactNode, use } from 'react';
import { importWithRetry } from './importWithRetry';

/** A component in a chunk of its own. */
export interface LazyComponent<Props> {
  /** Loads the chunk ahead; a failure may be tried again. */
  load: () => Promise<void>;
  isLoaded: () => boolean;
  /** Suspends until the chunk is there; renders at once when it is, which `React.lazy` does not. */
  Component: (props: Props) => ReactNode;
}

/** Milliseconds for which a failure stands, so that what waited for the chunk shows it instead of waiting again. */
const failureStandsMs = 5000;

/** Makes a component of a chunk. Unlike `React.lazy` it does not remember a failed load for ever. */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  let isLoaded = false;
  let failedAt: number | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;

  const start = (): Promise<ComponentType<Props>> => {
    if (pending && (failedAt === undefined || Date.now() - failedAt < failureStandsMs)) return pending;
    failedAt = undefined;
    const started = importWithRetry(load);
    pending = started;
    void started.then(
      (value) => {
        isLoaded = true;
        // What React notes on a promise that it has waited for; with it `use` gives the component at once.
        void Object.assign(started, { status: 'fulfilled', value });
      },
      () => {
        failedAt = Date.now();
      },
    );
    return started;
  };

  return {
    load: async () => {
      if (failedAt !== undefined) pending = undefined;
      await start();
    },
    isLoaded: () => isLoaded,
    Component: (props) => {
      const Loaded = use(start());
      return <Loaded {...props} />;
    },
  };
};
