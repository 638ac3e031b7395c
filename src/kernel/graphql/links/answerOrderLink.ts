import { ApolloLink } from '@apollo/client';
import { mergeMap, type Observable, of, tap } from 'rxjs';
import { isRecord } from '@/kernel/isRecord';
import { isMutation } from '../operations';

/** The entity in an answer: what a root field gives, or what stands in the payload of a mutation. */
const entityIn = (data: unknown, typename: string): Record<string, unknown> | undefined => {
  const roots = isRecord(data) ? Object.values(data).filter(isRecord) : [];
  return roots
    .flatMap((root) => [root, ...Object.values(root)])
    .filter(isRecord)
    .find((value) => value.__typename === typename);
};

/**
 * Keeps the answers about an entity of which there is one in order: an older answer never overwrites a newer one. A
 * query whose answer is older than what was taken since is asked again, so that its caller gets the present state.
 *
 * - Mutations come one at a time, and each answer holds its own effect: it is taken as it comes, and every query that
 *   was on its way then is outdated.
 * - A query is outdated when one that was sent later has given any of its fields. Queries for different fields do not
 *   outdate each other.
 *
 * It stands below retries and the mutation queue, where a request is really sent.
 * @param typename of the entity, such as `Cart`.
 */
export const createAnswerOrderLink = (typename: string): ApolloLink => {
  let sent = 0;
  let changed = 0;
  const takenByField = new Map<string, number>();

  return new ApolloLink((operation, forward) => {
    if (isMutation(operation))
      return forward(operation).pipe(
        tap(({ data }) => {
          if (entityIn(data, typename)) changed = sent += 1;
        }),
      );

    const ask = (): Observable<ApolloLink.Result> => {
      const number = (sent += 1);
      return forward(operation).pipe(
        mergeMap((result) => {
          const fields = Object.keys(entityIn(result.data, typename) ?? {}).filter(
            (field) => field !== 'id' && field !== '__typename',
          );
          if (fields.length === 0) return of(result);
          if (fields.some((field) => number < Math.max(changed, takenByField.get(field) ?? 0))) return ask();
          for (const field of fields) takenByField.set(field, number);
          return of(result);
        }),
      );
    };
    return ask();
  });
};
