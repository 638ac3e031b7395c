import { useQuery } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { ContactReasonsDocument } from './api/ContactReasons.graphql.generated';

export interface ContactReason {
  code: string;
  label: string;
}

/** What a message may be about: as the store says, or a few of the shop's own where the store says nothing. */
export const useContactReasons = (): readonly ContactReason[] => {
  const { formatMessage } = useIntl();
  const { data, loading } = useQuery(ContactReasonsDocument, { skip: !CAPABILITIES.contactReasons });
  if (loading) return [];
  return (
    data?.storeConfig?.contact_reasons ?? [
      { code: 'product', label: formatMessage({ id: 'contact.reasonProduct' }) },
      { code: 'order', label: formatMessage({ id: 'contact.reasonOrder' }) },
      { code: 'other', label: formatMessage({ id: 'contact.reasonOther' }) },
    ]
  );
};
