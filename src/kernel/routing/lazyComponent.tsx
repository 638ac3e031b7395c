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

/** Makes a component of a chunk. Unlike `React.lazy` it does not remember a failed load for ever. */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;

  const start = (): Promise<ComponentType<Props>> => {
    pending ??= importWithRetry(load).then(
      (component) => {
        loaded = component;
        return component;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };

  return {
    load: async () => {
      await start();
    },
    isLoaded: () => loaded !== undefined,
    Component: (props) => {
      const Loaded = loaded ?? use(start());
      return <Loaded {...props} />;
    },
  };
};
