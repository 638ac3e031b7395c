import { ApolloLink } from '@apollo/client';
import { catchError, mergeMap, type Observable, of, takeUntil, tap, throwError } from 'rxjs';
import { asksFor, isMutation } from '../operations';

export interface AskerLinkOptions {
  /** Token of the signed-in customer. */
  getToken: () => string | undefined;
  /** Emits when a customer signs out. */
  signedOut: Observable<void>;
  /** Root fields that a customer only asks for. */
  ownFields: ReadonlySet<string>;
}

/** What an operation ends with whose customer has signed out. */
export const givenUp = (): Error => new DOMException('Its customer has signed out.', 'AbortError');

/**
 * An answer is for who asked. What is the customer's own is given up when they sign out: a late answer would bring them
 * back, and the next customer's same question would wait for it and get it. A change goes on, and counts as unanswered:
 * nobody tries it again as somebody else. Anything else that comes for a customer who has gone has their prices, and is asked
 * again as who is there now. It stands above all that waits.
 */
export const createAskerLink = ({ getToken, signedOut, ownFields }: AskerLinkOptions): ApolloLink => {
  let sessions = 0;
  signedOut.subscribe(() => (sessions += 1));

  return new ApolloLink((operation, forward) => {
    const { headers } = operation.getContext();
    // It names its sender itself: the end of a session, or the beginning.
    if (headers?.Authorization) return forward(operation);
    if (isMutation(operation)) {
      const session = sessions;
      const toError = (error: unknown): unknown => (session === sessions ? error : givenUp());
      return forward(operation).pipe(
        tap(() => {
          if (session !== sessions) throw givenUp();
        }),
        catchError((error: unknown) => throwError(() => toError(error))),
      );
    }
    if (asksFor(operation, ownFields)) return forward(operation).pipe(takeUntil(signedOut));
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
