import { ApolloLink } from '@apollo/client';
import { catchError, mergeMap, of, throwError } from 'rxjs';
import { cacheIdHeader } from '@/kernel/graphql/cacheId';
import { isMutation } from '@/kernel/graphql/operations';
import type { PreviewValues } from '@/kernel/preview/previewValues';
import { isPreviewed } from './previewOperations';

export interface PreviewLinkOptions {
  /** The values that are saved; undefined once they are over. */
  values: () => PreviewValues | undefined;
  /** Told of an operation whose preview the backend refused. */
  onRefused: (operationName: string) => void;
}

const hasNothing = ({ data, errors }: ApolloLink.Result): boolean =>
  Boolean(errors?.length) && Object.values(data ?? {}).every((value) => value === null || value === undefined);

const wasAnswered = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number';

/**
 * Asks for the version that an editor previews: with their authorization and its header, by POST and past every cache.
 * What the backend refuses to preview, such as the cart of a customer, is asked for as ever. It stands below the link that
 * says who asks.
 */
export const createPreviewLink = ({ values, onRefused }: PreviewLinkOptions): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const preview = values();
    const { operationName = '' } = operation;
    if (!preview || isMutation(operation) || !isPreviewed(operationName)) return forward(operation);
    const usual = operation.getContext();
    const headers: Record<string, string> = { ...usual.headers };
    delete headers[cacheIdHeader];
    operation.setContext({
      headers: { ...headers, Authorization: preview.authorization, 'Preview-Version': preview.version },
      isPersonal: true,
    });
    const askAsEver = () => {
      onRefused(operationName);
      operation.setContext({ headers: usual.headers, isPersonal: usual.isPersonal });
      return forward(operation);
    };
    return forward(operation).pipe(
      // Inside, so that a failure of the second request is not taken for one of the first.
      mergeMap((result) => of({ result, isRefused: hasNothing(result) })),
      catchError((error: unknown) =>
        wasAnswered(error) ? of({ result: undefined, isRefused: true }) : throwError(() => error),
      ),
      mergeMap(({ result, isRefused }) => (isRefused || !result ? askAsEver() : of(result))),
    );
  });
