import type { CartLine } from '../cartContents';

/** Whether the product of a line was taken off sale: nothing is left to do but to take the line out. */
export const isNoLongerSold = ({ errors }: CartLine): boolean =>
  (errors ?? []).some(({ message }) => message.includes('you are trying to add is not available'));
