import { ApolloLink } from '@apollo/client';
import { from, of, switchMap } from 'rxjs';
import { nextTask } from '@/kernel/scheduling/nextTask';
import type { ShopCache } from '../shopCache';

/**
 * Takes the answers of the boot script into the cache and out of it again before the client does, each in a task of its
 * own: the client does both at once, which was the longest task of a first load (docs/decisions/008). The cache remembers
 * what it has read. Stands above all links that change a document, as the cache reads by the client's own.
 */
export const createCacheAheadLink = (cache: ShopCache): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { query, variables } = operation;
    const takeIn = async (result: ApolloLink.Result, data: object): Promise<ApolloLink.Result> => {
      cache.writeAhead({ dataId: 'ROOT_QUERY', query, variables, result: data });
      await nextTask();
      cache.diff({ query, variables, optimistic: true, returnPartialData: true });
      await nextTask();
      return result;
    };
    return forward(operation).pipe(
      switchMap((result) =>
        // Data with errors beside it may be meant for no cache.
        operation.getContext().isEarly && result.data && !result.errors
          ? from(takeIn(result, result.data))
          : of(result),
      ),
    );
  });
