import type { RequestContext } from '../../context';
import { alreadyExistsError, inputError } from '../../graphql/errors';
import { sendMail } from '../../mail/outbox';
import { mailTextsOf } from '../../mail/texts/mailTextsOf';
import { moveSubscriber } from '../../newsletter/queries';
import { readShopName } from '../../stores/shopName';
import { currentCustomer } from '../currentCustomer';
import { isEmail } from '../email';
import type { CustomerRow } from '../models';
import { isEmailTaken, updateCustomerRow } from '../queries';
import { voidPasswordReset } from '../resetQueries';
import { checkPassword } from './checkPassword';

/**
 * Gives the account another e-mail. Both addresses are told: the old one may be its owner's only sign of a theft.
 * @throws GraphQLError for a wrong password, and for an address that is none or has an account.
 */
export const changeEmail = async (email: string, password: string, context: RequestContext): Promise<CustomerRow> => {
  const { db, now, store } = context;
  const customer = currentCustomer(context);
  const next = email.trim();
  if (!password) throw inputError('Provide the current "password" to change "email".');
  if (!isEmail(next)) throw inputError(`"${next}" is not a valid email address.`);
  const assertUnchanged = await checkPassword(customer, password, context);
  db.transaction(() => {
    assertUnchanged();
    const isSame = next.toLowerCase() === customer.email.toLowerCase();
    if (!isSame && isEmailTaken(db, next)) {
      throw alreadyExistsError('A customer with the same email address already exists in an associated website.');
    }
    updateCustomerRow(db, customer.id, { email: next });
    if (isSame) return;
    moveSubscriber(db, customer.email, next);
    // A link in the old mailbox must not open the account any more.
    voidPasswordReset(db, customer.id);
    const shop = readShopName(db, store.id);
    const texts = mailTextsOf(db, store.id);
    const subject = texts.emailSubject(shop);
    const body = texts.emailChanged(shop, next).join('\n\n');
    for (const recipient of [customer.email, next]) sendMail(db, { recipient, subject, body, sent_at: now() });
  });
  return currentCustomer(context);
};
