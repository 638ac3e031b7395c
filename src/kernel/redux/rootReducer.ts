import { combineSlices } from '@reduxjs/toolkit';

/**
 * The slices that come with the chunk that needs them, by name. A slice declares itself here by module augmentation and
 * puts itself in with `rootReducer.inject`. Its state is there from the next action on, so its selectors fall back to
 * the initial state.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Filled by the slices themselves.
export interface LazyLoadedSlices {}

/** The reducer of the whole state; `app/store` puts the slices of the first load in. */
export const rootReducer = combineSlices().withLazyLoadedSlices<LazyLoadedSlices>();
