import { ApolloLink } from '@apollo/client';
import { catchError, EMPTY, filter, mergeMap, type Observable, of, takeUntil, throwError } from 'rxjs';
import { asksFor, isMutation } from '../operations';

export interface AskerLinkOptions {
  /** Token of the signed-in customer. */
  getToken: () => string | undefined;
  /** Emits when a customer signs out. */
  signedOut: Observable<void>;
  /** Root fields that a customer only asks for. */
  ownFields: ReadonlySet<string>;
}

/**
 * An answer is for who asked. What is the customer's own is given up when they sign out: a late answer would bring them
 * back, and the next customer's same question would wait for it and get it. A change goes on, and nobody hears of it, nor
 * tries it again as somebody else. Anything else that comes for a customer who has gone has their prices, and is asked
 * again as who is there now. It stands above all that waits.
 */
export const createAskerLink = ({ getToken, signedOut, ownFields }: AskerLinkOptions): ApolloLink => {
  let sessions = 0;
  signedOut.subscribe(() => (sessions += 1));

  return new ApolloLink((operation, forward) => {
    if (isMutation(operation)) {
      const session = sessions;
      const isOver = (): boolean => session !== sessions;
      return forward(operation).pipe(
        filter(() => !isOver()),
        catchError((error: unknown) => (isOver() ? EMPTY : throwError(() => error))),
      );
    }
    if (asksFor(operation, ownFields)) return forward(operation).pipe(takeUntil(signedOut));
    const { headers } = operation.getContext();
    const ask = (): Observable<ApolloLink.Result> => {
      const token = getToken();
      operation.setContext({ headers });
      return forward(operation).pipe(
        mergeMap((result) => (token === undefined || token === getToken() ? of(result) : ask())),
      );
    };
    return ask();
  });
};
