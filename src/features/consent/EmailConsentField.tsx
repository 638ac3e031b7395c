import { useQuery } from '@apollo/client/react';
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { CheckoutEmailConsentDocument } from './api/CheckoutEmailConsent.graphql.generated';
import { ConsentText } from './ConsentText';

export interface EmailConsentFieldProps {
  name: string;
  initialValue: boolean;
}

/** The box for letters, in the words of the store; not there where the store asks for none. */
export const EmailConsentField = ({ name, initialValue }: EmailConsentFieldProps) => {
  const { data } = useQuery(CheckoutEmailConsentDocument, { skip: !CAPABILITIES.emailConsent });
  const config = data?.storeConfig?.kl_email_consent_config;
  if (!config?.is_active || !config.checkbox_text) return null;
  return <CheckboxField name={name} initialValue={initialValue} label={<ConsentText html={config.checkbox_text} />} />;
};
