import type { RequestContext } from '../context';
import { currentCustomer } from '../customer/currentCustomer';
import { toSqlTime } from '../db/time';
import { noSuchEntityError } from '../graphql/errors';
import type { Resolvers } from '../schema/resolvers.generated';
import { readStoreSettings } from '../stores/storeSettings';

import { listChannelAnswers, saveChannelAnswer } from './queries';

const channelsOf = ({ db, store }: RequestContext, customerId: number) => {
  const answers = listChannelAnswers(db, customerId);
  return (readStoreSettings(db, store.id).communication_channels ?? []).map((channel) => {
    const answer = answers.find((each) => each.channel === channel.code);
    return { ...channel, is_consent: answer?.is_consent === 1, decided_at: answer?.decided_at ?? null };
  });
};

/** Channels of the store, each with the customer's latest answer. Nobody has agreed who was never asked. */
export const communicationResolvers: Resolvers = {
  Customer: {
    communication_channels: ({ id }, _arguments, context) => channelsOf(context, id),
  },
  Mutation: {
    setChannelConsent: (_parent, { code, isConsent }, context) => {
      const { id } = currentCustomer(context);
      const channel = channelsOf(context, id).find((each) => each.code === code);
      if (!channel) throw noSuchEntityError(`Could not find a channel with code "${code}"`);
      saveChannelAnswer(context.db, id, {
        channel: code,
        is_consent: Number(isConsent),
        consent_text: channel.consent_text,
        decided_at: toSqlTime(context.now()),
      });
      return channelsOf(context, id).find((each) => each.code === code) ?? null;
    },
  },
};
