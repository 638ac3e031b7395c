import { ApolloLink } from '@apollo/client';
import { catchError, from, of, switchMap } from 'rxjs';

/** Gives the answer that is already under way, once; undefined when there is none. */
export type TakeEarlyResponse = (
  operationName: string | undefined,
  variables: Record<string, unknown>,
) => Promise<ApolloLink.Result | undefined> | undefined;

/** Takes over the answers that the boot script asked for before the bundle came; sends the request again where one failed. */
export const createBootLink = (takeEarlyResponse: TakeEarlyResponse): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const early = takeEarlyResponse(operation.operationName, operation.variables);
    if (early === undefined) return forward(operation);
    return from(early).pipe(
      catchError(() => of(undefined)),
      switchMap((result) => {
        if (result === undefined) return forward(operation);
        operation.setContext({ isEarly: true });
        return of(result);
      }),
    );
  });
