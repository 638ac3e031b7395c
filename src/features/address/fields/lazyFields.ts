import { lazyComponent } from '@/kernel/routing/lazyComponent';

// Everything behind the names, which are typed while it loads; in the chunk that follows the first step anyway.

/** Where an address is, found or typed. */
export const lazyPlaceEntry = lazyComponent(
  async () => (await import(/* webpackChunkName: "checkout-method" */ './PlaceEntry')).PlaceEntry,
);

/** A telephone number. */
export const lazyPhoneField = lazyComponent(
  async () => (await import(/* webpackChunkName: "checkout-method" */ '../PhoneField')).PhoneField,
);

/** Has both there before they are asked for; a failure shows when they are. */
export const loadFields = (): void => {
  void Promise.all([lazyPlaceEntry.load(), lazyPhoneField.load()]).catch(() => undefined);
};
