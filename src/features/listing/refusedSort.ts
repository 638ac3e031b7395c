import type { AppError } from '@/kernel/errors/appError';

const refusal = /Field "(\w+)" is not defined by type "?ProductAttributeSortInput/;

/** The order that the backend refused; undefined when it refused something else, or did not answer. */
export const refusedSort = (error: AppError): string | undefined =>
  (error.kind === 'graphql' ? error.messages : []).flatMap((message) => refusal.exec(message)?.[1] ?? [])[0];

/**
 * The query of a list's address without an order that the backend does not have.
 * @returns undefined when the backend refused something else, or did not answer.
 */
export const withoutRefusedSort = (error: AppError, search: string): string | undefined => {
  const parameters = new URLSearchParams(search);
  const field = (parameters.get('sort') ?? '').replace(/_(?:asc|desc)$/, '');
  if (field === '' || refusedSort(error) !== field) return undefined;
  parameters.delete('sort');
  // Commas between the options of a filter stay readable.
  const query = parameters.toString().replaceAll('%2C', ',');
  return query === '' ? '' : `?${query}`;
};
