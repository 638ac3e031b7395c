import { ApolloLink } from '@apollo/client';
import { map } from 'rxjs';
import { isRecord } from '@/kernel/isRecord';
import { isMutation } from '../operations';

/** Takes null entries out of lists, in the answer itself: it was just parsed, and nobody else has it. */
const withoutNullEntries = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((entry) => entry !== null).map(withoutNullEntries);
  if (isRecord(value)) for (const key of Object.keys(value)) value[key] = withoutNullEntries(value[key]);
  return value;
};

/** Whether everything that was asked for was answered, though perhaps not in full. */
export const isAnswered = (data: unknown): data is Record<string, unknown> =>
  isRecord(data) && Object.keys(data).length > 0 && Object.values(data).every((field) => field !== null);

/**
 * Takes an answer for what it holds. Of a query whose fields were all answered the errors are dropped: what could not be
 * given is null, and the parts of the page that need it do without. Entries of lists that could not be given are left out.
 * An operation whose errors say more than that asks for them by `context.keepsErrors`. A mutation keeps its errors: they
 * say that it was refused.
 */
export const usefulDataLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const { data, errors, ...rest } = result;
      if (!isRecord(data)) return result;
      withoutNullEntries(data);
      const keepsErrors = isMutation(operation) || operation.getContext().keepsErrors === true || !isAnswered(data);
      return { ...rest, data, ...(errors && keepsErrors ? { errors } : {}) };
    }),
  ),
);
