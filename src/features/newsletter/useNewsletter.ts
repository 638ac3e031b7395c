import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCaptcha } from '@/kernel/captcha/useCaptcha';
import { errorText } from '@/kernel/errors/appError';
import { useToasts } from '@/kernel/toasts/useToasts';
import { SubscribeToNewsletterDocument } from './api/SubscribeToNewsletter.graphql.generated';

/** Milliseconds that the success is shown. */
const successTimeoutMs = 5000;

export interface Newsletter {
  /** Signs an address up; a second call while one is under way does nothing. Never rejects. */
  subscribe: (email: string, onSubscribed: () => void) => Promise<void>;
  captchaPlace: RefObject<HTMLDivElement | null>;
  isBusy: boolean;
  /** Error in words; '' when there is none. */
  error: string;
}

/** Signing up for the newsletter. Only who ticked the box comes here, so the call says yes. */
export const useNewsletter = (source: string): Newsletter => {
  const client = useApolloClient();
  const { formatMessage } = useIntl();
  const { addToast } = useToasts();
  const captcha = useCaptcha('NEWSLETTER');
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');

  const send = async (email: string): Promise<void> => {
    const headers = await captcha.createHeaders();
    const { data } = await client.mutate({
      mutation: SubscribeToNewsletterDocument,
      variables: { email, isConsent: true, optinSource: source },
      context: { headers },
    });
    const isWaiting = data?.subscribeEmailToNewsletter?.status === 'NOT_ACTIVE';
    addToast({
      type: 'success',
      message: formatMessage({ id: isWaiting ? 'newsletter.confirm' : 'newsletter.success' }),
      timeout: successTimeoutMs,
    });
  };

  const subscribe: Newsletter['subscribe'] = async (email, onSubscribed) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setError('');
    try {
      await send(email);
      onSubscribed();
    } catch (failure) {
      setError(errorText(failure, formatMessage({ id: 'error.generic' })));
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  };

  return { subscribe, captchaPlace: captcha.place, isBusy, error };
};
