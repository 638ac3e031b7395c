import { type ComponentType, createContext, type ReactNode, use, useState } from 'react';
import { log } from '@/kernel/logging/log';
import { afterPaint, painted } from '@/kernel/scheduling/afterPaint';
import { isTouched } from '@/kernel/viewport/onceTouched';
import { wait } from '@/kernel/wait';

/** Milliseconds before a chunk that failed is asked for a second time. */
const retryAfterMs = 500;
const reloadFlag = 'shop:chunk-reload';
/** Milliseconds after a reload within which another failure is not the fault of an old page. */
const reloadPauseMs = 60_000;
/** Milliseconds for which a failure stands, so that what waited for the chunk shows it instead of waiting again. */
const failureStandsMs = 5000;

/** Whether the page may be reloaded for a chunk that is gone; true once in a while, so that it never loops. */
const mayReload = (now: number): boolean => {
  try {
    const last = Number(window.sessionStorage.getItem(reloadFlag) ?? 0);
    if (now - last < reloadPauseMs) return false;
    window.sessionStorage.setItem(reloadFlag, String(now));
    return true;
  } catch {
    return false;
  }
};

/**
 * Forgets the files that the service worker kept as they came: one of them may be what cannot be run. Those that it
 * precached stay: other tabs of this version may have them from nowhere else.
 */
const emptyCaches = async (): Promise<void> => {
  for (const name of await caches.keys()) if (name.startsWith('static')) await caches.delete(name);
};

/**
 * Loads a chunk, and tries a second time when that fails. When it fails twice although the line is up, a new version of
 * the shop has most likely been deployed and this page's chunks are gone, or a copy of one is broken: the copies are
 * forgotten and the page is reloaded, once.
 * @param reloadPage null for what the page can do without: a reload that nobody asked for takes the focus and what was typed.
 * @throws what the import threw, when nothing helps.
 */
export const importWithRetry = async <T,>(
  load: () => Promise<T>,
  reloadPage: (() => void) | null = () => window.location.reload(),
): Promise<T> => {
  try {
    return await load();
  } catch {
    await wait(retryAfterMs);
  }
  try {
    return await load();
  } catch (error) {
    if (!reloadPage || navigator.onLine === false || !mayReload(Date.now())) throw error;
    log.warn('A part of the shop is gone; reloading.', error);
    await emptyCaches().catch(() => undefined);
    reloadPage();
    return new Promise<never>(() => undefined);
  }
};

/** Whether the page can do without what is within: it does not reload for it. */
export const OptionalPart = createContext(false);

/** A component in a chunk of its own. */
export interface LazyComponent<Props> {
  /** Loads the chunk because it is needed; a failure may be tried again. */
  load: () => Promise<void>;
  /**
   * Loads it when the pointer, a finger or the focus comes near, behind the paint that answers to them, or when the page is
   * idle; never throws, and never reloads the page: what did not come is loaded when it is needed.
   */
  loadAhead: () => void;
  isLoaded: () => boolean;
  /** Suspends until the chunk is there; renders at once when it is, which `React.lazy` does not. */
  Component: (props: Props) => ReactNode;
}

/** Makes a component of a chunk. Unlike `React.lazy` it does not remember a failed load for ever. */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  let loaded: ComponentType<Props> | undefined;
  let failedAt: number | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;

  const start = (turn?: () => Promise<void>, isOptional = false): Promise<ComponentType<Props>> => {
    const importPart = () => (isOptional ? importWithRetry(load, null) : importWithRetry(load));
    if (pending && (failedAt === undefined || Date.now() - failedAt < failureStandsMs)) return pending;
    failedAt = undefined;
    pending = turn ? turn().then(importPart) : importPart();
    pending.then(
      (component) => {
        loaded = component;
      },
      () => {
        failedAt = Date.now();
      },
    );
    return pending;
  };

  const Awaited = (props: Props): ReactNode => {
    const isOptional = use(OptionalPart);
    // To begin takes some milliseconds for each file, and a page has many such parts: what a press leads to is shown first.
    const Loaded = use(start(isTouched() ? painted : undefined, isOptional));
    return <Loaded {...props} />;
  };

  const loadAgain = async (): Promise<void> => {
    if (failedAt !== undefined) pending = undefined;
    await start();
  };

  return {
    load: loadAgain,
    loadAhead: () => {
      if (loaded) return;
      const keep = (component: ComponentType<Props>): void => void (loaded = component);
      afterPaint(() => void load().then(keep, () => undefined));
    },
    isLoaded: () => loaded !== undefined,
    Component: (props) => {
      // `use` suspends even for a promise that was fulfilled long ago, so what is there is not waited for. A component
      // stays with what it began as: another one in its place would lose the state of what is within.
      const [Loaded] = useState(() => loaded ?? Awaited);
      return <Loaded {...props} />;
    },
  };
};
