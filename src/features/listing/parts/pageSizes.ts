/** A page of more would take a backend seconds. */
const mostPerPage = 100;

/** The sizes of the embedded backend's store; those of another are only known with its configuration. */
const ownSizes = [6, 12, 24, 48];

/** Whether an address may ask for so many products on a page. */
export const isPageSize = (size: number): boolean =>
  CAPABILITIES.shopFilters ? ownSizes.includes(size) : Number.isInteger(size) && size > 0 && size <= mostPerPage;

/**
 * The page sizes to choose from, in order.
 * @param offered what the store offers, as its configuration writes it: `12,24,36`.
 * @param used sizes that are there in any case: the usual one, and that of the address.
 */
export const pageSizesOf = (offered: string | null | undefined, used: readonly number[]): number[] => {
  const sizes = (offered ?? '').split(',').map((text) => Number(text.trim()));
  return [...new Set([...sizes.filter(isPageSize), ...used])].sort((one, other) => one - other);
};
