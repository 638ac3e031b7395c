import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { toAppError } from '@/kernel/errors/appError';

/** The backend's words, in part, of what it has no code for (semantics §4, stock messages). */
const refusals = [
  ['source items', 'cart.errorSoldOut'],
  ['out of stock', 'cart.errorSoldOut'],
  ['exceeds the maximum', 'cart.errorTooMany'],
  ['requested qty', 'cart.errorNotEnough'],
] as const;

const codes = new Map([
  ['PRODUCT_NOT_FOUND', 'cart.errorGone'],
  ['INSUFFICIENT_STOCK', 'cart.errorNotEnough'],
] as const);

/** Id of the message that says why something could not be added; undefined leaves it to the backend's own words. */
export const addFailureId = (failure: unknown) => {
  // A shop that answers wrongly has been reached.
  if (ServerError.is(failure) || ServerParseError.is(failure)) return undefined;
  if (toAppError(failure).kind === 'network') return 'cart.errorOffline' as const;
  const [error] = CombinedGraphQLErrors.is(failure) ? failure.errors : [];
  if (!error) return undefined;
  const said = error.message.toLowerCase();
  const refusal = refusals.find(([part]) => said.includes(part));
  if (refusal) return refusal[1];
  const code = error.extensions?.code;
  return [...codes].find(([known]) => known === code)?.[1];
};
