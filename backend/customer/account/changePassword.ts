import type { RequestContext } from '../../context';
import { inputError } from '../../graphql/errors';
import { sendMail } from '../../mail/outbox';
import { mailTextsOf } from '../../mail/texts/mailTextsOf';
import { readShopName } from '../../stores/shopName';
import { readStoreSettings } from '../../stores/storeSettings';
import { currentCustomer } from '../currentCustomer';
import type { CustomerRow } from '../models';
import { assertPasswordAllowed } from '../passwordRules';
import { hashPassword } from '../passwords';
import { replacePassword } from '../resetQueries';
import { revokeTokens } from '../tokens';
import { checkPassword } from './checkPassword';

/**
 * Gives the account another password. Every session ends, the caller's too, and the customer is told by mail.
 * @throws GraphQLError for a wrong password, or a new one that the rules refuse.
 */
export const changePassword = async (
  password: string,
  newPassword: string,
  context: RequestContext,
): Promise<CustomerRow> => {
  const { db, now, store } = context;
  const customer = currentCustomer(context);
  if (!password) throw inputError('Specify the "currentPassword" value.');
  if (!newPassword) throw inputError('Specify the "newPassword" value.');
  const assertUnchanged = await checkPassword(customer, password, context);
  const settings = readStoreSettings(db, store.id);
  assertPasswordAllowed(newPassword, customer.email, {
    minimumLength: settings.minimum_password_length,
    requiredClasses: settings.required_character_classes_number,
  });
  const passwordHash = await hashPassword(newPassword, context);
  db.transaction(() => {
    assertUnchanged();
    replacePassword(db, customer.id, passwordHash);
    revokeTokens(db, customer.id, now());
    const texts = mailTextsOf(db, store.id);
    sendMail(db, {
      recipient: customer.email,
      subject: texts.passwordSubject(readShopName(db, store.id)),
      body: texts.passwordChanged(),
      sent_at: now(),
    });
  });
  return customer;
};
