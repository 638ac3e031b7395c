import { useQuery } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { ContactReasonsDocument } from './api/ContactReasons.graphql.generated';

export interface ContactReason {
  code: string;
  label: string;
}

/** Returns the topics of a message: the store's, or the shop's own where the store has none. */
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
