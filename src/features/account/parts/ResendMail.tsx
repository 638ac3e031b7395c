import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCaptcha } from '@/kernel/captcha/useCaptcha';
import { secondsToWait } from '@/kernel/errors/secondsToWait';
import { toAppError } from '@/kernel/errors/appError';
import { Button } from '@/ui/Button/Button';
import { holdFocus } from '@/ui/focus/holdFocus';
import { FormError } from '@/ui/forms/FormError';
import { useSubmission } from '@/ui/forms/useSubmission';
import { ResendConfirmationDocument } from '../api/ResendConfirmation.graphql.generated';
import styles from './Form.module.css';

/** Whether a refusal speaks of the address: that none waits, or that nothing is to be confirmed. Nobody is told so. */
const isOfAddress = (error: unknown): boolean => toAppError(error).kind === 'graphql' && secondsToWait(error) === null;

/** Has the mail sent again that opens a new account; what is said is the same for every address. */
export const ResendMail = ({ email }: { email: string }) => {
  const apollo = useApolloClient();
  const { place, createHeaders } = useCaptcha('RESEND_CONFIRMATION_EMAIL');
  const [isSent, setIsSent] = useState(false);
  const { isBusy, error, submit } = useSubmission<string>(async (address) => {
    try {
      await apollo.mutate({
        mutation: ResendConfirmationDocument,
        variables: { email: address },
        context: { headers: await createHeaders() },
        fetchPolicy: 'no-cache',
      });
    } catch (failure) {
      if (!isOfAddress(failure)) throw failure;
    }
    setIsSent(true);
  });
  if (isSent) {
    return (
      <p ref={holdFocus} className={styles.turn} role="status" tabIndex={-1}>
        <FormattedMessage id="account.mailedAgain" values={{ email }} />
      </p>
    );
  }
  return (
    <>
      <FormError text={error} />
      <div ref={place} className={styles.badge} />
      <Button priority="lowLinkUnderline" isLoading={isBusy} onClick={() => submit(email)}>
        <FormattedMessage id="account.mailAgain" />
      </Button>
    </>
  );
};
