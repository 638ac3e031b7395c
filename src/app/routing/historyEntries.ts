import { createPath, type Location, type To } from 'react-router-dom';
import { isRecord } from '@/kernel/isRecord';
import { historyLayers, layersHere, withLayers } from '@/kernel/routing/historyLayers';

/** As random as the entries of one tab need. */
const createKey = (): string => Math.random().toString(36).slice(2, 10);

const entryState = (): Record<string, unknown> => {
  const state: unknown = window.history.state;
  return isRecord(state) ? { ...state } : {};
};

/** Names the entry of the history that the document was opened at, so that its scroll position is found again. */
export const nameFirstEntry = (): void => {
  const entry = entryState();
  if (!('key' in entry)) window.history.replaceState({ ...entry, key: createKey() }, '');
};

/** Returns the place that the address bar is at. */
export const readLocation = (): Location => {
  const { pathname, search, hash } = window.location;
  const { key, usr: state = null } = entryState();
  return { pathname, search, hash, state, key: typeof key === 'string' ? key : 'default' };
};

/**
 * Writes an entry of the history, as the router does: `usr` is what a page keeps with it. What is gone to from a layer
 * over the page takes the layer's entry, which would be a dead one below.
 */
export const writeEntry = (to: To, state: unknown, how: 'pushState' | 'replaceState'): void => {
  // Two slashes at the beginning would name another host.
  const path = (typeof to === 'string' ? to : createPath(to)).replace(/^\/{2,}/, '/');
  const { pathname, search, hash } = window.location;
  const entry = { usr: state ?? null, key: createKey() };
  const layers = layersHere();
  // A new state of the same page leaves the layer open.
  const written = layers > 0 && path === pathname + search + hash ? withLayers(entry, layers) : entry;
  try {
    window.history[layers > 0 ? 'replaceState' : how](written, '', path);
    historyLayers.count = layersHere();
  } catch {
    // Some browsers take only so many entries in a time.
    window.location.assign(path);
  }
};
