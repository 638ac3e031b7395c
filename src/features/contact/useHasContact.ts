import { useQuery } from '@apollo/client/react';
import { ContactEnabledDocument } from './api/ContactEnabled.graphql.generated';

/** Whether the shop can be written to; false until that is known. The shell has asked already. */
export const useHasContact = (): boolean =>
  useQuery(ContactEnabledDocument, { skip: !CAPABILITIES.contactForm }).data?.storeConfig?.contact_enabled === true;
