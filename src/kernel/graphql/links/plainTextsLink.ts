import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import { isRecord } from '@/kernel/isRecord';
import { readPlainTexts } from '@/kernel/text/readPlainTexts';

/** Decodes the texts of answers, once and before anything reads them: nobody behind it meets an entity of HTML. */
export const plainTextsLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    mergeMap((result) => {
      const withData = (data: unknown): ApolloLink.Result =>
        data !== result.data && isRecord(data) ? { ...result, data } : result;
      const plain = readPlainTexts(result.data);
      return plain instanceof Promise ? from(plain.then(withData)) : of(withData(plain));
    }),
  ),
);
