import type { RequestContext } from '../../context';
import { inputError } from '../../graphql/errors';
import { unlistEmail } from '../../newsletter/queries';
import type { CustomerUpdateInput } from '../../schema/resolvers.generated';
import { parseExtra } from '../../forms/extraValues';
import { currentCustomer } from '../currentCustomer';
import { readCustomerExtra } from '../customerExtra';
import { assertNameLength } from '../nameLength';
import type { CustomerRow } from '../models';
import { updateCustomerRow } from '../queries';

const readName = (given: string | null | undefined, before: string, label: string): string => {
  if (given === undefined || given === null) return before;
  const name = given.trim();
  if (name === '') throw inputError(`Required parameters are missing: ${label}`);
  assertNameLength(name, label);
  return name;
};

/**
 * Changes the name of the signed-in customer and what else the form has, and whether the newsletter comes; what is left
 * out stays.
 * @throws GraphQLError (graphql-input) for an empty or too long name.
 */
export const updateCustomer = (input: CustomerUpdateInput, context: RequestContext): CustomerRow => {
  const { db } = context;
  const before = currentCustomer(context);
  const isSubscribed = input.is_subscribed ?? before.is_subscribed === 1;
  const names = {
    firstname: readName(input.firstname, before.firstname, 'First Name'),
    lastname: readName(input.lastname, before.lastname, 'Last Name'),
  };
  const extra = JSON.stringify(readCustomerExtra(context, input, parseExtra(before.extra)));
  db.transaction(() => {
    updateCustomerRow(db, before.id, { ...names, is_subscribed: Number(isSubscribed), extra });
    // An earlier sign-up of the same address, in the footer, ends with it.
    if (!isSubscribed) unlistEmail(db, before.email);
  });
  return currentCustomer(context);
};
