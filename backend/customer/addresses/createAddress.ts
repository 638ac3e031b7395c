import type { RequestContext } from '../../context';
import { readForms } from '../../forms/formSettings';
import { inputError } from '../../graphql/errors';
import type { CustomerAddressInput } from '../../schema/resolvers.generated';

import type { CustomerAddressRow } from '../models';
import { insertAddress, isBookFull, listAddresses } from './addressQueries';
import { readAddress } from './readAddress';

/**
 * Adds an address to the customer's address book.
 * @throws GraphQLError (graphql-input) for what is missing or too long.
 */
export const createAddress = (
  context: RequestContext,
  customerId: number,
  input: CustomerAddressInput,
): CustomerAddressRow =>
  context.db.transaction(() => {
    const { db } = context;
    const address = readAddress(input, readForms(context));
    if (isBookFull(db, customerId)) throw inputError('The address book is full.');
    const id = insertAddress(db, customerId, address, {
      isShipping: input.default_shipping === true,
      isBilling: input.default_billing === true,
    });
    const row = listAddresses(db, customerId).find((known) => known.id === id);
    if (!row) throw new Error('The new address cannot be read.');
    return row;
  });
