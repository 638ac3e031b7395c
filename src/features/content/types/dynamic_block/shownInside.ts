import { createContext } from 'react';

/** Uids of the dynamic blocks around: one that holds itself is shown once. */
export const ShownInside = createContext<readonly string[]>([]);
