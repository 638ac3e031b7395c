import { ApolloLink } from '@apollo/client';
import { Observable } from 'rxjs';
import { isMutation } from '../operations';

/** Sends mutations one at a time, in the order in which they were asked for, unless `context.skipQueue`. */
export const createMutationQueueLink = (): ApolloLink => {
  let last: Promise<void> = Promise.resolve();

  return new ApolloLink((operation, forward) => {
    if (!isMutation(operation) || operation.getContext().skipQueue) return forward(operation);
    return new Observable((observer) => {
      let isCancelled = false;
      let stop: (() => void) | undefined;
      last = last.then(
        () =>
          new Promise<void>((resolve) => {
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
        stop?.();
      };
    });
  });
};
