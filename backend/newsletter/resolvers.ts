import { isEmail } from '../customer/email';
import { toSqlTime } from '../db/time';
import { alreadyExistsError, inputError } from '../graphql/errors';
import { countUse } from '../limits/failures';
import type { Resolvers } from '../schema/resolvers.generated';
import { readStoreSettings } from '../stores/storeSettings';

import { findAccount, isListed, saveSubscriber } from './queries';
import { welcomeSubscriber } from './unsubscribe';

/** Longest name of a place to sign up at, in characters. */
const maximumSourceLength = 40;

/** Sign-ups of a client within an hour before it has to pause. */
const allowedSignUps = 10;

/** Newsletter sign-up with the real backend's messages. */
export const newsletterResolvers: Resolvers = {
  Mutation: {
    subscribeEmailToNewsletter: (_parent, { email: given, is_consent: consent, optinSource }, context) => {
      const { db, store, now } = context;
      const email = given.trim();
      if (!readStoreSettings(db, store.id).newsletter_enabled) {
        throw inputError('Cannot create a newsletter subscription.');
      }
      if (email === '') throw inputError('You must specify an email address to subscribe to a newsletter.');
      if (!isEmail(email)) throw inputError('Enter a valid email address.');
      if (consent === false) throw inputError('Consent is needed to subscribe to the newsletter.');
      countUse(context, 'newsletter', allowedSignUps);
      db.transaction(() => {
        const account = findAccount(db, email);
        // A customer may have left since: the account knows better than the list.
        const isSubscribed = account ? account.is_subscribed === 1 : isListed(db, store.id, email);
        if (isSubscribed) throw alreadyExistsError('This email address is already subscribed.');
        saveSubscriber(db, {
          storeId: store.id,
          email,
          customerId: account?.id ?? null,
          hasConsented: consent ?? null,
          source: optinSource?.slice(0, maximumSourceLength) ?? null,
          subscribedAt: toSqlTime(now()),
        });
        welcomeSubscriber(context, email);
      });
      return { status: 'SUBSCRIBED' };
    },
  },
};
