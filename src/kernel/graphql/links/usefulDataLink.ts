import { ApolloLink } from '@apollo/client';
import { map } from 'rxjs';
import { isRecord } from '@/kernel/isRecord';
import { isMutation } from '../operations';

/** The value without null entries in its lists; the same object where it has none. */
const withoutNullEntries = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const entries = value.filter((entry) => entry !== null).map(withoutNullEntries);
    return entries.length === value.length && entries.every((entry, n) => entry === value[n]) ? value : entries;
  }
  if (!isRecord(value)) return value;
  const changed = Object.entries(value).flatMap(([key, field]) => {
    const clean = withoutNullEntries(field);
    return clean === field ? [] : [[key, clean] as const];
  });
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
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
      const clean = withoutNullEntries(data);
      const known = isRecord(clean) ? clean : data;
      const keepsErrors = isMutation(operation) || operation.getContext().keepsErrors === true || !isAnswered(known);
      return { ...rest, data: known, ...(errors && keepsErrors ? { errors } : {}) };
    }),
  ),
);
