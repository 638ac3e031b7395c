import type { AppError } from '@/kernel/errors/appError';

const refusal = /Field "(\w+)" is not defined by type "?ProductAttribute(?:Filter|Sort)Input/;

/**
 * The query of a list's address without what the backend refuses: a parameter that is no attribute of it, or an order that
 * it does not have. Which attributes lists can be filtered by is only known from what the backend offers.
 * @returns undefined when the backend refused something else, or did not answer.
 */
export const withoutRefused = (error: AppError, search: string): string | undefined => {
  const messages = error.kind === 'graphql' ? error.messages : [];
  const refused = new Set(messages.flatMap((message) => refusal.exec(message)?.[1] ?? []));
  const parameters = new URLSearchParams(search);
  const names = [...new Set(parameters.keys())].filter(
    (name) =>
      refused.has(name) || (name === 'sort' && refused.has((parameters.get(name) ?? '').replace(/_(?:asc|desc)$/, ''))),
  );
  if (names.length === 0) return undefined;
  for (const name of names) parameters.delete(name);
  // Commas between the options of a filter stay readable.
  const query = parameters.toString().replaceAll('%2C', ',');
  return query === '' ? '' : `?${query}`;
};
