import type { AppError } from '@/kernel/errors/appError';

/** The words in which Magento refuses a page behind the last one: of any list with the number of pages, of a category's own without it. */
const behindLast = /^currentPage value \d+ specified is greater than the (?:(\d+) page|number of pages)/;

/**
 * The query of an address that asks for a page behind the last one of its list, with the last one in it.
 * @param pages how many the list has, where the answer says so beside its refusal.
 * @returns undefined where the backend refused something else, or did not answer.
 */
export const atLastPage = (error: AppError, search: string, pages?: number | null): string | undefined => {
  const messages = error.kind === 'graphql' ? error.messages : [];
  const refusal = messages.map((message) => behindLast.exec(message)).find((found) => found !== null);
  const last = refusal && (refusal[1] ?? (pages ? String(pages) : undefined));
  const parameters = new URLSearchParams(search);
  if (!last || parameters.get('page') === last) return undefined;
  parameters.set('page', last);
  // Commas between the options of a filter stay readable.
  return `?${parameters.toString().replaceAll('%2C', ',')}`;
};
