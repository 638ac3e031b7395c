import { maxTextLength } from '../address/address';
import { inputError } from '../graphql/errors';

/**
 * Refuses a name that the real backend's column does not hold, and that every mail and order would copy.
 * @param label of the field, as the shopper reads it.
 * @throws GraphQLError (graphql-input).
 */
export const assertNameLength = (name: string, label: string): void => {
  if (name.length > maxTextLength) throw inputError(`"${label}" is not valid.`);
};
