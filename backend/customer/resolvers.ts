import type { RequestContext } from '../context';
import { toAddress } from '../address/address';
import { authorizationError, inputError } from '../graphql/errors';
import type { CustomerAddress, Resolvers } from '../schema/resolvers.generated';
import { toCountryCode } from '../stores/countries';
import { findRegion } from '../stores/regions';
import { readStoreSettings } from '../stores/storeSettings';

import { createAccount } from './createAccount';
import { createAddress } from './createAddress';
import { isEmail } from './email';
import type { CustomerAddressRow, CustomerRow } from './models';
import { findCustomerById, isEmailTaken, listAddresses } from './queries';
import { requestPasswordReset, resetPassword } from './resetPassword';
import { signIn } from './signIn';

import { revokeTokens } from './tokens';

const currentCustomer = ({ db, customerId }: RequestContext): CustomerRow => {
  const customer = customerId === null ? undefined : findCustomerById(db, customerId);
  if (!customer) throw authorizationError("The current customer isn't authorized.");
  return customer;
};

const toCustomerAddress = (row: CustomerAddressRow): CustomerAddress => {
  const { countryCode, region, regionCode, ...address } = toAddress(row);
  const regionId = findRegion(countryCode, { text: regionCode })?.id ?? null;
  return {
    ...address,
    id: row.id,
    region: { region, region_code: regionCode, region_id: regionId },
    region_id: regionId,
    country_code: toCountryCode(countryCode),
    default_shipping: row.is_default_shipping === 1,
    default_billing: row.is_default_billing === 1,
  };
};

const defaultAddressId = ({ db }: RequestContext, customer: CustomerRow, kind: 'shipping' | 'billing') => {
  const address = listAddresses(db, customer.id).find((row) => row[`is_default_${kind}`] === 1);
  return address ? String(address.id) : null;
};

/** Accounts, sign-in, sign-out and forgotten passwords. Orders of a customer are resolved by the checkout. */
export const customerResolvers: Resolvers = {
  Query: {
    customer: (_parent, _arguments, context) => currentCustomer(context),
    isEmailAvailable: (_parent, { email }, { db, store }) => {
      if (!email) throw inputError('Email must be specified');
      if (!isEmail(email)) throw inputError('Email is invalid');
      // Off by default: the answer must not tell who has an account (2.4.7).
      const isTold = readStoreSettings(db, store.id).guest_checkout_login_enabled;
      return { is_email_available: !isTold || !isEmailTaken(db, email) };
    },
  },
  Mutation: {
    generateCustomerToken: (_parent, { email, password }, context) => ({ token: signIn(email, password, context) }),
    revokeCustomerToken: (_parent, _arguments, context) => {
      revokeTokens(context.db, currentCustomer(context).id, context.now());
      return { result: true };
    },
    createCustomerV2: (_parent, { input }, context) => ({ customer: createAccount(input, context) }),
    requestPasswordResetEmail: (_parent, { email }, context) => requestPasswordReset(email, context),
    resetPassword: (_parent, { email, resetPasswordToken, newPassword }, context) =>
      resetPassword(email, resetPasswordToken, newPassword, context),
    createCustomerAddress: (_parent, { input }, context) =>
      toCustomerAddress(createAddress(context, currentCustomer(context).id, input)),
  },
  Customer: {
    is_subscribed: (customer) => customer.is_subscribed === 1,
    addresses: (customer, _arguments, { db }) => listAddresses(db, customer.id).map(toCustomerAddress),
    default_shipping: (customer, _arguments, context) => defaultAddressId(context, customer, 'shipping'),
    default_billing: (customer, _arguments, context) => defaultAddressId(context, customer, 'billing'),
  },
};
