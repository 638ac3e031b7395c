import type { RequestContext } from '../context';
import { customerParts, customValues, parseExtra } from '../forms/extraValues';
import { customerFields } from '../forms/formFields';
import { readForms } from '../forms/formSettings';
import { authorizationError, inputError } from '../graphql/errors';
import { forgetCustomer } from '../personalData/forget';
import type { Resolvers } from '../schema/resolvers.generated';
import { readStoreSettings } from '../stores/storeSettings';

import { changeEmail } from './account/changeEmail';
import { changePassword } from './account/changePassword';
import { updateCustomer } from './account/updateCustomer';
import { listAddresses } from './addresses/addressQueries';
import { deleteAddress, updateAddress } from './addresses/changeAddress';
import { createAddress } from './addresses/createAddress';
import { toCustomerAddress } from './addresses/toCustomerAddress';
import { confirmEmail } from './confirmation/confirmEmail';
import { resendAccountMail } from './confirmation/requestAccount';
import { createAccount } from './createAccount';
import { currentCustomer } from './currentCustomer';
import { isEmail } from './email';
import type { CustomerRow } from './models';
import { isEmailTaken } from './queries';
import { requestPasswordReset, resetPassword } from './resetPassword';
import { signIn } from './signIn';
import { revokeTokens } from './tokens';

const defaultAddressId = ({ db }: RequestContext, customer: CustomerRow, kind: 'shipping' | 'billing') => {
  const address = listAddresses(db, customer.id).find((row) => row[`is_default_${kind}`] === 1);
  return address ? String(address.id) : null;
};

/** Answer of a shop that mails a link before it deletes anything (053). */
const mailedLinkOnly = 'An account is deleted by the link of a mail only.';

/** Accounts, sign-in, sign-out, passwords and address books. Orders of a customer are resolved by the checkout. */
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
    generateCustomerToken: async (_parent, { email, password }, context) => ({
      token: await signIn(email, password, context),
    }),
    revokeCustomerToken: (_parent, _arguments, context) => {
      revokeTokens(context.db, currentCustomer(context).id, context.now());
      return { result: true };
    },
    createCustomerV2: async (_parent, { input }, context) => ({ customer: await createAccount(input, context) }),
    confirmEmail: (_parent, { input }, context) => ({ customer: confirmEmail(input, context) }),
    resendConfirmationEmail: (_parent, { email }, context) => {
      if (!isEmail(email)) throw inputError('Email is invalid');
      // The same for every address: only who reads the mail learns whether an account waits.
      resendAccountMail(context, email);
      return true;
    },
    requestPasswordResetEmail: (_parent, { email }, context) => requestPasswordReset(email, context),
    resetPassword: (_parent, { email, resetPasswordToken, newPassword }, context) =>
      resetPassword(email, resetPasswordToken, newPassword, context),
    deleteCustomer: (_parent, _arguments, context) => {
      const { id } = currentCustomer(context);
      if (!context.settings.profile.deletesAccountsAtOnce) throw authorizationError(mailedLinkOnly);
      forgetCustomer(context.db, id);
      return true;
    },
    createCustomerAddress: (_parent, { input }, context) =>
      toCustomerAddress(createAddress(context, currentCustomer(context).id, input), readForms(context)),
    updateCustomerV2: (_parent, { input }, context) => ({ customer: updateCustomer(input, context) }),
    updateCustomerEmail: async (_parent, { email, password }, context) => ({
      customer: await changeEmail(email, password, context),
    }),
    changeCustomerPassword: (_parent, { currentPassword, newPassword }, context) =>
      changePassword(currentPassword, newPassword, context),
    updateCustomerAddress: (_parent, { id, input }, context) =>
      toCustomerAddress(updateAddress(context, currentCustomer(context).id, id, input ?? {}), readForms(context)),
    deleteCustomerAddress: (_parent, { id }, context) => deleteAddress(context, currentCustomer(context).id, id),
  },
  Customer: {
    is_subscribed: (customer) => customer.is_subscribed === 1,
    prefix: ({ extra }) => parseExtra(extra).prefix ?? null,
    middlename: ({ extra }) => parseExtra(extra).middlename ?? null,
    suffix: ({ extra }) => parseExtra(extra).suffix ?? null,
    date_of_birth: ({ extra }) => parseExtra(extra).dob ?? null,
    taxvat: ({ extra }) => parseExtra(extra).taxvat ?? null,
    gender: ({ extra }) => {
      const { gender } = parseExtra(extra);
      return gender === undefined ? null : Number(gender);
    },
    custom_attributes: ({ extra }, _arguments, context) =>
      customValues(parseExtra(extra), customerFields(readForms(context)), customerParts),
    addresses: (customer, _arguments, context) => {
      const forms = readForms(context);
      return listAddresses(context.db, customer.id).map((row) => toCustomerAddress(row, forms));
    },
    default_shipping: (customer, _arguments, context) => defaultAddressId(context, customer, 'shipping'),
    default_billing: (customer, _arguments, context) => defaultAddressId(context, customer, 'billing'),
  },
};
