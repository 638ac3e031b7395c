import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCaptcha } from '@/kernel/captcha/useCaptcha';
import { errorText } from '@/kernel/errors/appError';
import type { FormValues } from '@/ui/forms/informed/InformedForm';
import { ContactUsDocument } from './api/ContactUs.graphql.generated';

export interface ContactSubmission {
  /** Sends the message; a second call while one is under way does nothing. Never rejects. */
  send: (values: FormValues) => Promise<void>;
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
  const { formatMessage } = useIntl();
  const captcha = useCaptcha('CONTACT');
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const [sentFrom, setSentFrom] = useState<string>();

  const submit = async (values: FormValues): Promise<void> => {
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
    if (data?.contactUs?.status) setSentFrom(email);
    else setError(formatMessage({ id: 'contact.failed' }));
  };

  const send: ContactSubmission['send'] = async (values) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setError('');
    try {
      await submit(values);
    } catch (failure) {
      setError(errorText(failure, formatMessage({ id: 'contact.failed' })));
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  };

  return { send, captchaPlace: captcha.place, isBusy, error, sentFrom };
};
