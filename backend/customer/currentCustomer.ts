import type { RequestContext } from '../context';
import { authorizationError } from '../graphql/errors';

import type { CustomerRow } from './models';
import { findCustomerById } from './queries';

/**
 * The signed-in customer of a request.
 * @throws GraphQLError (graphql-authorization) for a guest, and for an account that is gone.
 */
export const currentCustomer = ({ db, customerId }: Pick<RequestContext, 'db' | 'customerId'>): CustomerRow => {
  const customer = customerId === null ? undefined : findCustomerById(db, customerId);
  if (!customer) throw authorizationError("The current customer isn't authorized.");
  return customer;
};
