import { inputError } from './errors';

/** @throws GraphQLError (graphql-input) for a page or page size below one. */
export const assertPage = (pageSize: number, currentPage: number): void => {
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.');
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.');
};

/** Pages that a result fills; 0 for none. */
export const totalPages = (total: number, pageSize: number): number => Math.ceil(total / pageSize);

/** @throws GraphQLError (graphql-input) for a page behind the last one, unless the result is empty. */
export const assertPageExists = (total: number, pageSize: number, currentPage: number): void => {
  const pages = totalPages(total, pageSize);
  if (total > 0 && currentPage > pages) {
    throw inputError(`currentPage value ${currentPage} specified is greater than the ${pages} page(s) available.`);
  }
};
