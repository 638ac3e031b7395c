import { createContext } from 'react';

/** Loads the page of an in-app path (chunk and route data) ahead of a click; never throws. */
export type Prefetch = (path: string) => void;

/** The app puts its prefetch here; without it links just lead. */
export const PrefetchContext = createContext<Prefetch | undefined>(undefined);
