import { isEmail } from '../customer/email';
import { toSqlTime } from '../db/time';
import { inputError } from '../graphql/errors';
import { countUse } from '../limits/failures';
import type { ContactUsInput, Resolvers } from '../schema/resolvers.generated';
import { readStoreSettings, type StoreSettings } from '../stores/storeSettings';

import { mailContactMessage } from './contactMail';
import { insertContactMessage, type NewContactMessage } from './queries';

/** Longest message that is kept, in characters. */
const maximumCommentLength = 5000;
/** Messages of a client within an hour before it has to pause. */
const allowedMessages = 10;
/** Longest of the short fields, in characters. */
const maximumFieldLength = 255;

const shortText = (value: string | null | undefined): string | null =>
  value?.trim().slice(0, maximumFieldLength) || null;

/** @throws GraphQLError (graphql-input) in the real backend's words and order; the last two are the shop's own. */
const assertAcceptable = (input: ContactUsInput, settings: StoreSettings): void => {
  if (!settings.contact_enabled) throw inputError('The contact form is unavailable.');
  if (!isEmail(input.email.trim())) {
    throw inputError('The email address is invalid. Verify the email address and try again.');
  }
  if (input.name.trim() === '') throw inputError('Name field is required.');
  if (input.comment.trim() === '') throw inputError('Comment field is required.');
  const reasons = settings.contact_reasons ?? [];
  if (input.contactReason && !reasons.some(({ code }) => code === input.contactReason)) {
    throw inputError('Choose what your message is about.');
  }
  if (input.is_consent === false) throw inputError('Consent is needed to answer your message.');
};

/** Messages to the shop. They are kept for the people who answer them. */
export const contactResolvers: Resolvers = {
  Mutation: {
    contactUs: (_parent, { input }, context) => {
      const { db, store, now } = context;
      assertAcceptable(input, readStoreSettings(db, store.id));
      countUse(context, 'contact', allowedMessages);
      const message: NewContactMessage = {
        storeId: store.id,
        name: shortText(input.name) ?? '',
        email: input.email.trim(),
        telephone: shortText(input.telephone),
        comment: input.comment.trim().slice(0, maximumCommentLength),
        reason: shortText(input.contactReason),
        orderNumber: shortText(input.orderNumber),
        hasConsented: input.is_consent ?? null,
        sentAt: toSqlTime(now()),
      };
      db.transaction(() => {
        insertContactMessage(db, message);
        mailContactMessage(context, message);
      });
      return { status: true };
    },
  },
};
