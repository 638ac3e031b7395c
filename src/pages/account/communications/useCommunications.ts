import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useAsked } from '../useAsked';
import { SetChannelConsentDocument } from './ChannelConsent.graphql.generated';
import {
  CommunicationsDocument,
  type CommunicationsQuery,
  SetNewsletterDocument,
} from './Communications.graphql.generated';

/** A way in which the shop may write or speak to the customer, and whether it may. */
export interface Channel {
  /** 'newsletter', or the backend's code. */
  code: string;
  /** Null for the newsletter, whose name is the shop's own text; likewise the next. */
  label: string | null;
  /** HTML of the store: what is agreed to. */
  consentText: string | null;
  isOn: boolean;
  /** Of the latest answer, as the backend tells time; null before the first. */
  decidedAt: string | null;
}

/** Code of the newsletter, which Magento knows as a field of the customer. */
export const newsletterCode = 'newsletter';

const toChannels = ({ customer, storeConfig }: CommunicationsQuery): Channel[] | null => {
  if (!customer) return null;
  const isOn = customer.is_subscribed === true;
  const newsletter = { code: newsletterCode, label: null, consentText: null, isOn, decidedAt: null };
  // Who gets it can end it, also where the store offers it no more.
  const isOffered = storeConfig?.newsletter_enabled !== false || isOn;
  const others = CAPABILITIES.communicationChannels ? (customer.communication_channels ?? []) : [];
  return [
    ...(isOffered ? [newsletter] : []),
    ...others.map(({ code, label, consent_text, is_consent, decided_at }) => ({
      code,
      label,
      consentText: consent_text,
      isOn: is_consent,
      decidedAt: decided_at,
    })),
  ];
};

export interface Communications {
  /** Undefined while they load, null when they could not be read. */
  channels: readonly Channel[] | null | undefined;
  reload: () => Promise<void>;
  /** Switches one on or off. @throws what the backend or the network threw; it stands then as it did. */
  set: (code: string, isOn: boolean) => Promise<void>;
}

/** Ways in which the shop may reach the customer: always asked for, never kept. */
export const useCommunications = (): Communications => {
  const apollo = useApolloClient();
  const ask = useCallback(async () => {
    const { data } = await apollo.query({ query: CommunicationsDocument, fetchPolicy: 'no-cache' });
    return data ? toChannels(data) : null;
  }, [apollo]);
  const { answer: channels, reload } = useAsked(ask);
  const set = async (code: string, isOn: boolean): Promise<void> => {
    await (code === newsletterCode
      ? apollo.mutate({ mutation: SetNewsletterDocument, variables: { isSubscribed: isOn }, fetchPolicy: 'no-cache' })
      : apollo.mutate({
          mutation: SetChannelConsentDocument,
          variables: { code, isConsent: isOn },
          fetchPolicy: 'no-cache',
        }));
    await reload();
  };
  return { channels, reload, set };
};
