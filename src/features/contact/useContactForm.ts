import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useState } from 'react';
import { useCaptcha } from '@/kernel/captcha/useCaptcha';
import type { FormValues } from '@/ui/forms/informed/InformedForm';
import { useSubmission } from '@/ui/forms/useSubmission';
import { ContactUsDocument } from './api/ContactUs.graphql.generated';

export interface ContactSubmission {
  /** Sends the message; a second call while one is under way does nothing. */
  send: (values: FormValues) => void;
  captchaPlace: RefObject<HTMLDivElement | null>;
  isBusy: boolean;
  /** Error in words; '' when there is none. */
  error: string;
  /** Where the answer will go; undefined until the message has been taken. */
  sentFrom: string | undefined;
}

/** Sending a message to the shop. Only who ticked the box comes here. */
export const useContactForm = (): ContactSubmission => {
  const client = useApolloClient();
  const captcha = useCaptcha('CONTACT');
  const [sentFrom, setSentFrom] = useState<string>();

  const { isBusy, error, submit } = useSubmission<FormValues>(async (values) => {
    const text = (name: string): string => values.text(name).trim();
    const email = text('email');
    const headers = await captcha.createHeaders();
    const { data } = await client.mutate({
      mutation: ContactUsDocument,
      variables: {
        input: {
          name: text('name'),
          email,
          telephone: text('telephone') || null,
          comment: text('comment'),
          is_consent: true,
          contactReason: text('contactReason'),
          orderNumber: text('orderNumber') || null,
        },
      },
      context: { headers },
    });
    if (!data?.contactUs?.status) throw new Error('The message was not taken.');
    setSentFrom(email);
  });

  return { send: submit, captchaPlace: captcha.place, isBusy, error, sentFrom };
};
