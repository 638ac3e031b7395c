import { useQuery } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { PasswordRulesDocument } from '../api/PasswordRules.graphql.generated';

/** Offers the newsletter with a new account, once it is known that there is one. */
export const NewsletterBox = () => {
  const { formatMessage } = useIntl();
  const { data } = useQuery(PasswordRulesDocument);
  if (!data || data.storeConfig?.newsletter_enabled === false) return null;
  return <CheckboxField name="isSubscribed" label={formatMessage({ id: 'account.newsletter' })} />;
};
