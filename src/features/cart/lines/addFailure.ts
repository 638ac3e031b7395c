import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isUnreachable } from '@/kernel/errors/appError';
import type { CartLine } from '../cartContents';

/** The backend's words, in part, for refusals that it has no code for. */
const refusals = [
  ['source items', 'cart.errorSoldOut'],
  ['out of stock', 'cart.errorSoldOut'],
  ['exceeds the maximum', 'cart.errorTooMany'],
  ['requested qty', 'cart.errorNotEnough'],
  ['you are trying to add is not available', 'cart.errorGone'],
] as const;

const codes = new Map([
  ['PRODUCT_NOT_FOUND', 'cart.errorGone'],
  ['INSUFFICIENT_STOCK', 'cart.errorNotEnough'],
] as const);

/** Id of the message for the backend's words about stock and sale; undefined leaves it to these words. */
export const stockMessageId = (words: string) => {
  const said = words.toLowerCase();
  return refusals.find(([part]) => said.includes(part))?.[1];
};

/** Whether the product of a line was taken off sale: nothing is left to do but to take the line out. */
export const isNoLongerSold = ({ errors }: CartLine): boolean =>
  (errors ?? []).some(({ message }) => stockMessageId(message) === 'cart.errorGone');

/** Id of the message that says why something could not be added; undefined leaves it to the backend's own words. */
export const addFailureId = (failure: unknown) => {
  if (isUnreachable(failure)) return 'cart.errorOffline' as const;
  const [error] = CombinedGraphQLErrors.is(failure) ? failure.errors : [];
  if (!error) return undefined;
  const code = error.extensions?.code;
  return stockMessageId(error.message) ?? [...codes].find(([known]) => known === code)?.[1];
};
