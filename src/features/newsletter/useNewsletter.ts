import { useApolloClient } from '@apollo/client/react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useCaptcha } from '@/kernel/captcha/useCaptcha';
import { useToasts } from '@/kernel/toasts/useToasts';
import { useSubmission } from '@/ui/forms/useSubmission';
import { SubscribeToNewsletterDocument } from './api/SubscribeToNewsletter.graphql.generated';

/** Milliseconds that the success is shown. */
const successTimeoutMs = 5000;

/** An address that is to be signed up, and what follows. */
interface Subscriber {
  email: string;
  onSubscribed: () => void;
}

export interface Newsletter {
  /** Signs an address up; a second call while one is under way does nothing. */
  subscribe: (subscriber: Subscriber) => void;
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

  const { isBusy, error, submit } = useSubmission<Subscriber>(async ({ email, onSubscribed }) => {
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
    onSubscribed();
  });

  return { subscribe: submit, captchaPlace: captcha.place, isBusy, error };
};
