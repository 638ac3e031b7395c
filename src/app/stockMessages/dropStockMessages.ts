import type { ApolloLink } from '@apollo/client';
import { isRecord } from '@/kernel/isRecord';

/** Texts by which a backend says that single lines of an answer are not to be had. */
const stockMessages = [
  'Some of the products are out of stock.',
  'There are no source items with the in stock status',
  'The requested qty is not available',
] as const;

const isStockMessage = (message: string): boolean => stockMessages.some((text) => message.includes(text));

/** A copy without the empty places that failed items leave in lists. */
const withoutHoles = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutHoles);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutHoles(field)]));
};

/** Whether anything is left of the data; a refused mutation is all null and its message must reach the shopper. */
const hasData = (data: unknown): data is Record<string, unknown> =>
  isRecord(data) && Object.values(data).some((field) => field !== null);

/** Returns the value of the data at the path of an error. */
const at = (data: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined;
    return isRecord(value) ? value[key] : undefined;
  }, data);

type ResultError = NonNullable<ApolloLink.Result['errors']>[number];

/** By its text; or, in whatever language, an input error that leaves an empty place in a list. */
const isStockError = ({ message, path, extensions }: ResultError, data: unknown): boolean =>
  isStockMessage(message) ||
  (extensions?.category === 'graphql-input' && typeof path?.at(-1) === 'number' && at(data, path ?? []) === null);

/** Removes the stock messages from an answer's errors and the lines that they are about from its data. */
export const dropStockMessages = (result: ApolloLink.Result): ApolloLink.Result => {
  const { errors, data } = result;
  if (!errors || !hasData(data) || !errors.some((error) => isStockError(error, data))) return result;
  const others = errors.filter((error) => !isStockError(error, data));
  const clean = Object.fromEntries(Object.entries(data).map(([key, field]) => [key, withoutHoles(field)]));
  const { extensions } = result;
  return { data: clean, ...(extensions ? { extensions } : {}), ...(others.length > 0 ? { errors: others } : {}) };
};
