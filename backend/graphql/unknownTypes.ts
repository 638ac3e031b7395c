import { visit, type DocumentNode, type GraphQLSchema } from 'graphql';

import { RequestFailure } from './errors';

/**
 * Refuses a document that names a type which the schema does not have, in a fragment, even an unused one, or for a
 * variable. A real backend reads its schema type by type, so it fails there before anything is validated.
 * @throws RequestFailure, status 500, without a category.
 */
export const assertKnownTypes = (schema: GraphQLSchema, document: DocumentNode): void => {
  visit(document, {
    NamedType: ({ name }) => {
      if (!schema.getType(name.value)) throw new RequestFailure('Internal server error', null);
    },
  });
};
