/**
 * Does something while no other tab does it with the same cart.
 * @returns undefined when another tab is at it. Where the browser has no locks the backend alone guards the order.
 */
export const withCartLock = async <Result>(
  cartId: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> => {
  if (typeof navigator === 'undefined' || !('locks' in navigator) || !navigator.locks) return work();
  return navigator.locks.request(`place-order-${cartId}`, { ifAvailable: true }, (lock) =>
    lock === null ? undefined : work(),
  );
};
