import { ApolloLink } from '@apollo/client';
import { map, of } from 'rxjs';
import { filledData, isAllAbsent, sentDocument, sentVariables } from '../absentFields';

/**
 * For a backend that lacks some of what the shop can ask for: sends documents without it and puts nulls into the answers. An
 * operation of which nothing is left is answered at once. It stands above the retries, which see what is sent, and above
 * the boot link, whose answers lack the same.
 */
export const createAbsentFieldsLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const document = operation.query;
    if (isAllAbsent(document)) return of({ data: filledData(document, {}) });
    operation.query = sentDocument(document);
    operation.variables = sentVariables(document, operation.variables);
    return forward(operation).pipe(
      map((result) => (result.data ? { ...result, data: filledData(document, result.data) } : result)),
    );
  });
