import { unlessOtherTab } from '@/kernel/scheduling/oneTabAtATime';

/**
 * Does something while no other tab does it with the same cart.
 * @returns undefined when another tab is at it. Where the browser has no locks the backend alone guards the order.
 */
export const withCartLock = <Result>(cartId: string, work: () => Promise<Result>): Promise<Result | undefined> =>
  unlessOtherTab(`place-order-${cartId}`, work);
