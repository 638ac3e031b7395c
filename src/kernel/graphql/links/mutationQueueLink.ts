import { ApolloLink } from '@apollo/client';
import { Observable } from 'rxjs';
import { isMutation } from '../operations';
import { givenUp } from './askerLink';

/**
 * Sends mutations one at a time, in the order in which they were asked for, unless `context.skipQueue`. What has not begun
 * when its customer signs out is given up: it would be sent without their token, and the next sign-in would wait for it.
 * @param signedOut emits when a customer signs out.
 */
export const createMutationQueueLink = (signedOut: Observable<void>): ApolloLink => {
  let last: Promise<void> = Promise.resolve();

  return new ApolloLink((operation, forward) => {
    const { skipQueue, headers } = operation.getContext();
    if (!isMutation(operation) || skipQueue) return forward(operation);
    return new Observable((observer) => {
      let isCancelled = false;
      // One that names its sender itself, as in a sign-in, is not the leaving customer's.
      const waiting = headers?.Authorization ? undefined : signedOut.subscribe(() => observer.error(givenUp()));
      let stop = (): void => waiting?.unsubscribe();
      last = last.then(
        () =>
          new Promise<void>((resolve) => {
            stop();
            if (isCancelled) {
              resolve();
              return;
            }
            const subscription = forward(operation).subscribe(observer);
            subscription.add(resolve);
            stop = () => subscription.unsubscribe();
          }),
      );
      return () => {
        isCancelled = true;
        stop();
      };
    });
  });
};
