import { lazyComponent } from '@/kernel/routing/lazyComponent';

// In the chunk that follows the first step anyway.

/** The fields of an address, as the merchant's form has them. */
export const lazyTypedFields = lazyComponent(
  async () => (await import(/* webpackChunkName: "checkout-method" */ './TypedFields')).TypedFields,
);

/** The addresses of the book: a guest has none. */
export const lazyAddressChoice = lazyComponent(
  async () => (await import(/* webpackChunkName: "checkout-method" */ './AddressChoice')).AddressChoice,
);

/** Has them there before they are asked for; a failure shows when they are. */
export const loadFields = (): void => {
  lazyTypedFields.loadAhead();
  lazyAddressChoice.loadAhead();
};
