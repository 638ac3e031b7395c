import type { Reducer } from '@reduxjs/toolkit';

const reducers: Record<string, Reducer> = {};
const listeners = new Set<() => void>();

/** Gives every store a slice that comes with the chunk that needs it, so that it is not part of the first load. */
export const addLateReducer = (name: string, reducer: Reducer): void => {
  reducers[name] = reducer;
  listeners.forEach((listener) => listener());
};

/** The slices that have come so far. */
export const lateReducers = (): Readonly<Record<string, Reducer>> => reducers;

/** Calls back when another slice has come. */
export const onLateReducer = (listener: () => void): void => void listeners.add(listener);
