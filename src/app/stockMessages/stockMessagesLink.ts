import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';

/** Answers with data and errors are rare; what tells the errors apart is loaded with the first. */
const clean = async (result: ApolloLink.Result): Promise<ApolloLink.Result> => {
  const { dropStockMessages } = await import(/* webpackChunkName: "persistence" */ './dropStockMessages');
  return dropStockMessages(result);
};

/** Cleans answers. `context.onItemsDropped` is called when something was dropped, by who can tell what it was. */
export const stockMessagesLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    mergeMap((result) => {
      if (!result.errors || !result.data) return of(result);
      const cleaned = clean(result).then((one) => {
        if (one !== result) operation.getContext().onItemsDropped?.();
        return one;
      });
      // Without that code the errors are shown as they came.
      return from(cleaned.catch(() => result));
    }),
  ),
);
